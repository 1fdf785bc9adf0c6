import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { PDFFont, PDFPage } from 'pdf-lib';
import type { PaperContent, PaperLayout, Passage } from './paper-content.ts';
import { wrapWords } from './wrap-words.ts';
import type { FaceName } from './wrap-words.ts';

const fixedDate = new Date('2025-10-03T12:00:00Z');
const widthPt = 612;
const heightPt = 792;
const marginPt = 72;
const halfInchPt = 36;

type Setting = {
  readonly alignment?: 'left' | 'center';
  readonly face?: FaceName;
  readonly firstLinePt?: number;
  readonly leftPt?: number;
  readonly startsPage?: boolean;
};

/** A paper as a word processor prints it: wrapped lines, double spacing, page numbers, the standard Times faces. */
export async function renderPdf(content: PaperContent, layout: PaperLayout): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(content.title);
  document.setAuthor(content.student);
  document.setProducer('Word Processor');
  document.setCreator('Word Processor');
  document.setCreationDate(fixedDate);
  document.setModificationDate(fixedDate);
  const isTimes = layout.font === 'Times New Roman';
  const faces: Record<FaceName, PDFFont> = {
    regular: await document.embedFont(isTimes ? StandardFonts.TimesRoman : StandardFonts.Helvetica),
    bold: await document.embedFont(isTimes ? StandardFonts.TimesRomanBold : StandardFonts.HelveticaBold),
    italic: await document.embedFont(
      isTimes ? StandardFonts.TimesRomanItalic : StandardFonts.HelveticaOblique,
    ),
    boldItalic: await document.embedFont(
      isTimes ? StandardFonts.TimesRomanBoldItalic : StandardFonts.HelveticaBoldOblique,
    ),
  };
  const { sizePt } = layout;
  /** Single spacing of the standard faces is 1.15 times their size. */
  const lineHeightPt = sizePt * 1.15 * layout.lineSpacing;
  let page: PDFPage | null = null;
  let y = 0;

  const startPage = (): PDFPage => {
    const started = document.addPage([widthPt, heightPt]);
    if (layout.hasPageNumbers) {
      const number = String(document.getPageCount());
      const x = widthPt - marginPt - faces.regular.widthOfTextAtSize(number, sizePt);
      started.drawText(number, { x, y: heightPt - 36 - sizePt, size: sizePt, font: faces.regular });
    }
    y = heightPt - marginPt - sizePt;
    page = started;
    return started;
  };

  const set = (words: Passage, setting: Setting = {}): void => {
    if (setting.startsPage === true) page = null;
    const { face = 'regular', firstLinePt = 0, leftPt = 0, alignment = 'left' } = setting;
    const roomPt = widthPt - 2 * marginPt - leftPt;
    for (const [index, line] of wrapWords({ words, face, faces, sizePt, roomPt, firstLinePt }).entries()) {
      const target = page === null || y < marginPt ? startPage() : page;
      const indentPt = leftPt + (index === 0 ? firstLinePt : 0);
      let x = alignment === 'center' ? (widthPt - line.widthPt) / 2 : marginPt + indentPt;
      for (const { text, face: pieceFace, widthPt: pieceWidth } of line.pieces) {
        target.drawText(text, { x, y, size: sizePt, font: faces[pieceFace] });
        x += pieceWidth;
      }
      y -= lineHeightPt;
    }
  };
  const skipLines = (count: number): void => {
    if (page === null) startPage();
    y -= lineHeightPt * count;
  };

  skipLines(3);
  set(text(content.title), { alignment: 'center', face: layout.isTitleBold ? 'bold' : 'regular' });
  skipLines(1);
  for (const line of [
    content.student,
    content.affiliation,
    content.course,
    content.instructor,
    content.dueDate,
  ]) {
    set(text(line), { alignment: 'center' });
  }
  if (content.abstract !== null) {
    set(text('Abstract'), { alignment: 'center', face: 'bold', startsPage: true });
    set(text(content.abstract));
  }
  set(text(content.title), { alignment: 'center', face: 'bold', startsPage: true });
  for (const words of content.introduction) set(words, { firstLinePt: halfInchPt });
  for (const { level, heading, paragraphs } of content.sections) {
    set(text(heading), {
      alignment: level === 1 ? 'center' : 'left',
      face: level === 3 ? 'boldItalic' : 'bold',
    });
    for (const words of paragraphs) set(words, { firstLinePt: halfInchPt });
  }
  set(text('References'), { alignment: 'center', face: 'bold', startsPage: layout.hasReferencesOnNewPage });
  const hanging = layout.hasHangingReferences ? { leftPt: halfInchPt, firstLinePt: -halfInchPt } : {};
  for (const words of content.references) set(words, hanging);
  return document.save();
}

function text(line: string): Passage {
  return [{ text: line }];
}
