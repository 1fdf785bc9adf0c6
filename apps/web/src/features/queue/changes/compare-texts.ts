import type { CallResponse, getPaper } from '@greenpen/api-contract';
import { align, type Run } from './align.ts';

type Paper = CallResponse<typeof getPaper>;

/** Unchanged paragraphs, or the words of changed ones. */
export type TextChange =
  | { readonly kind: 'unchanged'; readonly paragraphs: number }
  | { readonly kind: 'changed'; readonly words: readonly Run<string>[] };

export type TextComparison = {
  readonly changes: readonly TextChange[];
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
};

const paragraphsOf = ({ text, blocks }: Pick<Paper, 'text' | 'blocks'>) =>
  blocks
    .map(({ span }) => text.slice(span.start, span.end).trim().replaceAll(/\s+/gu, ' '))
    .filter((paragraph) => paragraph !== '');

const wordsOf = (paragraphs: readonly string[]) => paragraphs.flatMap((paragraph) => paragraph.split(' '));

/** Two papers, paragraph by paragraph, and word by word where a paragraph changed. */
export function compareTexts(
  before: Pick<Paper, 'text' | 'blocks'>,
  after: Pick<Paper, 'text' | 'blocks'>,
): TextComparison {
  const changes: TextChange[] = [];
  let removed: readonly string[] = [];
  let added: readonly string[] = [];
  const close = () => {
    const words = align(wordsOf(removed), wordsOf(added));
    if (words.length > 0) changes.push({ kind: 'changed', words });
    [removed, added] = [[], []];
  };
  for (const { kind, items } of align(paragraphsOf(before), paragraphsOf(after))) {
    if (kind === 'removed') removed = [...removed, ...items];
    else if (kind === 'added') added = [...added, ...items];
    else {
      close();
      changes.push({ kind: 'unchanged', paragraphs: items.length });
    }
  }
  close();
  return { changes, wordsAdded: countWords(changes, 'added'), wordsRemoved: countWords(changes, 'removed') };
}

function countWords(changes: readonly TextChange[], kind: Run<string>['kind']): number {
  return changes
    .flatMap((change) => (change.kind === 'changed' ? change.words : []))
    .reduce((sum, run) => sum + (run.kind === kind ? run.items.length : 0), 0);
}
