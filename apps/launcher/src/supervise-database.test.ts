import { expect, it, vi } from 'vitest';
import { untilThereIsRoom } from './supervise-database.ts';

const failure = new Error('could not write lock file: No space left on device');

function prepare(tries: readonly { readonly isDiskFull: boolean }[]) {
  const left = [...tries];
  const said: string[] = [];
  const release = vi.fn<() => Promise<void>>(async () => undefined);
  const stopping = new AbortController();
  const request = {
    ballast: { isDiskFull: async () => left.shift()?.isDiskFull ?? false, release },
    say: (sentence: string): void => void said.push(sentence),
    signal: stopping.signal,
    pause: async () => undefined,
  };
  return { request, said, release, stopping };
}

it('starts what a full disk stopped once there is room, however long that takes, and says so once', async () => {
  const { request, said, release } = prepare(Array.from({ length: 50 }, () => ({ isDiskFull: true })));
  let tries = 0;
  const start = async (): Promise<string> => {
    tries += 1;
    if (tries <= 50) throw failure;
    return 'started';
  };
  expect(await untilThereIsRoom(request, 'The database', start)).toBe('started');
  expect(said).toEqual([
    'The database cannot start because the disk is full. It will start when there is free space.',
  ]);
  expect(release).toHaveBeenCalledTimes(50);
});

it('gives up at once for any other reason', async () => {
  const { request, said } = prepare([{ isDiskFull: false }]);
  await expect(untilThereIsRoom(request, 'The database', () => Promise.reject(failure))).rejects.toBe(
    failure,
  );
  expect(said).toEqual([]);
});

it('does not keep a launcher from stopping', async () => {
  const { request, stopping } = prepare([{ isDiskFull: true }, { isDiskFull: true }]);
  const start = (): Promise<never> => {
    stopping.abort();
    return Promise.reject(failure);
  };
  await expect(untilThereIsRoom(request, 'The database', start)).rejects.toBe(failure);
});
