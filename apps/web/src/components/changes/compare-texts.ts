import type { CallResponse, getPaper } from '@greenpen/api-contract';

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

const tidy = (paragraphs: readonly string[]) =>
  paragraphs
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/gu, ' '))
    .filter((paragraph) => paragraph !== '');

const paragraphsOf = ({ text, blocks }: Pick<Paper, 'text' | 'blocks'>) =>
  tidy(blocks.map(({ span }) => text.slice(span.start, span.end)));

const wordsOf = (paragraphs: readonly string[]) => paragraphs.flatMap((paragraph) => paragraph.split(' '));

/** Two papers, paragraph by paragraph, and word by word where a paragraph changed. */
export function compareTexts(
  before: Pick<Paper, 'text' | 'blocks'>,
  after: Pick<Paper, 'text' | 'blocks'>,
): TextComparison {
  return compareParagraphs(paragraphsOf(before), paragraphsOf(after));
}

/** Two plain texts, whose paragraphs are lines. */
export function compareLines(before: string, after: string): TextComparison {
  return compareParagraphs(tidy(before.split('\n')), tidy(after.split('\n')));
}

function compareParagraphs(before: readonly string[], after: readonly string[]): TextComparison {
  const changes: TextChange[] = [];
  let removed: readonly string[] = [];
  let added: readonly string[] = [];
  const close = () => {
    const words = align(wordsOf(removed), wordsOf(added));
    if (words.length > 0) changes.push({ kind: 'changed', words });
    [removed, added] = [[], []];
  };
  for (const { kind, items } of align(before, after)) {
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

/** A run of items from one list, the other, or both. */
export type Run<T> = { readonly kind: 'same' | 'added' | 'removed'; readonly items: readonly T[] };

/** Larger tables are not computed: the differing part then counts as replaced. */
const MOST_CELLS = 6_000_000;

/** Aligns two lists: common, removed and added runs in order, removed before added. */
export function align<T>(before: readonly T[], after: readonly T[]): readonly Run<T>[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  ) {
    tail += 1;
  }
  const middle = alignMiddle(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  );
  const ends = (items: readonly T[]): readonly Run<T>[] => [{ kind: 'same', items }];
  return joined([...ends(before.slice(0, head)), ...middle, ...ends(tail === 0 ? [] : before.slice(-tail))]);
}

function alignMiddle<T>(before: readonly T[], after: readonly T[]): readonly Run<T>[] {
  const width = after.length + 1;
  if (before.length * after.length > MOST_CELLS || before.length === 0 || after.length === 0) {
    return [
      { kind: 'removed', items: before },
      { kind: 'added', items: after },
    ];
  }
  // lengths[i * width + j]: the length of the longest common subsequence from before[i] and after[j] on.
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const down = lengths[(i + 1) * width + j] ?? 0;
      const right = lengths[i * width + j + 1] ?? 0;
      lengths[i * width + j] =
        before[i] === after[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(down, right);
    }
  }
  const steps: Run<T>[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const isSame = i < before.length && j < after.length && before[i] === after[j];
    const down = lengths[(i + 1) * width + j] ?? 0;
    const right = lengths[i * width + j + 1] ?? 0;
    if (isSame) {
      steps.push({ kind: 'same', items: before.slice(i, i + 1) });
      i += 1;
      j += 1;
    } else if (i < before.length && (j >= after.length || down >= right)) {
      steps.push({ kind: 'removed', items: before.slice(i, i + 1) });
      i += 1;
    } else {
      steps.push({ kind: 'added', items: after.slice(j, j + 1) });
      j += 1;
    }
  }
  return steps;
}

function joined<T>(steps: readonly Run<T>[]): readonly Run<T>[] {
  const all: { kind: Run<T>['kind']; items: T[] }[] = [];
  for (const { kind, items } of steps) {
    const last = all.at(-1);
    if (items.length === 0) continue;
    if (last?.kind === kind) last.items.push(...items);
    else all.push({ kind, items: [...items] });
  }
  return all;
}
