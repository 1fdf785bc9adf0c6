import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@greenpen/gradebook/testing';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { ApiClient } from '../testing/api-client.ts';
import { runOperate } from '../testing/run-operate.ts';
import { startProduct, type RunningProduct } from '../testing/start-product.ts';

// Each line of these tests is a process or more.
vi.setConfig({ testTimeout: 300_000 });

const rightKey = Buffer.alloc(32, 5).toString('base64');
const otherKey = Buffer.alloc(32, 9).toString('base64');

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greenpen-key-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function makeDatabase(): Promise<string> {
  const database = await createTestDatabase(inject('databaseUrl'));
  onTestFinished(() => database.drop());
  return database.databaseUrl;
}

async function start(dataDir: string, env: NodeJS.ProcessEnv): Promise<RunningProduct> {
  const product = await startProduct({ dataDir, env });
  onTestFinished(() => product.stop());
  return product;
}

// ASVS-13.3.1
it('does not lock the right key out when a new data folder is started with a wrong one first', async () => {
  const DATABASE_URL = await makeDatabase();
  const first = await start(await makeFolder(), { DATABASE_URL, GREENPEN_KEY: rightKey });
  await first.stop();
  const dataDir = await makeFolder();
  await expect(start(dataDir, { DATABASE_URL, GREENPEN_KEY: otherKey })).rejects.toThrow(
    'GREENPEN_KEY is not the key that this database is encrypted with.',
  );
  for (const command of [['rotate-key'], ['backup'], ['verify'], ['migrate']]) {
    const env = { DATA_DIR: dataDir, DATABASE_URL, GREENPEN_KEY: otherKey, GREENPEN_NEW_KEY: rightKey };
    expect(await runOperate(command, env)).toMatchObject({
      exitCode: 2,
      errors: 'GREENPEN_KEY is not the key that this database is encrypted with.\n',
    });
  }
  expect(await readdir(dataDir)).not.toContain('key-check');
  const again = await start(dataDir, { DATABASE_URL, GREENPEN_KEY: rightKey });
  await again.stop();
});

// ASVS-13.3.1
it('changes no key beside an API and a worker of another machine, and says that they run', async () => {
  const DATABASE_URL = await makeDatabase();
  const dataDir = await makeFolder();
  const product = await start(dataDir, { DATABASE_URL, GREENPEN_KEY: rightKey });
  const client = new ApiClient(product.address);
  await client.signUp('elsewhere@example.edu');
  const env = { DATA_DIR: dataDir, DATABASE_URL, GREENPEN_KEY: rightKey, GREENPEN_NEW_KEY: otherKey };
  const refused = await runOperate(['rotate-key'], env);
  expect(refused.exitCode).toBe(2);
  expect(refused.errors).toMatch(
    /^Stop Greenpen first: greenpen-api on .* and greenpen-worker on .* still use/u,
  );
  const { assignments } = await client.upload(
    [{ fileName: 'essay.txt', bytes: Buffer.from('Sleep helps memory. '.repeat(50)) }],
    { key: randomUUID() },
  );
  await product.stop();
  expect(await runOperate(['rotate-key'], env)).toMatchObject({ exitCode: 0 });
  const again = await start(dataDir, { DATABASE_URL, GREENPEN_KEY: otherKey });
  const later = new ApiClient(again.address);
  await later.signIn('elsewhere@example.edu');
  const file = await later.fetch('GET', `/api/assignments/${assignments[0]?.id}/file`);
  expect(await file.text()).toContain('Sleep helps memory.');
});
