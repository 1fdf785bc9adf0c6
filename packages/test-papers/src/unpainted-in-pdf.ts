import type { PDFContext, PDFObject } from 'pdf-lib';
import { SET, toUnicode, type Hiding } from './paint-in-pdf.ts';

/** A font that readers replace by their own, with a table that says the letters of ASCII. */
function signFont(context: PDFContext, name: string): PDFObject {
  const table = context.register(context.stream(toUnicode()));
  return context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: name, ToUnicode: table });
}

const inSigns = (name: string): Hiding => ({
  content: SET.replace('/Plain', '/Signs'),
  resources: (context) => ({ Font: { Signs: signFont(context, name) } }),
});

/** Ways of setting words in letters that are not painted, or in signs that are none. */
export const unpaintings: Readonly<Record<string, Hiding>> = {
  'outlines of gaps between dashes': { content: `[0 1000] 0 d 0.5 w 1 Tr ${SET}` },
  'outlines that begin in a gap': { content: `[0.01 100000] 50 d 1 Tr ${SET}` },
  'outlines of gaps by a graphics state': {
    content: `/Gaps gs 1 Tr ${SET}`,
    resources: (context) => ({ ExtGState: { Gaps: context.obj({ D: [[0, 999], 0] }) } }),
  },
  'white letters whose black outlines are gaps': { content: `[0 1000] 0 d 1 g 2 Tr ${SET}` },
  'white letters on a line of gaps': { content: `[0 1000] 0 d 20 w 80 35 m 580 35 l S 1 g ${SET}` },
  'Dingbats that a table calls letters': inSigns('ZapfDingbats'),
  'Greek letters that a table calls Latin': inSigns('Symbol'),
  'a font of signs of the reader': inSigns('Wingdings-Regular'),
};
