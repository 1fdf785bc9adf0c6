import type { Paper } from '@greenpen/paper';

/** Keeps what a pure reader found with the paper itself, so that fifty checks read it once. */
export function oncePerPaper<Result>(read: (paper: Paper) => Result): (paper: Paper) => Result {
  const known = new WeakMap<Paper, { readonly result: Result }>();
  return (paper) => {
    const earlier = known.get(paper);
    if (earlier !== undefined) return earlier.result;
    const result = read(paper);
    known.set(paper, { result });
    return result;
  };
}
