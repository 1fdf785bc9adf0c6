import { pMapIterable, type pMapSkip } from 'p-map';

/**
 * Works on several items at the same time and gives each result in the items' order as soon as it is there, even
 * while the next item is still awaited. No more than `most` are under way or waiting to be taken, so that a slow
 * reader slows the work and memory stays bounded. `work` must not reject.
 */
export function inOrder<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncIterable<Exclude<Result, typeof pMapSkip>> {
  return pMapIterable(items, work, { concurrency: most, backpressure: most });
}
