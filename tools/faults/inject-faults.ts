import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { Client } from 'pg';
import { z } from 'zod';

/**
 * Loaded into every process of the product under test by `--import`, so that the product itself holds no test code.
 * It counts steps (a query sent, a query answered, a file renamed) and kills its own process at the one that the
 * control file names; in a reading thread it makes marked papers poisonous.
 */
const faultOrder = z.object({
  id: z.string(),
  role: z.enum(['api', 'worker']),
  point: z.enum(['any', 'rename', 'commit']),
  /** The how-manieth such step; 1 is the next. */
  count: z.int().positive(),
});

export type FaultOrder = z.infer<typeof faultOrder>;

const controlFile = process.env['GREENPEN_FAULT_FILE'] ?? '';
const role = roleOf(process.argv[1] ?? '');

if (isMainThread && controlFile !== '') {
  if (role === 'launcher') ageOnSignal(`${controlFile}-aged`);
  else watchSteps();
  bendClock(`${controlFile}-clock`);
}
if (!isMainThread) poisonMarkedPapers();

function roleOf(script: string): 'launcher' | 'api' | 'worker' {
  if (script.includes('/apps/launcher/')) return 'launcher';
  return script.includes('/apps/api/') ? 'api' : 'worker';
}

/**
 * SIGUSR2 reclaims all memory that nothing refers to, as hours of running would. A handle that was forgotten takes its
 * file descriptor with it then. The file tells that it is done.
 */
function ageOnSignal(doneFile: string): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new TypeError('There is no garbage collector to call.');
  const age = async (): Promise<void> => {
    for (let times = 0; times < 5; times += 1) {
      collect();
      // What a finalizer closes is closed between two turns of the main loop.
      await delay(50);
    }
    writeFileSync(doneFile, '');
  };
  process.on('SIGUSR2', () => void age());
}

function watchSteps(): void {
  let seen = { id: '', steps: 0 };
  const step = (point: FaultOrder['point']): void => {
    if (!existsSync(controlFile)) return;
    const order = faultOrder.parse(JSON.parse(readFileSync(controlFile, 'utf8')));
    if (order.role !== role || (order.point !== 'any' && order.point !== point)) return;
    if (seen.id !== order.id) seen = { id: order.id, steps: 0 };
    seen.steps += 1;
    if (seen.steps < order.count) return;
    rmSync(controlFile, { force: true });
    process.kill(process.pid, 'SIGKILL');
  };

  const rename = fs.rename.bind(fs);
  fs.rename = async (...names): Promise<void> => {
    await rename(...names);
    step('rename');
  };
  syncBuiltinESMExports();

  const query: unknown = Reflect.get(Client.prototype, 'query');
  if (typeof query !== 'function') throw new TypeError('The database driver has no query function to watch.');
  const watchedQuery = function watchedQuery(this: unknown, ...args: readonly unknown[]): unknown {
    step('any');
    const answer: unknown = Reflect.apply(query, this, args);
    const isCommit = /^\s*commit/iu.test(textOf(args[0]));
    if (answer instanceof Promise)
      void answer.then(
        () => step(isCommit ? 'commit' : 'any'),
        () => undefined,
      );
    return answer;
  };
  Reflect.set(Client.prototype, 'query', watchedQuery);
}

/** The calendar is as many milliseconds off as the file says; clocks that only go forward stay as they are. */
function bendClock(offsetFile: string): void {
  const RealDate = Date;
  const offset = (): number => {
    try {
      return Number(readFileSync(offsetFile, 'utf8'));
    } catch {
      return 0;
    }
  };
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + offset()] : args, newTarget),
    get: (target, name, receiver): unknown =>
      name === 'now' ? () => RealDate.now() + offset() : Reflect.get(target, name, receiver),
  });
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** Simulates a parser fault: the marks are ordinary words in a TXT paper. */
function poisonMarkedPapers(): void {
  const decode: unknown = Reflect.get(TextDecoder.prototype, 'decode');
  if (typeof decode !== 'function') throw new TypeError('There is no decoder to poison.');
  const poisoned = function poisoned(this: unknown, ...args: readonly unknown[]): string {
    const text = String(Reflect.apply(decode, this, args));
    if (text.includes('POISON-LOOP')) for (;;);
    if (text.includes('POISON-MEMORY')) {
      const hoard: string[][] = [];
      for (;;) hoard.push(Array.from({ length: 1_000_000 }, (_, index) => `${index}`));
    }
    if (text.includes('POISON-CRASH')) process.exit(7);
    return text;
  };
  Reflect.set(TextDecoder.prototype, 'decode', poisoned);
}
