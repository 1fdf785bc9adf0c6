import { createServer } from 'node:net';
import { expect, it, afterEach, beforeEach } from 'vitest';
import { checkPort, holdLauncherLock } from './run-installation.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

it('says that a port is taken and what to do', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(checkPort({ host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another port.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(checkPort({ host: '127.0.0.1', port })).resolves.toBeUndefined();
});

const contender = fileURLToPath(new URL('testing/contend-for-lock.ts', import.meta.url));
const tries = 40;

let folder = '';
const contenders: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenpen-lock-'));
});
afterEach(async () => {
  for (const child of contenders.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function contend(...held: readonly string[]): Promise<ChildProcess> {
  const child = fork(contender, [...held]);
  contenders.push(child);
  await once(child, 'message');
  return child;
}

it('lets one launcher at a time hold a data folder', () => {
  const first = holdLauncherLock(folder);
  expect(() => holdLauncherLock(folder)).toThrow(`already running on the data folder ${folder}`);
  first.release();
  holdLauncherLock(folder).release();
});

it('writes nothing into its file, so a full disk does not stop a start', async () => {
  const lock = holdLauncherLock(folder);
  expect(await readdir(folder)).toEqual(['launcher.lock']);
  lock.release();
});

it('says which file it could not lock', () => {
  const missing = join(folder, 'missing');
  expect(() => holdLauncherLock(missing)).toThrow(
    `The file ${join(missing, 'launcher.lock')} cannot be locked`,
  );
});

it('goes to exactly one of two that start at the same moment after a kill', async () => {
  const folders = Array.from({ length: tries }, (_, index) => join(folder, String(index)));
  for (const name of folders) await mkdir(name);
  const killed = await contend(...folders);
  const [first, second] = [await contend(), await contend()];
  expect(() => holdLauncherLock(folders[0] ?? '')).toThrow('already running');
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const outcomes: unknown[] = [];
  for (const name of folders) {
    const answers = [first, second].map(async (child) => String((await once(child, 'message'))[0]));
    const at = Date.now() + 20;
    for (const child of [first, second]) child.send({ folder: name, at });
    outcomes.push(new Set(await Promise.all(answers)));
  }
  expect(outcomes).toEqual(folders.map(() => new Set(['won', 'refused'])));
});
