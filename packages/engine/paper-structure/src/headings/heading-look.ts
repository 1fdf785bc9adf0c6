import type { Block, Paper, Span } from '@greenpen/paper';
import { blockText, countWords, isFloatLabel, isKeywordsLine, isProse } from '../sections/labels.ts';

/** `level` as the look says it; `null` where the file tells no look, so that only the words speak. */
export type LookedHeading = { readonly span: Span; readonly level: number };

const USUAL_HEADING =
  /^(?:introduction|background|literature review|review of (?:the )?literature|theoretical framework|(?:research )?methods?|methodology|participants|materials|measures|procedures?|design|data analysis|analysis|results|findings|discussion|general discussion|limitations|implications|future (?:research|directions)|recommendations|conclusions?|summary|reflection|purpose|problem statement|statement of the problem|research questions?|hypothes[ei]s|acknowledge?ments)$/i;
const NOT_A_HEADING =
  /^(?:hello|hi|dear|note|notes|keywords|source|question|answer|step|to|from|re|subject)\b[^\w]*$/i;
const NUMBERED = /^(\d+(?:\.\d+)*)[.)]?\s+\p{Lu}/u;
const MARKED_UP = /^(#{1,5})\s+\S/;
const RUN_IN_STOPS = /^(?:notes?|question|answer|q|a|step|table|figure|keywords|hypothesis|h\d)\b/i;

/** A line of its own that looks like a heading in a paper without or beside heading styles. */
export function headingByLook(paper: Paper, blocks: readonly Block[], index: number): LookedHeading | null {
  const block = blocks[index];
  const next = blocks[index + 1];
  if (block === undefined || next === undefined || block.kind !== 'paragraph') return null;
  const text = blockText(paper, block);
  if (!isHeadingShaped(text) || block.listLabel !== null || isAfterFloatLabel(paper, blocks, index))
    return null;
  if (!leadsOn(paper, next) || isInBoldRun(paper, blocks, index)) return null;
  const level = levelByLook(block, text, isProse(blockText(paper, next)));
  return level === null ? null : { span: block.span, level };
}

/** "**Night work.** Nurses who…": bold words with a full stop that open a paragraph. */
export function runInHeading(paper: Paper, block: Block): LookedHeading | null {
  if (block.kind !== 'paragraph') return null;
  const bolds = leadingBold(block);
  const last = bolds.at(-1);
  if (last === undefined || last.span.end >= block.span.end) return null;
  const end = paper.text[last.span.end] === '.' ? last.span.end + 1 : last.span.end;
  const span = {
    start: block.span.start,
    end: end - trailingSpaces(paper.text.slice(block.span.start, end)),
  };
  const words = paper.text.slice(span.start, span.end);
  const rest = paper.text.slice(span.end, block.span.end);
  if (!/^\p{Lu}[^.!?]*\.$/u.test(words) || countWords(words) > 12 || countWords(rest) < 8) return null;
  if (RUN_IN_STOPS.test(words)) return null;
  return { span, level: bolds.every(({ italic }) => italic === true) ? 5 : 4 };
}

/** "Introduction", "Method", "2. Results": a heading that papers of any subject have. */
export function isUsualHeading(text: string): boolean {
  return USUAL_HEADING.test(text.replace(/^\d+(?:\.\d+)*[.)]?\s+/u, '').replace(/\.$/, ''));
}

function leadingBold(block: Block) {
  const plain = block.runs.findIndex(({ bold }) => bold !== true);
  return plain === -1 ? [] : block.runs.slice(0, plain);
}

function trailingSpaces(text: string): number {
  return text.length - text.trimEnd().length;
}

function isHeadingShaped(text: string): boolean {
  const words = countWords(text);
  if (words === 0 || words > 14 || text.length > 110) return false;
  if (!/^[\p{Lu}\d"“(#]/u.test(text) || /[,;:]$/.test(text) || /https?:|www\.|@/.test(text)) return false;
  if (text.endsWith('.') && (words > 8 || /[.!?]\s/.test(text))) return false;
  return !isFloatLabel(text) && !isKeywordsLine(text) && !NOT_A_HEADING.test(text);
}

function levelByLook(block: Block, text: string, beforeProse: boolean): number | null {
  const runs = block.runs.filter(({ span }) => span.end > span.start);
  const usual = isUsualHeading(text);
  const marked = MARKED_UP.exec(text)?.[1];
  if (runs.length === 0 || runs.some(({ bold }) => bold === null)) {
    if (!beforeProse) return null;
    if (marked !== undefined) return marked.length;
    const number = NUMBERED.exec(text)?.[1];
    if (number !== undefined) return isTitleCased(text) || usual ? number.split('.').length : null;
    return usual || (isTitleCased(text) && !/[.!?]$/.test(text)) ? 1 : null;
  }
  const bold = runs.every((run) => run.bold === true);
  const italic = runs.every((run) => run.italic === true);
  const underlined = runs.every((run) => run.underline === true);
  const centred = block.format.alignment === 'center';
  if (bold) return centred ? 1 : italic ? 3 : 2;
  if (!beforeProse) return null;
  if (centred) return usual || isTitleCased(text) ? 1 : null;
  if (italic || underlined) return usual || isTitleCased(text) ? 3 : null;
  return usual ? 2 : null;
}

/** Most longer words are capitalised, or all letters are capitals. */
function isTitleCased(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (words.length === 0 || words.length > 9) return false;
  const longer = words.filter((word) => word.length > 3);
  const capitalised = longer.filter((word) => /^\p{Lu}/u.test(word)).length;
  return longer.length > 0 && capitalised / longer.length >= 0.75;
}

/** A heading is above text, a list, a table, or another heading. */
function leadsOn(paper: Paper, next: Block): boolean {
  if (next.kind !== 'paragraph' || next.headingLevel !== null) return next.kind !== 'footnote';
  const text = blockText(paper, next);
  return countWords(text) >= 12 || isBold(next) || isFloatLabel(text) || text.endsWith(':');
}

function isBold(block: Block): boolean {
  return block.runs.length > 0 && block.runs.every(({ bold }) => bold === true);
}

/** Three bold lines in a row are a cover sheet, a form or an outline rather than headings. */
function isInBoldRun(paper: Paper, blocks: readonly Block[], index: number): boolean {
  let length = 1;
  const isShortBold = (block: Block | undefined) =>
    block !== undefined && isBold(block) && !isProse(blockText(paper, block));
  if (!isShortBold(blocks[index])) return false;
  for (let before = index - 1; isShortBold(blocks[before]); before -= 1) length += 1;
  for (let after = index + 1; isShortBold(blocks[after]); after += 1) length += 1;
  return length > 3;
}

function isAfterFloatLabel(paper: Paper, blocks: readonly Block[], index: number): boolean {
  const previous = blocks[index - 1];
  return previous !== undefined && isFloatLabel(blockText(paper, previous));
}
