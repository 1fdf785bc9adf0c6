import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadOrCreateKey, sealText } from '@greenpen/paper-store';
import { z } from 'zod';
import { apiNodeOptions } from '../../apps/launcher/src/parts/start-parts.ts';
import { startEmbeddedPostgres } from '../../apps/launcher/src/embedded-postgres/start-embedded-postgres.ts';
import { prepareSocketFolder } from '../../apps/launcher/src/socket-folder.ts';
import { ApiClient } from '../testing/api-client.ts';
import { findFreePort } from '../testing/free-port.ts';
import { startProduct } from '../testing/start-product.ts';
import { Asker } from './ask.ts';
import { fillList } from './fill-list.ts';
import { listFigures } from './list-figures.ts';
import { median, repetitions, type Bench, type Figure } from './measure.ts';

const papers = 100_000;
const bareServer = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const greenpenKey = Buffer.alloc(32, 7).toString('base64');
const paragraph = 'Your paper names its question early and keeps to it. Say where each number comes from. ';
const feedback = { grammar: paragraph.repeat(4), apa: paragraph.repeat(4), content: paragraph.repeat(8) };

/** The signed-in API on an account with 100,000 papers, and beside a bare route that runs the same query. */
export const list: Bench = {
  name: 'list',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
    const database = await startEmbeddedPostgres({
      dataDir,
      socketFolder: await prepareSocketFolder(dataDir),
    });
    const env = { DATABASE_URL: database.url, GREENPEN_KEY: greenpenKey };
    const product = await startProduct({ env });
    try {
      const client = new ApiClient(product.address);
      await client.signUp('bench@example.edu');
      const user = await client.fetch('GET', '/api/auth/user');
      const { id: ownerId } = z.object({ id: z.string() }).parse(await user.json());
      const key = await loadOrCreateKey({ dataDir: product.dataDir, value: greenpenKey, mayCreate: false });
      const sealed = sealText(key, JSON.stringify({ ...feedback, overall: paragraph.repeat(4) }));
      await fillList({ databaseUrl: database.url, ownerId, papers, feedback: sealed });
      const asker = new Asker(client.cookie);
      const figures = await listFigures(asker, product.address, papers);
      // What an account may ask for in a minute begins anew.
      await delay(60_000);
      const share = await shareOfBare(asker, product.address, {
        ...env,
        DATA_DIR: product.dataDir,
        OWNER_ID: ownerId,
      });
      asker.close();
      return [...figures, share];
    } finally {
      await product.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

const load = { atOnce: 8, ms: 2000 };

/** By turns, so that what else the machine does falls on both. */
async function shareOfBare(asker: Asker, address: string, env: NodeJS.ProcessEnv): Promise<Figure> {
  const port = await findFreePort();
  const bare = await startBare({ ...env, PORT: String(port) });
  const path = '/api/assignments?limit=50';
  const shares: number[] = [];
  const rates: { readonly ours: number; readonly bare: number }[] = [];
  try {
    for (let round = 0; round <= repetitions; round += 1) {
      const theirs = await asker.rate(`http://127.0.0.1:${port}${path}`, load);
      const ours = await asker.rate(`${address}${path}`, load);
      // The first round warms both up.
      if (round > 0) {
        shares.push(ours / theirs);
        rates.push({ ours, bare: theirs });
      }
    }
  } finally {
    bare.kill();
    await once(bare, 'exit');
  }
  const [ours, theirs] = [median(rates.map((rate) => rate.ours)), median(rates.map((rate) => rate.bare))];
  return {
    what: 'requests a second of a bare route, over those of the signed-in API',
    value: 1 / median(shares),
    unit: '×',
    bound: 1 / 0.7,
    detail: `${(median(shares) * 100).toFixed(0)}%: ${ours.toFixed(0)} against ${theirs.toFixed(0)} a second`,
  };
}

/** With the memory that the API has. */
async function startBare(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, [...apiNodeOptions, bareServer], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return server;
}
