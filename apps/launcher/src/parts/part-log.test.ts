import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PartLog } from './part-log.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-log-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('leaves a small log alone, and one that is not there', async () => {
  const log = new PartLog(dataDir, 'api', 100);
  await log.rotate();
  const file = await log.open();
  await file.write('short\n');
  await log.rotate();
  await file.close();
  expect(await readdir(join(dataDir, 'logs'))).toEqual(['api.log']);
  expect(await readFile(log.path, 'utf8')).toBe('short\n');
});

it('puts a large log aside while a part has it open, and the part goes on in an empty one', async () => {
  const log = new PartLog(dataDir, 'api', 100);
  const file = await log.open();
  await file.write(`${'old '.repeat(40)}\n`);
  await log.rotate();
  await file.write('new\n');
  await file.close();
  expect(await readFile(log.path, 'utf8')).toBe('new\n');
  expect(await readFile(join(dataDir, 'logs', 'api.1.log'), 'utf8')).toBe(`${'old '.repeat(40)}\n`);
});

it('loses no line and keeps no more than four older logs, however much is written', async () => {
  const log = new PartLog(dataDir, 'worker', 1000);
  const file = await log.open();
  const lines = Array.from({ length: 600 }, (_, index) => `line ${index}\n`);
  for (const [index, line] of lines.entries()) {
    await file.write(line);
    if (index % 20 === 0) await log.rotate();
  }
  await file.close();
  const folder = join(dataDir, 'logs');
  const names = ['worker.4.log', 'worker.3.log', 'worker.2.log', 'worker.1.log', 'worker.log'];
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
  const kept = (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
  expect(lines.join('').endsWith(kept)).toBe(true);
  for (const name of names) expect((await stat(join(folder, name))).size).toBeLessThan(1300);
});

it('takes a new file when somebody removed the log between two starts', async () => {
  const log = new PartLog(dataDir, 'api');
  await (await log.open()).close();
  await rm(log.path);
  await (await log.open()).close();
  expect(await readdir(join(dataDir, 'logs'))).toEqual(['api.log']);
});
