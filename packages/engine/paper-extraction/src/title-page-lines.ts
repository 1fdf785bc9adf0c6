import { spanText } from '@greenpen/paper';
import type { Block, Paper } from '@greenpen/paper';

/** How far down names are looked for: a title page or the head of a first page. */
const mostLines = 14;
const longestLine = 160;
/** A block longer than this is running text, and the head is over. */
const longestHeadBlock = 300;

/** The short lines at the top of a paper, without marks of affiliation and without its title. */
export function listTitlePageLines({ blocks, text, properties }: Paper): readonly string[] {
  const lines: string[] = [];
  for (const block of blocks) {
    if (lines.length >= mostLines || isProse(block)) break;
    for (const raw of withoutRaised(block, text).split(/[\n\t]+/)) {
      const line = raw.trim();
      if (line !== '' && line.length <= longestLine) lines.push(line);
    }
  }
  const title = properties.title?.trim().toLowerCase();
  return lines.slice(0, mostLines).filter((line, index) => {
    // A title stands again above the text; a name does not.
    const isRepeated = lines.indexOf(line) !== index || isBlockBelow(line, { blocks, text });
    return !isRepeated && line.toLowerCase() !== title;
  });
}

function isBlockBelow(line: string, { blocks, text }: Pick<Paper, 'blocks' | 'text'>): boolean {
  return blocks.filter(({ span }) => spanText(text, span).trim() === line).length > 1;
}

/** Marks of affiliation ("Diaz¹") are no part of a name. */
function withoutRaised({ span, runs }: Block, text: string): string {
  if (runs.every(({ raised }) => raised === null)) return spanText(text, span);
  return runs
    .filter(({ raised }) => raised === null)
    .map((run) => spanText(text, run.span))
    .join('');
}

function isProse({ span, kind }: Block): boolean {
  return kind !== 'table' && span.end - span.start > longestHeadBlock;
}
