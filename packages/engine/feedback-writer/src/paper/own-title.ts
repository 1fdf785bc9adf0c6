import type { AssignmentBrief } from '@greenpen/grading';
import { type Paper, spanText } from '@greenpen/paper';
import { findTitle, openingTitleOf, wordSpansIn } from '@greenpen/paper-structure';
import { MEMO_LINE } from './quote.ts';

/** The headline of a paper as it can be quoted; `null` without one. */
export function titleOf(paper: Paper): string | null {
  const above = openingTitleOf(paper).map(({ span }) => spanText(paper.text, span).trim());
  const title = findTitle(paper)?.text ?? above.join(' ');
  const words = wordSpansIn(title).length;
  return words >= 2 && words <= 15 && !/["“”\n!]/u.test(title) && !MEMO_LINE.test(title) ? title : null;
}

const MOST_WORDS = 9;
/** Kinds of work and of sessions: "Final Research Paper" is the name of any paper. */
const WORKS =
  'essay paper memo report lab discussion post quiz exam final project draft reflection response review reading week unit module assignment research case study analysis proposal summary the and for one two three';

/** A title that says something which neither the assignment's title nor the kind of work says; `null` for any other. */
export function ownTitleOf(title: string | null, brief: AssignmentBrief | null): string | null {
  if (title === null || wordSpansIn(title).length > MOST_WORDS || !/\p{Ll}/u.test(title)) return null;
  const known = new Set(`${brief?.title ?? ''} ${WORKS}`.toLowerCase().match(/\p{L}+/gu));
  const isOwn = (title.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => !known.has(word));
  return isOwn ? title : null;
}
