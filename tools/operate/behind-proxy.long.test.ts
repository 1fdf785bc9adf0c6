import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../testing/api-client.ts';
import { findFreePort } from '../testing/free-port.ts';
import { openProxy, type TestProxy } from '../testing/open-proxy.ts';
import { startProduct, type RunningProduct } from '../testing/start-product.ts';

const from = '203.0.113.9';
let product: RunningProduct;
let proxy: TestProxy;
let client: ApiClient;

beforeAll(async () => {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  product = await startProduct({ env: { PUBLIC_URL: address, TRUST_PROXY: 'true' } });
  proxy = await openProxy({ port, target: product.port, from });
  client = new ApiClient(address);
  await client.signUp('proxy@example.edu');
}, 120_000);

afterAll(async () => {
  await proxy.close();
  await product.stop();
});

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(join(product.dataDir, 'files', folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

it('keeps nothing of an upload that the proxy cuts, and takes it once when it is sent again', async () => {
  const files = [{ fileName: 'essay.txt', bytes: Buffer.from('Sleep helps memory. '.repeat(20_000)) }];
  const key = randomUUID();
  proxy.cutAfter = 150_000;
  await expect(client.upload(files, { key })).rejects.toMatchObject({ status: 0 });
  proxy.cutAfter = null;
  expect(await client.listAll()).toEqual([]);
  expect(await countFiles('papers')).toBe(0);

  const first = await client.upload(files, { key });
  const again = await client.upload(files, { key });
  expect(again.assignments.map(({ id }) => id)).toEqual(first.assignments.map(({ id }) => id));
  expect(await client.listAll()).toHaveLength(1);
  expect(await countFiles('papers')).toBe(1);
});

it('knows the browser by the address that the proxy tells, and refuses another origin', async () => {
  const logged = await readFile(join(product.dataDir, 'logs', 'api.log'), 'utf8');
  expect(logged).toContain(from);
  const foreign = await fetch(`${client.address}/api/assignments/grade`, {
    method: 'POST',
    headers: {
      origin: 'http://evil.example',
      cookie: client.cookie,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ assignmentIds: [randomUUID()] }),
  });
  expect(foreign.status).toBe(403);
});
