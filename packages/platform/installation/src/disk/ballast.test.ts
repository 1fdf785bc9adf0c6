import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Ballast, type BallastSizes } from './ballast.ts';
import { checkRoom } from './check-room.ts';

const MB = 1024 * 1024;
/** Simulates a disk with plenty of space. */
const roomy: BallastSizes = { whole: 3 * MB, step: 2 * MB, low: 0, spare: 0 };
/** Simulates a full disk, regardless of the machine's free space. */
const full: BallastSizes = { ...roomy, low: Infinity, spare: Infinity };

let dataDir = '';
let said: string[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-ballast-'));
  said = [];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
});

const open = (sizes: BallastSizes): Ballast =>
  new Ballast({ dataDir, sizes, say: (sentence) => void said.push(sentence) });

const stateOf = () => stat(join(dataDir, 'ballast'));

async function make(): Promise<void> {
  const ballast = open(roomy);
  ballast.keep();
  await expect.poll(async () => (await stateOf().catch(() => null))?.size).toBe(roomy.whole);
  await ballast.stop();
}

describe('the ballast', () => {
  it('is created silently if there is enough space', async () => {
    await make();
    const { blocks } = await stateOf();
    expect(blocks * 512).toBeGreaterThanOrEqual(roomy.whole);
    expect(said).toEqual([]);
    expect(await open(roomy).isDiskFull()).toBe(false);
  });

  it('is written with data if space cannot be reserved', async () => {
    vi.stubEnv('PATH', '');
    await make();
    expect((await stateOf()).blocks * 512).toBeGreaterThanOrEqual(roomy.whole);
  });

  it('shrinks in steps while the disk is full, and reports that once', async () => {
    await make();
    const ballast = open(full);
    const sizes: number[] = [];
    for (let look = 0; look < 3; look += 1) {
      await ballast.release();
      sizes.push((await stateOf()).size);
    }
    expect(sizes).toEqual([MB, 0, 0]);
    expect(said).toEqual([`The disk of ${dataDir} is full, so uploads are refused. Free some space.`]);
    expect(await ballast.isDiskFull()).toBe(true);
  });

  it('is not made while there is too little room for it', async () => {
    const ballast = open({ ...full, low: 0 });
    ballast.keep();
    await ballast.stop();
    await expect(stateOf()).rejects.toThrow('ENOENT');
  });

  it('is recreated and reported when there is space', async () => {
    await make();
    const sizes = { ...full };
    const ballast = open(sizes);
    ballast.keep();
    await expect.poll(async () => (await stateOf()).size).toBe(0);
    Object.assign(sizes, roomy);
    await expect.poll(async () => (await stateOf()).size).toBe(roomy.whole);
    await ballast.stop();
    expect(said.at(-1)).toBe('There is free disk space again, so uploads are accepted.');
  });
});

const check = () => checkRoom({ dataDir, folder: dataDir });

describe('checkRoom', () => {
  it('accepts papers without a ballast if the disk has space', async () => {
    await expect(check()).resolves.toBeUndefined();
  });

  it('refuses papers from the first shrink until the ballast is complete', async () => {
    const path = join(dataDir, 'ballast');
    await writeFile(path, '');
    await truncate(path, 96 * MB);
    await expect(check()).resolves.toBeUndefined();
    await truncate(path, 64 * MB);
    await expect(check()).rejects.toMatchObject({ code: 'full' });
  });
});
