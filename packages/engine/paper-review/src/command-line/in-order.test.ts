import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

it('keeps the order whatever ends first, and never takes more than it may', async () => {
  let running = 0;
  let most = 0;
  const work = async (turns: number) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns;
  };
  const results: number[] = [];
  for await (const result of inOrder([5, 1, 3, 0, 2], 3, work)) results.push(result);
  expect(results).toEqual([5, 1, 3, 0, 2]);
  expect(most).toBeLessThanOrEqual(3);
});

it('gives a result while the next item is still awaited', async () => {
  const { promise: second, resolve: sendSecond } = Promise.withResolvers<string>();
  async function* slowly() {
    yield 'first';
    yield await second;
  }
  const results = inOrder(slowly(), 4, async (item) => item.toUpperCase())[Symbol.asyncIterator]();
  expect((await results.next()).value).toBe('FIRST');
  sendSecond('second');
  expect((await results.next()).value).toBe('SECOND');
  expect((await results.next()).done).toBe(true);
});
