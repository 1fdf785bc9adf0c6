import {
  AlignmentType,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  Document,
  Header,
  HeadingLevel,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import type { IParagraphOptions } from 'docx';
import type { PaperContent, PaperLayout, Passage } from './paper-content.ts';
import { settleZip } from './settle-zip.ts';

const halfInch = 720;
const headingLevels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

/** What a test wants to hide: paragraphs at the end of the body, a comment on its last word. */
export type DocxHiding = { readonly extra?: readonly Paragraph[]; readonly comment?: string };

/** A paper as Word would hold it: styles for headings, a header with the page number, hanging references. */
export async function renderDocx(
  content: PaperContent,
  layout: PaperLayout,
  hiding: DocxHiding = {},
): Promise<Uint8Array> {
  const { title, student, affiliation, course, instructor, dueDate } = content;
  const reference = (words: Passage) =>
    paragraph(words, layout.hasHangingReferences ? { indent: { left: halfInch, hanging: halfInch } } : {});
  const children = [
    blank(),
    blank(),
    blank(),
    centred(title, layout.isTitleBold),
    blank(),
    ...[student, affiliation, course, instructor, dueDate].map((line) => centred(line)),
    ...(content.abstract === null
      ? []
      : [label('Abstract', true), paragraph([{ text: content.abstract }], {})]),
    label(title, true),
    ...content.introduction.map(body),
    ...content.sections.flatMap((section) => [
      heading(section.heading, section.level),
      ...section.paragraphs.map(body),
    ]),
    label('References', layout.hasReferencesOnNewPage),
    ...content.references.map(reference),
    ...(hiding.extra ?? []),
    ...(hiding.comment === undefined ? [] : [commentedParagraph()]),
  ];
  const pageNumber = new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [new TextRun({ children: [PageNumber.CURRENT] })],
  });
  const document = new Document({
    creator: student,
    title,
    styles: stylesOf(layout),
    ...(hiding.comment === undefined ? {} : { comments: commentsOf(hiding.comment) }),
    sections: [
      {
        properties: {
          page: {
            size: { width: 12_240, height: 15_840 },
            margin: { top: 1440, right: 1440, bottom: 1440, left: 1440 },
          },
        },
        ...(layout.hasPageNumbers ? { headers: { default: new Header({ children: [pageNumber] }) } } : {}),
        children,
      },
    ],
  });
  return settleZip(new Uint8Array(await Packer.toArrayBuffer(document)), student);
}

function paragraph(words: Passage, options: Omit<IParagraphOptions, 'children'>): Paragraph {
  return new Paragraph({
    ...options,
    children: words.map(({ text, isItalic }) => new TextRun({ text, italics: isItalic ?? false })),
  });
}

function stylesOf({ font, sizePt, lineSpacing }: PaperLayout) {
  const spacing = { line: lineSpacing * 240, lineRule: LineRuleType.AUTO, before: 0, after: 0 };
  const run = { font, size: sizePt * 2, bold: true, color: '000000' };
  return {
    default: {
      document: { run: { font, size: sizePt * 2 }, paragraph: { spacing } },
      heading1: { run, paragraph: { spacing, alignment: AlignmentType.CENTER } },
      heading2: { run, paragraph: { spacing } },
      heading3: { run: { ...run, italics: true }, paragraph: { spacing } },
    },
  };
}

function commentedParagraph(): Paragraph {
  return new Paragraph({
    children: [
      new CommentRangeStart(0),
      new CommentRangeEnd(0),
      new TextRun({ children: [new CommentReference(0)] }),
    ],
  });
}

function commentsOf(text: string) {
  const date = new Date('2025-10-03T12:00:00Z');
  return { children: [{ id: 0, author: 'Reader', date, children: [new Paragraph(text)] }] };
}

function centred(text: string, isBold = false): Paragraph {
  return new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, bold: isBold })] });
}

function blank(): Paragraph {
  return new Paragraph({});
}

function body(words: Passage): Paragraph {
  return paragraph(words, { indent: { firstLine: halfInch } });
}

function heading(text: string, level: 1 | 2 | 3): Paragraph {
  return new Paragraph({
    heading: headingLevels[level - 1] ?? HeadingLevel.HEADING_1,
    children: [new TextRun(text)],
  });
}

function label(text: string, startsPage: boolean): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_1,
    pageBreakBefore: startsPage,
    children: [new TextRun(text)],
  });
}
