import { PDFArray, PDFName, PDFString } from 'pdf-lib';
import type { PDFContext, PDFObject, PDFPage } from 'pdf-lib';
import { drawnFont, paintInPdf, SET, type Hiding } from './paint-in-pdf.ts';

/** White lines from side to side and from top to bottom over the words. */
function grid(width: number, pitch: number): string {
  const rows = Array.from(
    { length: Math.ceil(20 / pitch) },
    (_, at) => `80 ${25 + at * pitch} m 580 ${25 + at * pitch} l`,
  );
  const columns = Array.from(
    { length: Math.ceil(500 / pitch) },
    (_, at) => `${80 + at * pitch} 25 m ${80 + at * pitch} 45 l`,
  );
  return [...rows, ...columns]
    .map((line) => `${line} S`)
    .join('\n')
    .replace(/^/, `1 G ${width} w `);
}

const WIDE = Array.from({ length: 50 }, () => 'W').join('');

/** Ways of painting over words with lines and letters. */
export const coverings: Readonly<Record<string, Hiding>> = {
  'a grid of thin white lines over them': { content: `${SET} ${grid(0.6, 0.7)}` },
  'a grid of white lines without a width over them': { content: `${SET} ${grid(0, 0.5)}` },
  'one path of thin white lines over them': {
    content: `${SET} ${grid(0.5, 0.6).replaceAll(' S', '')} S`,
  },
  'a huge letter of a Type 3 font over them': {
    content: `${SET} 1 g BT /Drawn 12 Tf 1 0 0 1 80 25 Tm (A) Tj ET`,
    resources: (context) => ({
      Font: { Drawn: drawnFont(context, () => '500 0 0 0 45000 2000 d1 0 0 45000 2000 re f') },
    }),
  },
  'white blocks of a Type 3 font over each letter': {
    content: `${SET} 1 g BT /Drawn 14 Tf 1 0 0 1 85 26 Tm (${Array.from({ length: 75 }, () => '!').join('')}) Tj ET`,
    resources: (context) => ({
      Font: { Drawn: drawnFont(context, () => '500 0 0 0 520 1000 d1 -10 -200 540 1300 re f') },
    }),
  },
  'other words on the same baseline': {
    content: `${SET} BT /Plain 12 Tf 1 0 0 1 92 30 Tm (${WIDE}) Tj 1 0 0 1 95 31 Tm (${WIDE}) Tj ET`,
  },
};

/** Annotations without an appearance of their own, which viewers draw by their entries. */
const annotations: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'a line without an appearance over them': { Subtype: 'Line', L: [80, 35, 580, 35], BS: { W: 24 } },
  'a pen stroke without an appearance over them': {
    Subtype: 'Ink',
    InkList: [[80, 35, 300, 35, 580, 35]],
    BS: { W: 24 },
  },
  'a polygon without an appearance over them': {
    Subtype: 'Polygon',
    Vertices: [80, 22, 580, 22, 580, 48, 80, 48],
    IC: [1, 1, 1],
  },
  'a polyline without an appearance over them': {
    Subtype: 'PolyLine',
    Vertices: [80, 35, 300, 35, 580, 35],
    BS: { W: 24 },
  },
  'a square without an appearance over them': { Subtype: 'Square', IC: [1, 1, 1] },
  'a circle without an appearance over them': {
    Subtype: 'Circle',
    IC: [1, 1, 1],
    Rect: [-400, -300, 1000, 360],
  },
  'a text box without an appearance over them': {
    Subtype: 'FreeText',
    DA: PDFString.of('/Helv 12 Tf 0 g'),
    Contents: PDFString.of(' '),
  },
  'a redaction without an appearance over them': { Subtype: 'Redact', IC: [1, 1, 1] },
  'a form field with a background over them': {
    Subtype: 'Widget',
    FT: 'Tx',
    T: PDFString.of('field'),
    MK: { BG: [1, 1, 1] },
  },
};

function annotate(page: PDFPage, text: string, entries: Readonly<Record<string, unknown>>): void {
  paintInPdf(page, text, { content: SET });
  const { context } = page.doc;
  const common = { Type: 'Annot', Rect: [70, 20, 600, 50], F: 4, C: [1, 1, 1] };
  const annotation = context.obj({ ...common, ...entries } as Parameters<PDFContext['obj']>[0]) as PDFObject;
  const known = page.node.Annots();
  const all = known instanceof PDFArray ? known : context.obj([]);
  all.push(context.register(annotation));
  page.node.set(PDFName.of('Annots'), all);
}

export const annotatedHidings: Readonly<Record<string, (page: PDFPage, text: string) => void>> =
  Object.fromEntries(
    Object.entries(annotations).map(([name, entries]) => [
      name,
      (page: PDFPage, text: string) => annotate(page, text, entries),
    ]),
  );

function hex(words: string): string {
  return Array.from(words, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
}

/** A font whose letters from "A" on are said to be `said`, one after another. */
function sayingFont(context: PDFContext, said: readonly string[]): PDFObject {
  const table = said.map((words, at) => `<${(65 + at).toString(16)}> <${hex(words)}>`).join('\n');
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${said.length} beginbfchar
${table}
endbfchar
endcmap CMapName currentdict /CMap defineresource pop end end`;
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Times-Roman',
    Encoding: 'WinAnsiEncoding',
    ToUnicode: context.register(context.stream(map)),
  });
  return context.register(font);
}

function sayInPdf(page: PDFPage, text: string, length: number): void {
  const pieces = text.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [];
  const codes = pieces.map((_, at) => (65 + at).toString(16)).join('');
  paintInPdf(page, text, {
    content: `BT /Saying 12 Tf 1 0 0 1 90 30 Tm <${codes}> Tj ET`,
    resources: (context) => ({ Font: { Saying: sayingFont(context, pieces) } }),
  });
}

/** Ways of drawing fewer letters than the file says are there. */
export const sayingHidings: Readonly<Record<string, (page: PDFPage, text: string) => void>> = {
  'one letter that says a sentence': (page, text) => sayInPdf(page, text, text.length),
  'letters that say five each': (page, text) => sayInPdf(page, text, 5),
  'letters that say three each': (page, text) => sayInPdf(page, text, 3),
};
