import type { Block, Paper, Span } from '@greenpen/paper';
import { sectionsOf } from '@greenpen/paper-structure';

export const mostCharacters = 60_000;

/**
 * The paper without its title page, which holds names and nothing to comment on. Of a very long paper the middle is
 * left out: how it begins, how it ends and its references say most about it.
 */
export function paperText(paper: Paper, leaveOut: readonly Span[] = []): string {
  return shortened(textOf(paper, blocksOf(paper, ['title-page']), leaveOut));
}

/** Running text alone, whose language is judged: no references, tables or figures. */
export function proseText(paper: Paper, leaveOut: readonly Span[] = []): string {
  const others = blocksOf(paper, ['title-page', 'references', 'tables-and-figures']).filter(
    ({ kind }) => kind === 'paragraph' || kind === 'list-item',
  );
  return shortened(textOf(paper, others, leaveOut));
}

function blocksOf(paper: Paper, without: readonly string[]): readonly Block[] {
  const left = new Set(
    sectionsOf(paper)
      .filter(({ kind }) => without.includes(kind))
      .flatMap(({ blocks, label }) => (label === null || without.length === 1 ? blocks : [label, ...blocks])),
  );
  return paper.blocks.filter((block) => !left.has(block));
}

function textOf(paper: Paper, blocks: readonly Block[], leaveOut: readonly Span[]): string {
  return blocks
    .map(({ span }) => withoutSpans(paper.text, span, leaveOut))
    .filter((block) => block.trim() !== '')
    .join('\n\n');
}

function withoutSpans(text: string, { start, end }: Span, leaveOut: readonly Span[]): string {
  let kept = '';
  let from = start;
  for (const span of leaveOut.toSorted((a, b) => a.start - b.start)) {
    if (span.end <= from || span.start >= end) continue;
    kept += `${text.slice(from, Math.max(from, span.start))}[a passage to the grader was left out]`;
    from = Math.min(end, span.end);
  }
  return kept + text.slice(from, end);
}

function shortened(text: string): string {
  if (text.length <= mostCharacters) return text;
  const head = text.slice(0, Math.floor(mostCharacters * 0.6));
  const tail = text.slice(text.length - Math.floor(mostCharacters * 0.4));
  return `${head}\n\n[The middle of the paper is left out here.]\n\n${tail}`.toWellFormed();
}
