import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdLauncherLock } from './hold-launcher-lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenpen-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('lets one launcher at a time hold a data folder', async () => {
  const first = await holdLauncherLock(folder, '/data');
  await expect(holdLauncherLock(folder, '/data')).rejects.toThrow('already running on the data folder /data');
  await new Promise((resolve) => first.close(resolve));
  const second = await holdLauncherLock(folder, '/data');
  second.close();
});

it('clears what a killed launcher left behind', async () => {
  await writeFile(join(folder, 'launcher.sock'), '');
  const lock = await holdLauncherLock(folder, '/data');
  expect(lock.listening).toBe(true);
  lock.close();
});
