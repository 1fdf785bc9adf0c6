import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOrCreateKey, openPaperStore, sealText } from '@greenpen/paper-store';
import { Client } from 'pg';
import { z } from 'zod';
import { startEmbeddedPostgres } from '../../apps/launcher/src/embedded-postgres/start-embedded-postgres.ts';
import { prepareSocketFolder } from '../../apps/launcher/src/socket-folder.ts';
import { ApiClient } from '../testing/api-client.ts';
import { runOperate } from '../testing/run-operate.ts';
import { startProduct } from '../testing/start-product.ts';
import { fillList } from './fill-list.ts';
import type { Bench } from './measure.ts';

const papers = 10_000;
const paperBytes = 40_000;
const email = 'bench@example.edu';

/** A backup of 10,000 papers with their files, brought into an empty installation. */
export const restore: Bench = {
  name: 'restore',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    const file = join(folder, 'bench.backup');
    try {
      await fillInstallation(first);
      const backupSeconds = await timed(['backup', file], first);
      await mkdir(second);
      await copyFile(join(first, 'greenpen.key'), join(second, 'greenpen.key'));
      const restoreSeconds = await timed(['restore', file], second);
      const { size } = await stat(file);
      return [
        {
          what: `${papers} papers backed up`,
          value: backupSeconds,
          unit: 's',
          bound: null,
          detail: `${(size / 2 ** 20).toFixed(0)} MB`,
        },
        { what: `${papers} papers restored`, value: restoreSeconds, unit: 's', bound: 600 },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function timed(args: readonly string[], dataDir: string): Promise<number> {
  const began = performance.now();
  const { exitCode, errors } = await runOperate(args, { DATA_DIR: dataDir });
  if (exitCode !== 0) throw new Error(`operate ${args[0]} failed: ${errors}`);
  return (performance.now() - began) / 1000;
}

/** An account whose papers lie in the store as they do after an upload, with a grade for nearly each. */
async function fillInstallation(dataDir: string): Promise<void> {
  const product = await startProduct({ dataDir });
  const client = new ApiClient(product.address);
  await client.signUp(email);
  const user = await client.fetch('GET', '/api/auth/user');
  const { id: ownerId } = z.object({ id: z.string() }).parse(await user.json());
  await product.stop();

  const key = await loadOrCreateKey({ dataDir, value: null, mayCreate: false });
  const store = await openPaperStore({ folder: join(dataDir, 'files'), key });
  const stored: { fileId: string; sha256: string }[] = [];
  while (stored.length < papers) {
    const several = Array.from({ length: 20 }, () =>
      store.put(randomBytes(paperBytes), { maxBytes: paperBytes }),
    );
    stored.push(...(await Promise.all(several)));
  }
  const database = await startEmbeddedPostgres({ dataDir, socketFolder: await prepareSocketFolder(dataDir) });
  try {
    await fillList({
      databaseUrl: database.url,
      ownerId,
      papers,
      feedback: sealText(key, 'A clear paper. '.repeat(60)),
    });
    await giveFiles(database.url, stored);
  } finally {
    await database.stop();
  }
}

async function giveFiles(
  databaseUrl: string,
  stored: readonly { readonly fileId: string; readonly sha256: string }[],
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update submissions s set file_id = f.id, sha256 = f.hash
       from (select id, row_number() over () as place from submissions) n,
         unnest($1::uuid[], $2::text[]) with ordinality as f(id, hash, place)
       where n.id = s.id and f.place = n.place`,
      [stored.map(({ fileId }) => fileId), stored.map(({ sha256 }) => sha256)],
    );
  } finally {
    await client.end();
  }
}
