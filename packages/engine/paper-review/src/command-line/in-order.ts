/**
 * Works on several items at the same time and gives each result in the items' order as soon as it is there, even
 * while the next item is still awaited. No more than `most` are under way or waiting to be taken, so that a slow
 * reader slows the work and memory stays bounded. `work` must not reject.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const iterator = asAsync(items);
  let underWay: readonly Promise<Result>[] = [];
  let next: Promise<IteratorResult<Item>> | null = null;
  let isOver = false;
  while (!isOver || underWay.length > 0) {
    if (!isOver && underWay.length < most) next ??= iterator.next();
    const [first] = underWay;
    const event = await Promise.race([
      ...(first === undefined ? [] : [first.then(() => 'result' as const)]),
      ...(next === null ? [] : [next.then(() => 'item' as const)]),
    ]);
    if (event === 'result' && first !== undefined) {
      yield await first;
      underWay = underWay.slice(1);
    } else if (next !== null) {
      const item = await next;
      next = null;
      if (item.done === true) isOver = true;
      else underWay = [...underWay, work(item.value)];
    }
  }
}

async function* asAsync<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
