import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reachingDocx, reachingPdf } from '@greenpen/test-papers';
import { afterAll, beforeAll, expect, it } from 'vitest';

const recorder = join(import.meta.dirname, 'testing', 'record-outbound.ts');
const review = join(import.meta.dirname, '..', 'packages/engine/paper-review/src/command-line/review.ts');
const secret = 'marzipan behind the stove';

let folder: string;
let addresses: readonly string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenpen-reaching-'));
  await writeFile(join(folder, 'secret.txt'), secret);
  addresses = ['http://192.0.2.1/canary.png', 'https://canary.invalid/a', `file://${folder}/secret.txt`];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// ASVS-1.5.1
it.each([
  ['a Word document', reachingDocx],
  ['a PDF', reachingPdf],
])('opens no target of %s, on this machine or another', async (_, make) => {
  const { fileName, bytes } = await make([...addresses]);
  const path = join(folder, fileName);
  const record = join(folder, `${fileName}.record`);
  await writeFile(path, bytes);
  await writeFile(record, '');
  const { status, stdout, stderr } = spawnSync(process.execPath, [review, path, '--json'], {
    env: { ...process.env, NODE_OPTIONS: `--import ${recorder}`, OUTBOUND_RECORD: record },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Sleep helps students');
  expect(stdout).not.toContain(secret);
  expect(await readFile(record, 'utf8')).toBe('');
});
