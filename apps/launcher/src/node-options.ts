/**
 * Small young generations keep both within what a laptop has to spare: most of what a request or a paper needs is
 * garbage at once. V8 lets so small a heap grow by a third before it looks through the whole of it, which it then did
 * every third list; the API's may grow by two thirds.
 */
export const apiNodeOptions = [
  '--max-semi-space-size=2',
  '--max-old-space-size=160',
  '--heap-growing-percent=60',
] as const;

export const workerNodeOptions = ['--max-semi-space-size=4'] as const;
