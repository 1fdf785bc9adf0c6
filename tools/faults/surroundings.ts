import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModelServer } from '@greenpen/model-judge/testing';
import { startEmbeddedPostgres } from '../../apps/launcher/src/embedded-postgres/start-embedded-postgres.ts';
import { prepareSocketFolder } from '../../apps/launcher/src/socket-folder.ts';
import type { InstallationNeeds } from './installation-needs.ts';
import { SmallVolume } from './small-volume.ts';
import { FaultProxy } from './fault-proxy.ts';

/** The environment of an installation under test. */
export type Surroundings = {
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  /** For looking in, past any proxy. */
  readonly databaseUrl: string;
  /** Where the next fault is ordered. */
  readonly controlFile: string;
  readonly smallVolume: SmallVolume | null;
  readonly proxy: FaultProxy | null;
  readonly model: ModelServer | null;
  readonly clear: () => Promise<void>;
};

/** Room for the product's own ballast and for a crash of the database beside it. */
const databaseMegabytes = 640;
const storeMegabytes = 64;
const roomyMegabytes = 1024;

export async function prepareSurroundings(needs: InstallationNeeds): Promise<Surroundings> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-faults-'));
  const controlFile = `${dataDir}.fault`;
  const volumes = await mountVolumes(dataDir, needs.smallVolume);
  const database = needs.proxy === true ? await startDatabaseBehindProxy() : null;
  const model = needs.model === undefined ? null : await ModelServer.start();
  const preload = new URL('inject-faults.ts', import.meta.url).href;
  const socket = encodeURIComponent(join(dataDir, 'run'));
  return {
    dataDir,
    controlFile,
    env: {
      NODE_OPTIONS: `--import ${preload}`,
      GREENPEN_FAULT_FILE: controlFile,
      ...database?.env,
      ...(model !== null && {
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'test',
        AI_BASE_URL: model.baseUrl,
        // A call that hangs when the model recovers has to end before its paper is due.
        AI_CALL_SECONDS: '45',
        AI_DAILY_TOKENS: String(needs.model?.dailyTokens ?? 0),
      }),
    },
    databaseUrl: database?.url ?? `postgresql://greenpen@localhost/greenpen?host=${socket}`,
    smallVolume: volumes.find(({ isSmall }) => isSmall)?.volume ?? null,
    proxy: database?.proxy ?? null,
    model,
    clear: async () => {
      await database?.stop();
      await model?.close();
      for (const { volume } of volumes.toReversed()) await volume.unmount();
      await rm(dataDir, { recursive: true, force: true });
      await rm(`${controlFile}-clock`, { force: true });
    },
  };
}

type Mounted = { readonly volume: SmallVolume; readonly isSmall: boolean };

/** The database's volume holds the whole data folder, and the files are on a separate volume with enough space. */
async function mountVolumes(dataDir: string, small: InstallationNeeds['smallVolume']): Promise<Mounted[]> {
  const files = join(dataDir, 'files');
  if (small === undefined) return [];
  const mounted: Mounted[] = [];
  if (small === 'database') {
    mounted.push({ volume: await SmallVolume.mount(dataDir, databaseMegabytes), isSmall: true });
  }
  await mkdir(files, { mode: 0o700 });
  const megabytes = small === 'store' ? storeMegabytes : roomyMegabytes;
  mounted.push({ volume: await SmallVolume.mount(files, megabytes), isSmall: small === 'store' });
  return mounted;
}

async function startDatabaseBehindProxy() {
  const folder = await mkdtemp(join(tmpdir(), 'greenpen-database-'));
  const socketFolder = await prepareSocketFolder(folder);
  const server = await startEmbeddedPostgres({ dataDir: folder, socketFolder });
  const url = new URL(server.url);
  const socketPath = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const proxy = await FaultProxy.open(socketPath);
  return {
    url: server.url,
    proxy,
    env: {
      DATABASE_URL: `postgresql://${url.username}@127.0.0.1:${proxy.port}${url.pathname}`,
      GREENPEN_KEY: randomBytes(32).toString('hex'),
    },
    stop: async () => {
      proxy.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
