/** The fewest items that must move so that the rest stands in order: what is not on a longest rising path. */
export function outOfOrder<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): readonly Item[] {
  const tails: number[] = [];
  const previous: number[] = [];
  for (const [index, item] of items.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const tail = items[tails[middle] ?? 0];
      if (tail !== undefined && compare(tail, item) <= 0) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = index;
  }
  const kept = new Set<number>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) kept.add(index);
  return items.filter((_, index) => !kept.has(index));
}
