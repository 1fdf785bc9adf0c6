import type { Citation } from './citation.ts';
import { parenthesesIn } from './citations-groups.ts';
import { findSecondarySource, readNarrative } from './citations-narrative.ts';
import { readParenthetical } from './citations-parenthetical.ts';
import { oncePerPaper } from './once-per-paper.ts';
import type { Block, Paper } from './paper.ts';
import { sectionsOf } from './sections.ts';

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
