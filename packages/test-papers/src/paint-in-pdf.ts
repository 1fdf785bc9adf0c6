import { PDFDict, PDFName } from 'pdf-lib';
import type { PDFContext, PDFObject, PDFPage } from 'pdf-lib';

/** What a page description needs, by kind and name: fonts, patterns, graphics states. */
type Resources = Readonly<Record<string, Readonly<Record<string, PDFObject>>>>;

export type Hiding = {
  /** Operators of the page description language; `{text}` stands for the one that shows the words. */
  readonly content: string;
  /** Is given the operator that shows the words. */
  readonly resources?: (context: PDFContext, shown: string) => Resources;
};

/** Text operators that set the words in Times at the foot of the page. */
export const SET = 'BT /Plain 12 Tf 1 0 0 1 90 30 Tm {text} ET';
const BOX = '80 25 500 20 re';
/** Pixels a side. */
const LARGE = 600;
/** Side by side, each too small for a figure. */
const PICTURES = [80, 200, 320, 440].map((x) => `q 120 0 0 20 ${x} 25 cm /Picture Do Q`).join(' ');
const WHITE = { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: [0.97, 0.97, 0.97], N: 1 };
const ACROSS = { ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [0, 0, 612, 0], Extend: [true, true] };

const paints: Readonly<Record<string, Hiding>> = {
  'letters that a Type 3 font leaves empty': {
    content: 'BT /Drawn 12 Tf 1 0 0 1 90 30 Tm {text} ET',
    resources: (context) => ({ Font: { Drawn: drawnFont(context, () => '500 0 0 0 450 650 d1') } }),
  },
  'letters that a Type 3 font draws as one block': {
    content: 'BT /Drawn 12 Tf 1 0 0 1 90 30 Tm {text} ET',
    resources: (context) => ({
      Font: { Drawn: drawnFont(context, () => '500 0 0 0 450 650 d1 0 0 450 650 re f') },
    }),
  },
  'letters that a Type 3 font draws as dots': {
    content: 'BT /Drawn 12 Tf 1 0 0 1 90 30 Tm {text} ET',
    resources: (context) => ({
      Font: {
        Drawn: drawnFont(context, (code) => `500 0 0 0 450 650 d1 ${code} 0 20 20 re f`),
      },
    }),
  },
  'letters that a Type 3 font draws in white': {
    content: 'BT /Drawn 12 Tf 1 0 0 1 90 30 Tm {text} ET',
    resources: (context) => ({
      Font: { Drawn: drawnFont(context, (code) => `500 0 d0 1 g 0 0 ${code * 3} 650 re f`) },
    }),
  },
  'an encoding of blanks with a table that says words': {
    content: 'BT /Blank 12 Tf 1 0 0 1 90 30 Tm {text} ET',
    resources: (context) => ({ Font: { Blank: encodedFont(context, () => 'space') } }),
  },
  'an encoding of full stops with a table that says words': {
    content: 'BT /Blank 12 Tf 1 0 0 1 90 30 Tm {text} ET',
    resources: (context) => ({ Font: { Blank: encodedFont(context, () => 'period') } }),
  },
  'a shading of whites for the letters': {
    content: `/Pattern cs /White scn ${SET}`,
    resources: (context) => ({
      Pattern: { White: context.obj({ PatternType: 2, Shading: { ...ACROSS, Function: WHITE } }) },
    }),
  },
  'a shading painted over them': {
    content: `${SET} q ${BOX} W n /White sh Q`,
    resources: (context) => ({ Shading: { White: context.obj({ ...ACROSS, Function: WHITE }) } }),
  },
  'white letters on a white shading': {
    content: `q ${BOX} W n /White sh Q 1 g ${SET}`,
    resources: (context) => ({ Shading: { White: context.obj({ ...ACROSS, Function: WHITE }) } }),
  },
  'a black soft mask': {
    content: `/Masked gs ${SET}`,
    resources: (context) => ({ ExtGState: { Masked: softMask(context, '0 g 0 0 612 792 re f') } }),
  },
  'a soft mask that is white elsewhere': {
    content: `/Masked gs ${SET}`,
    resources: (context) => ({ ExtGState: { Masked: softMask(context, '1 g 0 200 612 500 re f') } }),
  },
  'a group without opacity': {
    content: '/Pale gs /Group Do',
    resources: (context, shown) => ({
      ExtGState: { Pale: context.obj({ ca: 0.02 }) },
      XObject: {
        Group: form(context, `/Full gs ${SET.replace('{text}', shown)}`, { Full: context.obj({ ca: 1 }) }),
      },
    }),
  },
  'a picture over them': {
    content: `${SET} ${PICTURES}`,
    resources: (context) => ({ XObject: { Picture: picture(context, [255, 255, 255]) } }),
  },
  'white letters on a white picture': {
    content: `${PICTURES} 1 g ${SET}`,
    resources: (context) => ({ XObject: { Picture: picture(context, [255, 255, 255]) } }),
  },
  'black letters on a black picture': {
    content: `${PICTURES} ${SET}`,
    resources: (context) => ({ XObject: { Picture: picture(context, [8, 8, 8]) } }),
  },
  'pictures of many pixels over them': {
    content: `${SET} ${PICTURES}`,
    resources: (context) => ({ XObject: { Picture: picture(context, [255, 255, 255], LARGE) } }),
  },
  'black letters on black pictures of many pixels': {
    content: `${PICTURES} ${SET}`,
    resources: (context) => ({ XObject: { Picture: picture(context, [8, 8, 8], LARGE) } }),
  },
  'a clip of other letters': {
    content: `7 Tr BT /Plain 8 Tf 1 0 0 1 90 300 Tm (.) Tj ET 0 Tr ${SET}`,
  },
  'a clip without a path': { content: `W n ${SET}` },
  'thin bars over them': {
    content: `${SET} 1 g ${Array.from({ length: 9 }, (_, bar) => `80 ${26 + bar * 2} 500 2.1 re f`).join(' ')}`,
  },
  'several pale coats over them': {
    content: `${SET} 1 g /Half gs ${Array.from({ length: 8 }, () => `${BOX} f`).join(' ')}`,
    resources: (context) => ({ ExtGState: { Half: context.obj({ ca: 0.6 }) } }),
  },
};

/** Ways of putting words on the page of a PDF that nobody sees, written as page descriptions. */
export function paintingsOf(
  hidings: Readonly<Record<string, Hiding>>,
): Readonly<Record<string, (page: PDFPage, text: string) => void>> {
  return Object.fromEntries(
    Object.entries(hidings).map(([name, hiding]) => [
      name,
      (page: PDFPage, text: string) => paintInPdf(page, text, hiding),
    ]),
  );
}

export const paintedHidings = paintingsOf(paints);

/** Writes a page description on a page, with what it needs. */
export function paintInPdf(page: PDFPage, text: string, { content, resources }: Hiding): void {
  const { context } = page.doc;
  const plain = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Times-Roman' });
  page.node.setFontDictionary(PDFName.of('Plain'), context.register(plain));
  const shown = `(${text.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj`;
  const all = page.node.Resources();
  for (const [kind, entries] of Object.entries(resources?.(context, shown) ?? {})) {
    const known = all?.lookup(PDFName.of(kind));
    const dictionary = known instanceof PDFDict ? known : context.obj({});
    for (const [name, entry] of Object.entries(entries)) dictionary.set(PDFName.of(name), entry);
    all?.set(PDFName.of(kind), dictionary);
  }
  const stream = context.stream(`q ${content.replaceAll('{text}', () => shown)} Q`);
  page.node.addContentStream(context.register(stream));
}

const CODES = Array.from({ length: 95 }, (_, at) => 32 + at);

/** A Type 3 font that says the letters of ASCII and draws each as `draw` says, in units of a thousandth. */
export function drawnFont(context: PDFContext, draw: (code: number) => string): PDFObject {
  const procedures = context.obj({});
  for (const code of CODES)
    procedures.set(
      PDFName.of(`c${code}`),
      context.register(context.stream(code === 32 ? '250 0 d0' : draw(code))),
    );
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 1000, 1000],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    FirstChar: 32,
    LastChar: 126,
    Widths: CODES.map((code) => (code === 32 ? 250 : 500)),
    Encoding: { Type: 'Encoding', Differences: [32, ...CODES.map((code) => PDFName.of(`c${code}`))] },
    Resources: {},
    CharProcs: procedures,
    ToUnicode: context.register(context.stream(toUnicode())),
  });
  return context.register(font);
}

/** Times with every code drawn as another character, and a table that says ASCII. */
function encodedFont(context: PDFContext, nameOf: (code: number) => string): PDFObject {
  const differences = [32, ...CODES.map((code) => PDFName.of(nameOf(code)))];
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Times-Roman',
    FirstChar: 32,
    LastChar: 126,
    Widths: CODES.map(() => 450),
    Encoding: { Type: 'Encoding', Differences: differences },
    ToUnicode: context.register(context.stream(toUnicode())),
  });
  return context.register(font);
}

/** A table that says of every code of ASCII that it is its character. */
export function toUnicode(): string {
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfrange <20> <7E> <0020> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

function form(
  context: PDFContext,
  content: string,
  states: Readonly<Record<string, PDFObject>> = {},
): PDFObject {
  return formWith(context, content, { ExtGState: states });
}

/** A form with resources of its own, among them the font "Plain". */
export function formWith(context: PDFContext, content: string, resources: Resources): PDFObject {
  const plain = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Times-Roman' };
  const stream = context.stream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 612, 792],
    Group: { S: 'Transparency', CS: 'DeviceGray' },
    Resources: { Font: { Plain: plain }, ...resources },
  });
  return context.register(stream);
}

function softMask(context: PDFContext, content: string): PDFObject {
  return context.obj({ SMask: { S: 'Luminosity', G: form(context, content) } });
}

function picture(
  context: PDFContext,
  colour: readonly [red: number, green: number, blue: number],
  side = 2,
): PDFObject {
  const pixels = Uint8Array.from({ length: side * side * 3 }, (_, at) => colour[at % 3] ?? 0);
  const stream = context.flateStream(pixels, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: side,
    Height: side,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
  });
  return context.register(stream);
}
