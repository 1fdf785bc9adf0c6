export type Difference = {
  /** The common prefix and suffix. */
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
  readonly after: string;
};

/** The difference of two texts: the words between their common prefix and suffix. */
export function differenceOf(mine: string, theirs: string): Difference {
  const shorter = Math.min(mine.length, theirs.length);
  let start = 0;
  while (start < shorter && mine[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shorter - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  return {
    before: mine.slice(0, start),
    mine: mine.slice(start, mine.length - end),
    theirs: theirs.slice(start, theirs.length - end),
    after: mine.slice(mine.length - end),
  };
}
