import type { Paper } from '@greenpen/paper';
import { isMonospaced, oncePerPaper } from '@greenpen/paper-structure';
import { bodyParagraphsOf } from '../format-facts.ts';

type Face = { readonly family: RegExp; readonly name: string; readonly sizePt: number };

/** The fonts that the manual names, each with its size, and their free substitutes. */
const FACES: readonly Face[] = [
  {
    family: /^(?:times|liberation serif|nimbus rom|tex gyre termes|tinos|freeserif)/i,
    name: 'Times New Roman',
    sizePt: 12,
  },
  {
    family: /^(?:arial|helvetica|liberation sans|nimbus sans|arimo|tex gyre heros)/i,
    name: 'Arial',
    sizePt: 11,
  },
  { family: /^(?:calibri|carlito)/i, name: 'Calibri', sizePt: 11 },
  { family: /^georgia|^gelasio/i, name: 'Georgia', sizePt: 11 },
  { family: /^lucida sans/i, name: 'Lucida Sans Unicode', sizePt: 10 },
  {
    family: /^(?:computer modern|latin modern|cmr|cmu|lmroman|lm roman|sfrm)/i,
    name: 'Computer Modern',
    sizePt: 10,
  },
];

export function faceOf(font: string): Face | null {
  return FACES.find(({ family }) => family.test(font)) ?? null;
}

export type FontUse = { readonly font: string; readonly sizePt: number | null; readonly share: number };

/** Fonts of the body's paragraphs by their share of the letters, largest first; empty where the file is silent. */
export const bodyFontsOf: (paper: Paper) => readonly FontUse[] = oncePerPaper((paper) => {
  const letters = new Map<string, { font: string; sizePt: number | null; count: number }>();
  let all = 0;
  for (const { runs } of bodyParagraphsOf(paper)) {
    for (const { font, sizePt, span, raised } of runs) {
      if (font === null || raised !== null || isMonospaced(font)) continue;
      const name = faceOf(font)?.name ?? font;
      const size = sizePt === null ? null : Math.round(sizePt * 2) / 2;
      const use = letters.get(`${name} ${size}`) ?? { font: name, sizePt: size, count: 0 };
      use.count += span.end - span.start;
      all += span.end - span.start;
      letters.set(`${name} ${size}`, use);
    }
  }
  return [...letters.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ font, sizePt, count }) => ({ font, sizePt, share: count / all }));
});
