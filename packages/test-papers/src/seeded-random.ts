export type SeededRandom = {
  /** 0 (included) to `below` (excluded), whole. */
  readonly whole: (below: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** `count` different items, in their order. */
  readonly sample: <Item>(items: readonly Item[], count: number) => readonly Item[];
};

/** Numbers that look random and are the same for a seed on every machine (mulberry32). */
export function createSeededRandom(seed: number): SeededRandom {
  let state = (seed + 0x9e3779b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    whole,
    pick: (items) => items[whole(items.length)] ?? items[0],
    sample(items, count) {
      const left = items.map((_, index) => index);
      const chosen: number[] = [];
      while (chosen.length < count && left.length > 0) chosen.push(...left.splice(whole(left.length), 1));
      const kept = new Set(chosen);
      return items.filter((_, index) => kept.has(index));
    },
  };
}
