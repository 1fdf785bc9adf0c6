import { type Paper, spanText } from '@greenpen/paper';
import { proseOf } from '../../grammar/prose.ts';

/** A paragraph of the student's own words; what is quoted is blanked, so that offsets still fit the paper. */
export type RunningText = { readonly start: number; readonly text: string };

const QUOTATION = /“[^“”]{1,2000}”|(?<![\p{L}\p{N}])"[^"]{1,2000}"/gu;

/** The paragraphs of abstract and body with straight apostrophes and plain spaces. */
export function runningTextOf(paper: Paper): readonly RunningText[] {
  return proseOf(paper).map(({ span }) => ({
    start: span.start,
    text: spanText(paper.text, span)
      .replaceAll(QUOTATION, (quotation) => '¤'.repeat(quotation.length))
      .replaceAll('’', "'")
      .replaceAll(/[\u00a0\u2007\u2009\u202f\t\n]/gu, ' '),
  }));
}

export type Place = { readonly start: number; readonly end: number; readonly match: RegExpExecArray };

/** Every place where a pattern fits the running text, with offsets into the paper; the group `wrong` is what is marked. */
export function placesOf(paper: Paper, pattern: RegExp): readonly Place[] {
  const flags = [...new Set(`${pattern.flags}gd`)].join('');
  return runningTextOf(paper).flatMap(({ start, text }) =>
    [...text.matchAll(new RegExp(pattern.source, flags))].map((match) => {
      const [from, to] = match.indices?.groups?.['wrong'] ?? match.indices?.[0] ?? [0, 0];
      return { start: start + from, end: start + to, match };
    }),
  );
}
