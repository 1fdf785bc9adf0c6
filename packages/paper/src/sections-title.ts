import type { Block, Paper } from './paper.ts';
import { blockText, countWords, normalizeTitle } from './sections-labels.ts';
import { titlePageElementsOf } from './sections-title-page.ts';
import { sectionsOf } from './sections.ts';

const NOT_A_TITLE =
  /^(?:running head|author(?:['’]s)? note|by$|by\s+\p{Lu}|assignment\s*\d*$|week \d+|name:|students?(?:['’]s)?(?:\s+(?:name|id|number))?\s*(?:[:#]|$)|student\s+(?:name|id|number)\b)/iu;
const NAME = /^(?:by\s+)?(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)(?:\s+(?:\p{Lu}\.|\p{Lu}[\p{L}'’-]+)){1,3}$/u;

/** The title as the title page shows it; `null` without a title page or when no line can be told to be it. */
export function findTitle(paper: Paper): Block | null {
  const page = sectionsOf(paper).find(({ kind }) => kind === 'title-page');
  if (page === undefined) return null;
  const lines = page.blocks.filter((block) => block.kind === 'paragraph' && isTitleLike(paper, block));
  const styled = lines.find(({ style }) => style?.toLowerCase() === 'title');
  const bold = lines.find((block) => block.runs.length > 0 && block.runs.every((run) => run.bold === true));
  const [top] = page.blocks;
  // A first line that could be an institution is the title where a name alone would be left for it.
  const nameOnly = lines[0] !== undefined && NAME.test(blockText(paper, lines[0])) && lines[0] !== top;
  return styled ?? bold ?? titleAfterHeading(paper, page.blocks) ?? (nameOnly ? null : (lines[0] ?? null));
}

/** The title where it stands again above the first paragraph of the text; `null` if it is not there. */
export function findRepeatedTitle(paper: Paper): Block | null {
  const body = sectionsOf(paper).find(({ kind }) => kind === 'body');
  const first = body?.blocks[0];
  if (first === undefined || first.kind !== 'paragraph') return null;
  const text = blockText(paper, first);
  if (countWords(text) > 35) return null;
  if (first.style?.toLowerCase() === 'title') return first;
  const title = findTitle(paper);
  if (title === null) return first.format.alignment === 'center' && isTitleLike(paper, first) ? first : null;
  return isSameTitle(blockText(paper, title), text) ? first : null;
}

/** True when two titles share their words but for small differences, or one is the other without its subtitle. */
export function isSameTitle(one: string, other: string): boolean {
  const first = normalizeTitle(one);
  const second = normalizeTitle(other);
  if (first === '' || second === '') return false;
  if (first.startsWith(second) || second.startsWith(first)) return true;
  const words = new Set(first.split(' '));
  const others = second.split(' ');
  const shared = others.filter((word) => words.has(word)).length;
  return shared / Math.max(words.size, others.length) >= 0.7;
}

function isTitleLike(paper: Paper, block: Block): boolean {
  const text = blockText(paper, block);
  return (
    text.length > 0 &&
    countWords(text) <= 35 &&
    !NOT_A_TITLE.test(text) &&
    titlePageElementsOf(text).length === 0
  );
}

/** A page headed by name, instructor, course and date carries its title last. */
function titleAfterHeading(paper: Paper, blocks: readonly Block[]): Block | null {
  const first = blocks[0];
  const last = blocks.at(-1);
  if (first === undefined || last === undefined || blocks.length < 4) return null;
  const opensWithName = NAME.test(blockText(paper, first));
  const beforeLast = blocks.at(-2);
  const dated =
    beforeLast !== undefined && titlePageElementsOf(blockText(paper, beforeLast)).includes('date');
  return opensWithName && dated && isTitleLike(paper, last) ? last : null;
}
