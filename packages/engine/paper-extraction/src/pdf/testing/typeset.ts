import type { PDFDocument, PDFFont, PDFPage, RGB } from 'pdf-lib';
import { PDFDocument as Document, StandardFonts } from 'pdf-lib';

export type Paragraph = {
  readonly text: string;
  readonly style?: 'bold' | 'italic' | undefined;
  readonly align?: 'left' | 'center' | 'right' | 'justify' | undefined;
  readonly sizePt?: number | undefined;
  readonly firstLinePt?: number | undefined;
  readonly leftPt?: number | undefined;
  /** Multiple of single spacing, which in Times is 1.15 ems. */
  readonly spacing?: number | undefined;
  readonly beforePt?: number | undefined;
  readonly startsPage?: boolean | undefined;
  readonly colour?: RGB | undefined;
};

export type Manuscript = {
  readonly paragraphs: readonly Paragraph[];
  /** Drawn half an inch from the top of every page. */
  readonly header?: { readonly left?: string; readonly right?: (page: number) => string } | undefined;
  readonly marginPt?: number | undefined;
  readonly pageSize?: readonly [number, number] | undefined;
  /** Changes the document before it is saved. */
  readonly finish?: ((document: PDFDocument, pages: readonly PDFPage[]) => Promise<void> | void) | undefined;
};

type Fonts = Readonly<Record<'regular' | 'bold' | 'italic', PDFFont>>;

/** Sets a manuscript in Times the way a word processor does: greedy lines, one text operation per line. */
export async function typeset(manuscript: Manuscript): Promise<Uint8Array> {
  const document = await Document.create();
  const fonts: Fonts = {
    regular: await document.embedFont(StandardFonts.TimesRoman),
    bold: await document.embedFont(StandardFonts.TimesRomanBold),
    italic: await document.embedFont(StandardFonts.TimesRomanItalic),
  };
  const setter = new Setter(document, fonts, manuscript);
  for (const paragraph of manuscript.paragraphs) setter.set(paragraph);
  await manuscript.finish?.(document, document.getPages());
  return document.save({ useObjectStreams: false });
}

class Setter {
  readonly #document: PDFDocument;
  readonly #fonts: Fonts;
  readonly #manuscript: Manuscript;
  readonly #margin: number;
  readonly #size: readonly [number, number];
  #page: PDFPage;
  #y = 0;

  constructor(document: PDFDocument, fonts: Fonts, manuscript: Manuscript) {
    this.#document = document;
    this.#fonts = fonts;
    this.#manuscript = manuscript;
    this.#margin = manuscript.marginPt ?? 72;
    this.#size = manuscript.pageSize ?? [612, 792];
    this.#page = this.#startPage();
  }

  set(paragraph: Paragraph): void {
    if (paragraph.startsPage === true) this.#page = this.#startPage();
    const size = paragraph.sizePt ?? 12;
    const font = this.#fonts[paragraph.style ?? 'regular'];
    this.#y -= paragraph.beforePt ?? 0;
    const width = this.#size[0] - this.#margin * 2 - (paragraph.leftPt ?? 0);
    const lines = breakLines(paragraph, font, size, width);
    lines.forEach((line, i) => {
      this.#y -= size * 1.15 * (paragraph.spacing ?? 2);
      if (this.#y < this.#margin) {
        this.#page = this.#startPage();
        this.#y -= size * 1.15 * (paragraph.spacing ?? 2);
      }
      const indent = i === 0 ? (paragraph.firstLinePt ?? 0) : 0;
      const spare = width - indent - widthAsDrawn(line, font, size);
      const shift = paragraph.align === 'center' ? spare / 2 : paragraph.align === 'right' ? spare : 0;
      const x = this.#margin + (paragraph.leftPt ?? 0) + indent + shift;
      const options = { y: this.#y, size, font, ...(paragraph.colour && { color: paragraph.colour }) };
      const words = line.split(' ');
      if (paragraph.align !== 'justify' || i === lines.length - 1) {
        this.#page.drawText(line, { x, ...options });
      } else {
        const gap = spare / (words.length - 1) + font.widthOfTextAtSize(' ', size);
        let at = x;
        for (const word of words) {
          this.#page.drawText(word, { x: at, ...options });
          at += widthAsDrawn(word, font, size) + gap;
        }
      }
    });
  }

  #startPage(): PDFPage {
    const page = this.#document.addPage([...this.#size]);
    const { header } = this.#manuscript;
    const y = this.#size[1] - 46;
    const font = this.#fonts.regular;
    if (header?.left !== undefined) page.drawText(header.left, { x: this.#margin, y, size: 12, font });
    const right = header?.right?.(this.#document.getPageCount());
    if (right !== undefined) {
      const x = this.#size[0] - this.#margin - widthAsDrawn(right, font, 12);
      page.drawText(right, { x, y, size: 12, font });
    }
    this.#y = this.#size[1] - this.#margin;
    return page;
  }
}

function breakLines(paragraph: Paragraph, font: PDFFont, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    const room = width - (lines.length === 0 ? (paragraph.firstLinePt ?? 0) : 0);
    if (line !== '' && widthAsDrawn(longer, font, size) > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** The library counts kerning when it measures a text, and leaves it out when it draws one. */
function widthAsDrawn(text: string, font: PDFFont, size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + font.widthOfTextAtSize(letter, size), 0);
}
