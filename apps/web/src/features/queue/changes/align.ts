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
