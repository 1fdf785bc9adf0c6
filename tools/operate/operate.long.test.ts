import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ApiClient } from '../testing/api-client.ts';
import { runOperate } from '../testing/run-operate.ts';
import { startProduct } from '../testing/start-product.ts';

// Each line of these tests is a process or more.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const email = 'operator@example.edu';
const otherKey = Buffer.alloc(32, 9).toString('base64');
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-operate-'));
  const product = await startProduct({ dataDir });
  const client = new ApiClient(product.address);
  await client.signUp(email);
  await product.stop();
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const run = (...args: readonly string[]) => runOperate(args, { DATA_DIR: dataDir });

/** Every file of the data folder with when it was last written. */
async function stateOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.toSorted().map(async (path) => `${path} ${(await stat(path)).mtimeMs}`));
}

it('says what it can do, and what is wrong with what was typed', async () => {
  const { exitCode, output } = await run('--help');
  expect(exitCode).toBe(0);
  for (const name of [
    'backup [FILE]',
    'restore FILE',
    'verify',
    'doctor',
    'rotate-key',
    'make-admin ADDRESS',
  ]) {
    expect(output).toContain(name);
  }
  expect(await run('restore', '--help')).toMatchObject({ exitCode: 0 });
  expect(await run('restore')).toMatchObject({
    exitCode: 2,
    errors: 'Usage: npm run operate -- restore FILE\n',
  });
  expect((await run('undo')).errors).toContain('There is no command undo.');
});

it('creates nothing where there is no installation', async () => {
  const nowhere = join(dataDir, 'nowhere');
  for (const command of ['doctor', 'backup', 'rotate-key']) {
    expect(await runOperate([command], { DATA_DIR: nowhere })).toMatchObject({ exitCode: 2, output: '' });
  }
  expect(await readdir(dataDir)).not.toContain('nowhere');
});

it('asks for a backup until there is one', async () => {
  const first = await run('doctor');
  expect(first).toMatchObject({ exitCode: 1, errors: '' });
  expect(first.output.match(/^TO DO.*$/gmu)).toEqual([
    'TO DO  Backup:    There is none yet. Make one with "backup".',
  ]);
  expect(await run('backup')).toMatchObject({ exitCode: 0, errors: '' });
  expect(await run('doctor')).toMatchObject({ exitCode: 0, errors: '' });
});

it('maintains an installation that is not running', async () => {
  expect(await run('verify')).toMatchObject({ exitCode: 0, errors: '' });
  expect((await run('verify-audit')).output).toContain('The audit log is whole');
  expect((await run('make-admin', email.toUpperCase())).output).toContain('administers this installation');
  expect((await run('reset-link', email)).output).toMatch(/^http:\/\/localhost:3000\/\S{30,}\n$/u);
  expect(await run('reset-link', 'nobody@example.edu')).toMatchObject({ exitCode: 2, output: '' });
  expect(await run('make-admin', 'nobody@example.edu')).toMatchObject({ exitCode: 2 });
});

it('checks a backup without restoring it', async () => {
  const file = join(dataDir, 'checked.backup');
  expect(await run('backup', file)).toMatchObject({ exitCode: 0 });
  const before = await stateOf(dataDir);
  const sound = await run('verify-backup', file);
  expect(sound).toMatchObject({ exitCode: 0, errors: '' });
  expect(sound.output).toMatch(
    /^It is whole: [1-9]\d* records and 0 files \(0\.0 MB\), as of \d{4}-\S+Z\.\n$/u,
  );
  expect(await stateOf(dataDir)).toEqual(before);
  await rm(file);
});

it('says that a backup is damaged, cut off, or of another key', async () => {
  const file = join(dataDir, 'damaged.backup');
  expect(await run('backup', file)).toMatchObject({ exitCode: 0 });
  const bytes = await readFile(file);
  const damaged = Buffer.from(bytes);
  damaged[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  for (const wrong of [damaged, bytes.subarray(0, bytes.length - 100)]) {
    await writeFile(file, wrong);
    expect(await run('verify-backup', file)).toMatchObject({
      exitCode: 1,
      output: `${file} is not a backup, or it is damaged.\n`,
    });
  }
  await writeFile(file, bytes);
  const elsewhere = await mkdtemp(join(tmpdir(), 'greenpen-elsewhere-'));
  expect(
    await runOperate(['verify-backup', file], { DATA_DIR: elsewhere, GREENPEN_KEY: otherKey }),
  ).toMatchObject({ exitCode: 1, output: expect.stringContaining('GREENPEN_KEY is a different key') });
  await rm(elsewhere, { recursive: true });
  await rm(file);
});

// ASVS-13.3.1
it('takes secrets from files, and says one sentence for those that do not fit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'greenpen-secret-'));
  const [right, wrong] = [join(folder, 'right'), join(folder, 'wrong')];
  await cp(join(dataDir, 'greenpen.key'), right);
  await writeFile(wrong, otherKey);
  const verify = (file: string) => runOperate(['verify'], { DATA_DIR: dataDir, GREENPEN_KEY_FILE: file });
  expect(await verify(right)).toMatchObject({ exitCode: 0 });
  expect(await verify(wrong)).toMatchObject({
    exitCode: 2,
    errors: 'GREENPEN_KEY is not the key that this data folder is encrypted with.\n',
  });
  expect((await verify(join(folder, 'none'))).errors).toContain('which cannot be read (ENOENT)');
  await rm(folder, { recursive: true });
});

// ASVS-13.3.1
it('starts with the right key alone, and writes nothing before it has seen it', async () => {
  const before = await stateOf(dataDir);
  const start = (env: NodeJS.ProcessEnv) => startProduct({ dataDir, env });
  await expect(start({ GREENPEN_KEY: otherKey })).rejects.toThrow(
    'ended with 1: GREENPEN_KEY is not the key that this data folder is encrypted with.\n',
  );
  const key = await readFile(join(dataDir, 'greenpen.key'));
  await rm(join(dataDir, 'greenpen.key'));
  await expect(start({})).rejects.toThrow('ended with 1: GREENPEN_KEY is not set');
  await writeFile(join(dataDir, 'greenpen.key'), otherKey);
  await expect(start({})).rejects.toThrow('is not the key');
  await writeFile(join(dataDir, 'greenpen.key'), key);
  const after = await stateOf(dataDir);
  const changed = after.filter((line) => !before.includes(line));
  expect(changed.map((line) => line.replace(/ [\d.]+$/u, ''))).toEqual([join(dataDir, 'greenpen.key')]);
  const product = await start({});
  await product.stop();
});

it('changes the key, and the old one starts nothing any more', async () => {
  const old = await readFile(join(dataDir, 'greenpen.key'), 'utf8');
  const product = await startProduct({ dataDir });
  expect(await run('rotate-key')).toMatchObject({
    exitCode: 2,
    errors: 'Stop Greenpen first, and start it again afterwards.\n',
  });
  await product.stop();
  expect((await run('rotate-key')).output).toContain('Everyone has to sign in again.');
  await expect(startProduct({ dataDir, env: { GREENPEN_KEY: old.trim() } })).rejects.toThrow(
    'is not the key',
  );
  const again = await startProduct({ dataDir });
  await new ApiClient(again.address).signIn(email);
  await again.stop();
});

it('backs up to a folder of its own choice, and says when that cannot be written', async () => {
  const backupDir = join(dataDir, 'elsewhere');
  await mkdir(backupDir);
  const backup = () => runOperate(['backup'], { DATA_DIR: dataDir, BACKUP_DIR: backupDir });
  expect(await backup()).toMatchObject({ exitCode: 0 });
  expect(await readdir(backupDir)).toHaveLength(1);
  await rm(backupDir, { recursive: true });
  await writeFile(backupDir, 'a file');
  expect(await backup()).toMatchObject({
    exitCode: 2,
    errors: `The backup could not be written to ${backupDir} (EEXIST).\n`,
  });
  // The next look says so.
  const { exitCode, output } = await run('doctor');
  expect([exitCode, output.includes('The last try failed (EEXIST).')]).toEqual([1, true]);
});
