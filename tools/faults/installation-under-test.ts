import type { ModelServer } from '@greenpen/model-judge/testing';
import { once } from 'node:events';
import { access, glob, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { z } from 'zod';
import { startProduct, type RunningProduct } from '../testing/start-product.ts';
import type { FaultOrder } from './inject-faults.ts';
import type { InstallationNeeds } from './installation-needs.ts';
import type { SmallVolume } from './small-volume.ts';
import { prepareSurroundings, type Surroundings } from './surroundings.ts';
import type { FaultProxy } from './fault-proxy.ts';

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

  readonly #surroundings: Surroundings;

  private constructor(surroundings: Surroundings, product: RunningProduct) {
    this.dataDir = surroundings.dataDir;
    this.#surroundings = surroundings;
    this.#product = product;
  }

  static async start(needs: InstallationNeeds): Promise<InstallationUnderTest> {
    const surroundings = await prepareSurroundings(needs);
    return new InstallationUnderTest(surroundings, await launch(surroundings));
  }

  /** Of a scenario that needs one. */
  get smallVolume(): SmallVolume {
    if (this.#surroundings.smallVolume === null) throw new Error('The scenario did not ask for a volume.');
    return this.#surroundings.smallVolume;
  }

  /** Of a scenario that needs one. */
  get proxy(): FaultProxy {
    if (this.#surroundings.proxy === null) throw new Error('The scenario did not ask for a proxy.');
    return this.#surroundings.proxy;
  }

  /** Of a scenario that needs one. */
  get model(): ModelServer {
    if (this.#surroundings.model === null) throw new Error('The scenario did not ask for a language model.');
    return this.#surroundings.model;
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
      ...this.#surroundings.env,
      DATA_DIR: this.dataDir,
      DATABASE_URL: this.databaseUrl,
    };
  }

  get databaseUrl(): string {
    return this.#surroundings.databaseUrl;
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

  /** The next process of this role that reaches the point kills itself there. */
  async order(order: Omit<FaultOrder, 'id'>): Promise<void> {
    const id = `${Date.now()}-${Math.random()}`;
    const path = this.#surroundings.controlFile;
    await writeFile(`${path}.new`, JSON.stringify({ ...order, id }));
    await rename(`${path}.new`, path);
  }

  async cancelOrder(): Promise<void> {
    await rm(this.#surroundings.controlFile, { force: true });
  }

  /** Moves the calendar of the product's processes, not of its database. */
  async moveClock(milliseconds: number): Promise<void> {
    await writeFile(`${this.#surroundings.controlFile}-clock`, String(milliseconds));
  }

  /** Makes the launcher as old as one that has run for hours: what it no longer refers to is gone. */
  async ageLauncher(): Promise<void> {
    const doneFile = `${this.#surroundings.controlFile}-aged`;
    await rm(doneFile, { force: true });
    process.kill(this.launcherPid, 'SIGUSR2');
    await until(() => exists(doneFile), 'The launcher did not reclaim its memory.');
    await rm(doneFile, { force: true });
  }

  /** How much API and worker have written to their logs. */
  async logSizes(): Promise<Readonly<Record<'api' | 'worker', number>>> {
    const sizeOf = async (name: string): Promise<number> =>
      (await stat(join(this.dataDir, 'logs', `${name}.log`))).size;
    return { api: await sizeOf('api'), worker: await sizeOf('worker') };
  }

  /** SIGKILL to the launcher alone, whose parts are left behind. */
  async killLauncher(): Promise<void> {
    process.kill(this.launcherPid, 'SIGKILL');
    await ended(this.#product);
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
    this.#product = await launch(this.#surroundings, this.#product.port);
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
    await this.#surroundings.clear();
  }

  /** Asks until every part says that it is well. */
  async untilHealthy(): Promise<void> {
    const until = performance.now() + 60_000;
    while (performance.now() < until) {
      const answer = await fetch(`${this.address}/api/health`).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.status === 200) return;
      await delay(250);
    }
    throw new Error('The product was not well again within a minute.');
  }

  /** Where the store keeps a file. */
  async findStoredFile(id: string): Promise<string> {
    for await (const path of glob(`files/**/*${id}*`, { cwd: this.dataDir })) return join(this.dataDir, path);
    throw new Error('The file is not in the store.');
  }
}

function launch({ dataDir, env }: Surroundings, port?: number): Promise<RunningProduct> {
  return startProduct({ dataDir, env, ...(port !== undefined && { port }) });
}

async function ended({ launcher }: RunningProduct): Promise<void> {
  if (launcher.exitCode === null && launcher.signalCode === null) await once(launcher, 'exit');
}

export async function until(
  isSo: () => Promise<boolean>,
  sentence: string,
  longestMs = 60_000,
): Promise<void> {
  const end = performance.now() + longestMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(sentence);
    await delay(50);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
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
