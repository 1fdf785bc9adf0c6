import { describe, expect, it } from 'vitest';
import { createFairLines, createFairTurns, type FairTurns } from './fair-turns.ts';

const nextTick = () => new Promise(setImmediate);

/** Attempts that record their outcome and keep their turns until the test ends them. */
function takeTurns(turns: FairTurns) {
  const begun: string[] = [];
  const refused: string[] = [];
  const running: Disposable[] = [];
  return {
    begun,
    refused,
    ask: (name: string, ...path: string[]): void => {
      const begin = async () => {
        try {
          running.push(await turns.take(path));
          begun.push(name);
        } catch {
          refused.push(name);
        }
      };
      void begin();
    },
    endOne: async () => {
      await nextTick();
      running.shift()?.[Symbol.dispose]();
      await nextTick();
    },
  };
}

// ASVS-6.3.1
describe('fair turns', () => {
  it('limit the number of concurrent calls', async () => {
    const { ask, begun, endOne } = takeTurns(createFairTurns({ atOnce: 2, inLine: 5 }));
    for (const name of ['1', '2', '3']) ask(name, 'a');
    await nextTick();
    expect(begun).toEqual(['1', '2']);
    await endOne();
    expect(begun).toEqual(['1', '2', '3']);
  });

  it('turn away attempts of the group that sends the most, and no others', async () => {
    const { ask, begun, refused, endOne } = takeTurns(createFairTurns({ atOnce: 1, inLine: 10 }));
    ask('first', 'flood');
    ask('ana', 'ana');
    for (let at = 0; at < 200; at += 1) ask(`${at}`, 'flood');
    ask('kim', 'kim');
    for (let turn = 0; turn < 12; turn += 1) await endOne();
    expect(refused).toHaveLength(192);
    expect(refused).not.toContain('ana');
    expect(refused).not.toContain('kim');
    expect(begun).toEqual(expect.arrayContaining(['ana', 'kim']));
  });

  it('go to a small group as often as to a large one', async () => {
    let sum = 0;
    for (let round = 0; round < 200; round += 1) {
      const { ask, begun, endOne } = takeTurns(createFairTurns({ atOnce: 1, inLine: 100 }));
      for (let at = 0; at < 40; at += 1) ask('flood', 'flood');
      ask('ana', 'ana');
      while (!begun.includes('ana')) await endOne();
      sum += begun.length - 1;
    }
    // Two turns on average; in the order of arrival it would be 40.
    expect(sum / 200).toBeLessThan(6);
  });

  it('give every attempt of one group the same chance, first and last', async () => {
    let [first, last] = [0, 0];
    for (let round = 0; round < 400; round += 1) {
      const { ask, refused } = takeTurns(createFairTurns({ atOnce: 1, inLine: 5 }));
      for (let at = 0; at < 11; at += 1) ask(`${at}`, 'one group');
      await nextTick();
      if (!refused.includes('1')) first += 1;
      if (!refused.includes('10')) last += 1;
    }
    expect(first).toBeGreaterThan(40);
    expect(last).toBeGreaterThan(40);
  });

  it('count groups inside groups', async () => {
    const { ask, refused } = takeTurns(createFairTurns({ atOnce: 1, inLine: 3 }));
    ask('running', 'address', 'x');
    ask('same', 'address', 'x');
    ask('other', 'address', 'y');
    for (let at = 0; at < 20; at += 1) ask('same', 'address', 'x');
    await nextTick();
    expect(new Set(refused)).toEqual(new Set(['same']));
  });

  it('drop waiting calls that were aborted', async () => {
    const turns = createFairTurns({ atOnce: 1, inLine: 5 });
    const first = await turns.take(['a']);
    const giveUp = new AbortController();
    const second = turns.take(['a'], giveUp.signal);
    giveUp.abort();
    await expect(second).rejects.toThrow('aborted');
    first[Symbol.dispose]();
    first[Symbol.dispose]();
    expect(turns.count()).toEqual({ held: 0, waiting: 0 });
  });
});

it('keeps a separate queue for each name', async () => {
  const lines = createFairLines({ atOnce: 1, inLine: 0 });
  const { signal } = new AbortController();
  const first = await lines.take('one', [], signal);
  await expect(lines.take('one', [], signal)).rejects.toThrow('RATE_LIMITED');
  await expect(lines.take('other', [], signal)).resolves.toBeDefined();
  first[Symbol.dispose]();
  await expect(lines.take('one', [], signal)).resolves.toBeDefined();
});
