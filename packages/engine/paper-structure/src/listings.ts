import { oncePerPaper } from './once-per-paper.ts';
import { type Block, type Paper, spanText } from '@greenpen/paper';

const MONOSPACED =
  /courier|consolas|\bmono|monospace|mono\b|typewriter|cmtt|lmmono|menlo|lucida console|source code/i;

/** Lines that are written in this way in programs and nowhere else. */
const CODE: readonly RegExp[] = [
  /^(?:async )?(?:def|class|function|func|fn)\s+\w+\s*[([{<:].*[:{)]$/u,
  /^from [\w.]+ import \S|^import [\w.]+(?: as \w+)?;?$|^import .+ from ["']|^#include\s*[<"]|^library\(\w+\)$/u,
  /^(?:for|while|if|elif|else if|switch|with|try|catch)\b.*[()[\]=<>].*[:{]$|^(?:else|try|finally)\s*[:{]$|^for \w+(?:, ?\w+)* in [\w.]+:$/u,
  /^(?:return|print|echo|const|let|var|public|private|static|void|int|float|double|char)\b[^.?!]*[()[\]=;{}"']/u,
  /^[\w.$[\]"'-]{1,60}\s?(?:=|:=|<-|\+=|-=)\s?\S.{0,120}$/u,
  /^[\w.]+\((?:[^()]|\([^()]*\))*\)[;,]?$/u,
  /^[}\])]+[;,)]*$|^(?:\/\/|#!|\/\*|\*\/|>>> |\$ \S)|^<\/?[a-z][\w-]*(?:\s[^<>]*)?>/u,
  /^(?:SELECT\s.+\sFROM|INSERT INTO|UPDATE\s\w+\sSET|CREATE (?:TABLE|VIEW|INDEX)|DELETE FROM)\b/u,
];
const SENTENCE_END = /\p{L}{2}[.?!]["”’)]*$/u;

const LONGEST_CELL_WORDS = 8;
/** UTF-16 units. */
const LONGEST_ROW = 600;

/** Whether a font is one that code is set in. */
export function isMonospaced(font: string): boolean {
  return MONOSPACED.test(font);
}

/** Whether a paragraph is a line of a program or a row of a table, which nobody reads as prose. */
export function isListing(paper: Paper, block: Block): boolean {
  const text = spanText(paper.text, block.span).trim();
  return isTableRow(text) || isCodeLine(text) || (isSetAsCode(paper, block) && !isTyped(paper));
}

/** A line of a program, told from how it is written. */
function isCodeLine(text: string): boolean {
  if (text === '' || text.length > 400) return false;
  if (SENTENCE_END.test(text) && !/[()[\]{}=]/u.test(text)) return false;
  return CODE.some((pattern) => pattern.test(text));
}

/** Cells beside each other, parted by tabs, bars or wide gaps; or nothing but figures. */
function isTableRow(text: string): boolean {
  if (/^[\d\s.,%±–-]+$/u.test(text)) return /\d/u.test(text);
  if (text.length > LONGEST_ROW) return false;
  const cells = text.split(/\t|\|| {3}/u).filter((cell) => cell.trim() !== '');
  if (cells.length < 2 || (cells.length === 2 && !text.includes('\t'))) return false;
  return cells.every((cell) => cell.trim().split(/\s+/u).length <= LONGEST_CELL_WORDS);
}

function isSetAsCode(paper: Paper, block: Block): boolean {
  const inked = block.runs.filter(({ span }) => /\S/u.test(spanText(paper.text, span)));
  return inked.length > 0 && inked.every(({ font }) => font !== null && isMonospaced(font));
}

/** A paper set in a typewriter font from beginning to end holds no more code than others. */
const isTyped: (paper: Paper) => boolean = oncePerPaper((paper) => {
  const set = paper.blocks.filter((block) => isSetAsCode(paper, block));
  return lettersOf(set) > lettersOf(paper.blocks) / 2;
});

function lettersOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { span }) => sum + span.end - span.start, 0);
}
