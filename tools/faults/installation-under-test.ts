import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { z } from 'zod';
import { startProduct, type RunningProduct } from '../testing/start-product.ts';
import type { FaultOrder } from './inject-faults.ts';

export type PartName = 'api' | 'worker' | 'database';

const marks: Readonly<Record<PartName, string>> = {
  api: 'apps/api/src/main.ts',
  worker: 'apps/grading-worker/src/main.ts',
  database: 'postgres',
};

/** One installation, started as `npm start` does it, whose processes can be killed one by one. */
export class InstallationUnderTest {
  readonly dataDir: string;
  #product: RunningProduct;

  private constructor(dataDir: string, product: RunningProduct) {
    this.dataDir = dataDir;
    this.#product = product;
  }

  static async start(): Promise<InstallationUnderTest> {
    const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-faults-'));
    return new InstallationUnderTest(dataDir, await launch(dataDir));
  }

  get address(): string {
    return this.#product.address;
  }

  get launcherPid(): number {
    return this.#product.launcher.pid ?? 0;
  }

  /** Environment of the product's processes, for starting a second worker beside them. */
  get env(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      ...environment(this.dataDir),
      DATA_DIR: this.dataDir,
      DATABASE_URL: this.databaseUrl,
    };
  }

  get databaseUrl(): string {
    return `postgresql://greenpen@localhost/greenpen?host=${encodeURIComponent(join(this.dataDir, 'run'))}`;
  }

  async pidOf(part: PartName): Promise<number> {
    for (let tries = 0; tries < 200; tries += 1) {
      const pid = await findChild(this.launcherPid, marks[part]);
      if (pid !== null) return pid;
      await delay(50);
    }
    throw new Error(`There is no ${part} process.`);
  }

  async signal(part: PartName, signal: NodeJS.Signals): Promise<void> {
    process.kill(await this.pidOf(part), signal);
  }

  /** The next process of this role that comes to the point kills itself there. */
  async order(order: Omit<FaultOrder, 'id'>): Promise<void> {
    const id = `${Date.now()}-${Math.random()}`;
    const path = controlFile(this.dataDir);
    await writeFile(`${path}.new`, JSON.stringify({ ...order, id }));
    await rename(`${path}.new`, path);
  }

  async cancelOrder(): Promise<void> {
    await rm(controlFile(this.dataDir), { force: true });
  }

  async killEverything(): Promise<void> {
    const pids = [this.launcherPid];
    for (const part of ['api', 'worker', 'database'] as const) pids.push(await this.pidOf(part));
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await ended(this.#product);
  }

  /** SIGTERM to the launcher; gives its exit code and how long it took. */
  async terminate(): Promise<{ readonly exitCode: number | null; readonly tookMs: number }> {
    const began = performance.now();
    this.#product.launcher.kill('SIGTERM');
    await ended(this.#product);
    return { exitCode: this.#product.launcher.exitCode, tookMs: performance.now() - began };
  }

  /** Starts the launcher again, on the same folder and port. */
  async startAgain(): Promise<number> {
    this.#product = await launch(this.dataDir, this.#product.port);
    return this.#product.readyAfterMs;
  }

  /** Rows as the schema says, straight from the database. */
  async query<S extends z.ZodType>(
    row: S,
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<z.output<S>[]> {
    const client = new Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query(sql, [...values]);
      return rows.map((found) => row.parse(found));
    } finally {
      await client.end();
    }
  }

  /** The last lines of the product's logs that are errors, for a scenario that failed. */
  async lastErrors(): Promise<string> {
    const logs = await Promise.all(
      ['api', 'worker'].map((name) =>
        readFile(join(this.dataDir, 'logs', `${name}.log`), 'utf8').catch(() => ''),
      ),
    );
    const isError = /"level":[56]0/u;
    return logs
      .flatMap((log) =>
        log
          .split('\n')
          .filter((line) => isError.test(line))
          .slice(-4),
      )
      .join('\n');
  }

  async stop(): Promise<void> {
    await this.#product.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

function launch(dataDir: string, port?: number): Promise<RunningProduct> {
  return startProduct({ dataDir, env: environment(dataDir), ...(port !== undefined && { port }) });
}

function environment(dataDir: string): NodeJS.ProcessEnv {
  const preload = new URL('inject-faults.ts', import.meta.url).href;
  return { NODE_OPTIONS: `--import ${preload}`, GREENPEN_FAULT_FILE: controlFile(dataDir) };
}

function controlFile(dataDir: string): string {
  return `${dataDir}.fault`;
}

async function ended({ launcher }: RunningProduct): Promise<void> {
  if (launcher.exitCode === null && launcher.signalCode === null) await once(launcher, 'exit');
}

/** Linux: the direct child of a process whose command line holds the mark. */
async function findChild(parent: number, mark: string): Promise<number | null> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    try {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8');
      const [state, parentOfIt] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state === 'Z' || Number(parentOfIt) !== parent) continue;
      if ((await readFile(`/proc/${name}/cmdline`, 'utf8')).includes(mark)) return Number(name);
    } catch {
      // The process ended while we looked.
    }
  }
  return null;
}
