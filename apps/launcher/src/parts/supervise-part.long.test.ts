import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PartLog } from './part-log.ts';
import { endOrphans } from './orphans.ts';
import { supervisePart, type SupervisedPart } from './supervise-part.ts';

/** A minimal part: prints its pid, reports that it is ready, sends heartbeats, and then does as instructed. */
const part = (whenReady: string): string => `
  process.on('disconnect', () => process.exit(0));
  console.log('pid ' + process.pid);
  process.send('ready');
  setInterval(() => process.send('alive'), 50);
  setTimeout(() => { ${whenReady} }, 100);
`;

let dataDir = '';
let said: string[] = [];
const supervised: SupervisedPart[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-part-'));
  said = [];
});
afterEach(async () => {
  for (const running of supervised.splice(0)) await running.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function run(whenReady = '', probe: (() => Promise<boolean>) | null = null): Promise<SupervisedPart> {
  const entry = join(dataDir, 'part.mjs');
  await writeFile(entry, part(whenReady));
  const running = await supervisePart({
    name: 'worker',
    entry,
    nodeOptions: [],
    env: process.env,
    dataDir,
    log: new PartLog(dataDir, 'worker', 10_000),
    probe,
    say: (sentence) => void said.push(sentence),
    signal: new AbortController().signal,
    graceMs: 1000,
    longestSilenceMs: 5000,
  });
  supervised.push(running);
  return running;
}

const readLog = (name: string): Promise<string> =>
  readFile(join(dataDir, 'logs', name), 'utf8').catch(() => '');

/** The numbers of all processes that have written to the log so far. */
async function pids(): Promise<number[]> {
  const log = await readLog('worker.log');
  return [...log.matchAll(/^pid (\d+)$/gmu)].map(([, pid]) => Number(pid));
}

async function untilStarted(times: number): Promise<number[]> {
  await vi.waitUntil(async () => (await pids()).length >= times, { timeout: 50_000, interval: 50 });
  return pids();
}

const readRecord = (): Promise<string> =>
  readFile(join(dataDir, 'run', 'worker.process'), 'utf8').catch(() => '');

/** The number of the first process, once the launcher has written down how to recognise it. */
async function untilRecorded(): Promise<number> {
  const [pid = 0] = await untilStarted(1);
  await vi.waitUntil(async () => (await readRecord()).includes(`"pid":${pid}`), {
    timeout: 50_000,
    interval: 50,
  });
  return pid;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function reclaimMemory(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  for (let times = 0; times < 5; times += 1) {
    if (typeof collect === 'function') collect();
    await delay(20);
  }
}

describe('supervisePart', () => {
  it('starts a killed part again, into the same log, after the launcher’s memory was reclaimed', async () => {
    await run();
    for (const times of [1, 2, 3, 4]) {
      const started = await untilStarted(times);
      await reclaimMemory();
      process.kill(started.at(-1) ?? 0, 'SIGKILL');
    }
    expect(new Set(await untilStarted(5)).size).toBe(5);
    expect(said).toEqual(
      Array.from({ length: 4 }, () => 'The worker exited unexpectedly and is being restarted.'),
    );
  });

  it('replaces a part that was stopped', async () => {
    const running = await run();
    const [first = 0] = await untilStarted(1);
    process.kill(first, 'SIGSTOP');
    await untilStarted(2);
    expect(isAlive(first)).toBe(false);
    expect(said[0]).toBe('The worker has not answered for 5 seconds.');
    await vi.waitUntil(() => running.isWell(), { timeout: 20_000 });
  });

  it('replaces a part whose main loop spins', async () => {
    await run('for (;;);');
    const [first = 0] = await untilStarted(2);
    expect(isAlive(first)).toBe(false);
  });

  it('relies on the probe if there is one, despite heartbeats', async () => {
    let isAnswering = true;
    await run('', async () => isAnswering);
    await untilStarted(1);
    isAnswering = false;
    await untilStarted(2);
    isAnswering = true;
    expect(said[0]).toContain('has not answered');
  });

  it('keeps a busy process that still sends heartbeats', async () => {
    await run('setInterval(() => { const end = Date.now() + 150; while (Date.now() < end); }, 1);');
    const [first = 0] = await untilStarted(1);
    await delay(8000);
    expect(said).toEqual([]);
    expect(isAlive(first)).toBe(true);
  });

  it('puts the log of a running part aside when it has grown', async () => {
    await run('console.log("x".repeat(20_000)); setInterval(() => console.log("later"), 500)');
    await vi.waitUntil(async () => (await readLog('worker.1.log')).includes('xxx'), { timeout: 50_000 });
    await vi.waitUntil(async () => (await readLog('worker.log')).startsWith('later'), { timeout: 50_000 });
    expect(said).toEqual([]);
  });

  it('ends a part that was stopped and so cannot hear that it should end', async () => {
    const running = await run();
    const [pid = 0] = await untilStarted(1);
    process.kill(pid, 'SIGSTOP');
    supervised.length = 0;
    await running.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('says when a part did not start', async () => {
    const entry = join(dataDir, 'broken.mjs');
    await writeFile(entry, 'process.kill(process.pid, "SIGKILL");');
    await expect(
      supervisePart({
        name: 'api',
        entry,
        nodeOptions: [],
        env: process.env,
        dataDir,
        log: new PartLog(dataDir, 'api'),
        probe: null,
        say: () => undefined,
        signal: new AbortController().signal,
        graceMs: 1000,
      }),
    ).rejects.toThrow('The api did not start.');
  });
});

describe('endOrphans', () => {
  it('ends a recorded part that still runs, also when it was stopped, and names it', async () => {
    await run();
    const pid = await untilRecorded();
    process.kill(pid, 'SIGSTOP');
    expect(await endOrphans(dataDir)).toEqual(['worker']);
    expect(isAlive(pid)).toBe(false);
  });

  it.each([
    ['another process that was given the same number later', { startedAt: 'boot 1' }],
    ['a process with another command', { command: 'postgres' }],
  ])('leaves %s alone', async (_, change) => {
    await run();
    const pid = await untilRecorded();
    const path = join(dataDir, 'run', 'worker.process');
    const record = z.looseObject({}).parse(JSON.parse(await readFile(path, 'utf8')));
    await writeFile(path, JSON.stringify({ ...record, ...change }));
    expect(await endOrphans(dataDir)).toEqual([]);
    expect(isAlive(pid)).toBe(true);
  });

  it('finds nothing where nothing was recorded, and forgets a record that was cut off', async () => {
    expect(await endOrphans(dataDir)).toEqual([]);
    await run();
    await untilRecorded();
    const path = join(dataDir, 'run', 'worker.process');
    await writeFile(path, '{"pid":');
    expect(await endOrphans(dataDir)).toEqual([]);
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });
});
