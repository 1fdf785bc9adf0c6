import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareSocketFolder } from './socket-folder.ts';

it('stays inside a data folder with a short path and leaves one with a long path', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-'));
  const long = join(dataDir, 'x'.repeat(120));
  const [inside, outside] = [await prepareSocketFolder(dataDir), await prepareSocketFolder(long)];
  expect(inside).toBe(join(dataDir, 'run'));
  expect(Buffer.byteLength(outside)).toBeLessThanOrEqual(92);
  expect((await stat(outside)).mode & 0o777).toBe(0o700);
  await Promise.all([dataDir, outside].map((path) => rm(path, { recursive: true })));
});

it('refuses a folder that another user could have prepared', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-'));
  const folder = await prepareSocketFolder(dataDir);
  await chmod(folder, 0o755);
  await expect(prepareSocketFolder(dataDir)).rejects.toThrow('is open to other users');
  await rm(dataDir, { recursive: true });
});
