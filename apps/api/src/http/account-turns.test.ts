import { describe, expect, it } from 'vitest';
import { createAccountTurns, type AccountTurns } from './account-turns.ts';

/** Calls that record when their turn begins. */
function startQueue(turns: AccountTurns) {
  const begun: string[] = [];
  const asked = new Map<string, { readonly turn: Promise<Disposable>; readonly giveUp: AbortController }>();
  return {
    begun,
    ask: async (account: string, name: string) => {
      const giveUp = new AbortController();
      const turn = turns.take(account, giveUp.signal);
      asked.set(name, { turn, giveUp });
      await turn;
      begun.push(name);
    },
    end: async (name: string) => {
      (await asked.get(name)?.turn)?.[Symbol.dispose]();
      await new Promise(setImmediate);
    },
    giveUp: (name: string) => asked.get(name)?.giveUp.abort(),
  };
}

// ASVS-2.4.1
describe('the turns of an account', () => {
  it('are so many at once, and pass to the next in line when one ends', async () => {
    const { begun, ask, end } = startQueue(createAccountTurns({ atOnce: 2, inLine: 10 }));
    await Promise.all([ask('a', '1'), ask('a', '2')]);
    void ask('a', '3');
    void ask('a', '4');
    await Promise.resolve();
    expect(begun).toEqual(['1', '2']);
    await end('2');
    expect(begun).toEqual(['1', '2', '3']);
    await end('1');
    expect(begun).toEqual(['1', '2', '3', '4']);
  });

  it('are not those of another account', async () => {
    const { begun, ask } = startQueue(createAccountTurns({ atOnce: 1, inLine: 10 }));
    await ask('a', 'a1');
    void ask('a', 'a2');
    await ask('b', 'b1');
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('skip clients that disconnected while waiting', async () => {
    const { begun, ask, end, giveUp } = startQueue(createAccountTurns({ atOnce: 1, inLine: 10 }));
    await ask('a', '1');
    const gone = ask('a', '2');
    void ask('a', '3');
    giveUp('2');
    await expect(gone).rejects.toThrow('aborted');
    await end('1');
    expect(begun).toEqual(['1', '3']);
    await end('3');
    await ask('a', '4');
    expect(begun).toEqual(['1', '3', '4']);
  });

  it('refuse calls while the queue is full, and accept them again when there is room', async () => {
    const { begun, ask, end } = startQueue(createAccountTurns({ atOnce: 1, inLine: 1 }));
    await ask('a', '1');
    const second = ask('a', '2');
    await expect(ask('a', '3')).rejects.toThrow('RATE_LIMITED');
    await end('1');
    await second;
    await end('2');
    await ask('a', '4');
    expect(begun).toEqual(['1', '2', '4']);
  });
});
