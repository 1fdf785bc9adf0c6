/** Fisher–Yates. */
export function shuffle<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const shuffled = [...items];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [shuffled[at], shuffled[other]];
    if (one === undefined || two === undefined) continue;
    shuffled[at] = two;
    shuffled[other] = one;
  }
  return shuffled;
}

/** Mulberry32: the same seed gives the same numbers, so that a paper always gets the same answer. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
