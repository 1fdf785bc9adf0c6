import { expect, it } from 'vitest';
import { FirstAlone } from './first-alone.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function sending() {
  let now = 0;
  const firsts = new FirstAlone(() => now);
  const sent: { readonly name: string; readonly call: PromiseWithResolvers<string> }[] = [];
  const send = (start: string, name: string): Promise<string> =>
    firsts.run(start, () => {
      const call = Promise.withResolvers<string>();
      sent.push({ name, call });
      return call.promise;
    });
  const names = () => sent.map(({ name }) => name);
  return { sent, send, names, later: (ms: number) => (now += ms) };
}

it('sends one prompt alone, and then all that begin like it', async () => {
  const { sent, send, names } = sending();
  const all = [send('A', 'a1'), send('A', 'a2'), send('A', 'a3'), send('B', 'b1'), send('', 'free')];
  await settled();
  expect(names()).toEqual(['a1', 'b1', 'free']);
  sent[0]?.call.resolve('answered');
  await settled();
  expect(names()).toEqual(['a1', 'b1', 'free', 'a2', 'a3']);
  for (const { call } of sent) call.resolve('answered');
  expect(await Promise.all(all)).toHaveLength(5);
});

it('sends the next one alone where the first fails', async () => {
  const { sent, send, names } = sending();
  const failing = send('A', 'a1');
  void send('A', 'a2');
  void send('A', 'a3');
  sent[0]?.call.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  await settled();
  expect(names()).toEqual(['a1', 'a2']);
});

it('sends one alone again when the provider may have forgotten the beginning', async () => {
  const { sent, send, names, later } = sending();
  void send('A', 'a1');
  sent[0]?.call.resolve('answered');
  await settled();
  later(10 * 60_000);
  void send('A', 'a2');
  void send('A', 'a3');
  await settled();
  expect(names()).toEqual(['a1', 'a2']);
});
