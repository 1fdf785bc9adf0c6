import { expect, it } from 'vitest';
import { CallGate } from './call-gate.ts';

const isRefused = () => false;
const never = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Calls that are answered by hand. */
function callsThrough(gate: CallGate) {
  const open: PromiseWithResolvers<'answered' | 'refused'>[] = [];
  const start = (signal = never) =>
    gate.run(
      () => {
        const call = Promise.withResolvers<'answered' | 'refused'>();
        open.push(call);
        return call.promise;
      },
      { signal, isRefused: (answer) => answer === 'refused' },
    );
  const end = async (answer: 'answered' | 'refused'): Promise<void> => {
    open.shift()?.resolve(answer);
    await settled();
  };
  return { open, start, end };
}

it('runs as many calls as it has room for, and the next when one ends', async () => {
  const { open, start, end } = callsThrough(new CallGate(3));
  const all = Array.from({ length: 5 }, () => start());
  await settled();
  expect(open).toHaveLength(3);
  await end('answered');
  expect(open).toHaveLength(3);
  for (let ended = 0; ended < 4; ended += 1) await end('answered');
  expect(await Promise.all(all)).toHaveLength(5);
});

it('makes room after a call that throws, and forgets one that is aborted while it waits', async () => {
  const gate = new CallGate(1);
  const throwing = gate.run(() => Promise.reject(new Error('broken')), { signal: never, isRefused });
  const stop = new AbortController();
  const { open, start } = callsThrough(gate);
  const aborted = start(stop.signal);
  const last = start();
  stop.abort(new Error('stopped'));
  await expect(aborted).rejects.toThrow('stopped');
  await expect(throwing).rejects.toThrow('broken');
  await settled();
  expect(open).toHaveLength(1);
  open[0]?.resolve('answered');
  expect(await last).toBe('answered');
});

it('halves its room once for calls that are refused together, and widens it again with each answer', async () => {
  const { open, start, end } = callsThrough(new CallGate(8));
  const all = Array.from({ length: 40 }, () => start());
  await settled();
  for (let refused = 0; refused < 8; refused += 1) await end('refused');
  expect(open).toHaveLength(4);
  await end('answered');
  expect(open).toHaveLength(5);
  while (open.length > 0) await end('answered');
  await Promise.all(all);
});
