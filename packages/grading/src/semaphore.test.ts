import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('limits concurrent calls and keeps their order', async () => {
  const turns = createSemaphore(1);
  const order: string[] = [];
  const first = await turns.take();
  const takeAs = async (name: string) => {
    const turn = await turns.take();
    order.push(name);
    turn[Symbol.dispose]();
  };
  const others = [takeAs('second'), takeAs('third')];
  expect(order).toEqual([]);
  first[Symbol.dispose]();
  first[Symbol.dispose]();
  await Promise.all(others);
  expect(order).toEqual(['second', 'third']);
});

it('drops waiting calls that were aborted', async () => {
  const turns = createSemaphore(1);
  const first = await turns.take();
  const giveUp = new AbortController();
  const second = turns.take(giveUp.signal);
  giveUp.abort();
  await expect(second).rejects.toThrow('aborted');
  first[Symbol.dispose]();
  const next = await turns.take();
  expect(turns.count()).toEqual({ held: 1, waiting: 0 });
  next[Symbol.dispose]();
});
