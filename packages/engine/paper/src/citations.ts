import type { Citation } from './citation.ts';
import { findSecondarySource, readNarrative } from './citations-narrative.ts';
import { readParenthetical } from './citations-parenthetical.ts';
import { oncePerPaper } from './once-per-paper.ts';
import type { Block, Paper } from './paper.ts';
import { sectionsOf } from './sections.ts';
import type { Span } from './span.ts';

/** Longer than the longest list of works that people cite at once. */
const LONGEST = 900;

/** Every work cited outside the title page and the reference list, in the order of the text. */
export const citationsOf: (paper: Paper) => readonly Citation[] = oncePerPaper((paper) =>
  sectionsOf(paper)
    .filter(({ kind }) => kind !== 'references' && kind !== 'title-page')
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => readBlock(paper.text, block))
    .toSorted((a, b) => a.span.start - b.span.start),
);

const NOTE_PAGE = /^,\s(?:\d{1,4}(?:[–-]\d{1,4})?|[ivxl]+)(?:[.;]|\s*$|,\s\d)/u;

function readBlock(text: string, { span: { start, end } }: Block): readonly Citation[] {
  const found: Citation[] = [];
  let readUpTo = start;
  for (const group of parenthesesIn(text.slice(start, end), start)) {
    // What an inner pair gave is not read again as part of the outer one.
    if (group.holdsOthers && group.start < readUpTo) continue;
    // "(Sutton, 1988), 54." of a note names publisher and year of a book.
    if (NOTE_PAGE.test(text.slice(group.end, end))) continue;
    const narrative = readNarrative(text, start, group);
    const source = narrative.length > 0 ? findSecondarySource(text, group) : null;
    const works =
      narrative.length === 0
        ? readParenthetical(text, group)
        : [
            ...narrative,
            ...(source === null ? [] : readParenthetical(text, { start: source.start - 1, end: source.end })),
          ];
    found.push(...works);
    if (works.length > 0) readUpTo = group.end;
  }
  return found;
}

/** A pair of parentheses, both included. */
type Parenthesis = Span & { readonly holdsOthers: boolean };

/** Matched pairs in the order of their closing; an opening one without its partner is passed over. */
function parenthesesIn(text: string, offset: number): readonly Parenthesis[] {
  const open: { start: number; holdsOthers: boolean }[] = [];
  const found: Parenthesis[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '(') open.push({ start: index, holdsOthers: false });
    if (character !== ')') continue;
    const last = open.pop();
    if (last === undefined) continue;
    const outer = open.at(-1);
    if (outer !== undefined && index - outer.start <= LONGEST) outer.holdsOthers = true;
    if (index - last.start <= LONGEST) {
      found.push({ start: offset + last.start, end: offset + index + 1, holdsOthers: last.holdsOthers });
    }
  }
  return found;
}
