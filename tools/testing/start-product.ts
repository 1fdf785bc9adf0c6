import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';

export type RunningProduct = {
  readonly address: string;
  readonly dataDir: string;
  readonly port: number;
  readonly launcher: ChildProcess;
  /** Milliseconds from the start of the launcher to its word that all is ready. */
  readonly readyAfterMs: number;
  /** Stops every process; removes the data folder if this made it. */
  stop(): Promise<void>;
};

type StartRequest = {
  /** Kept when given; a temporary one is made and removed otherwise. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: NodeJS.ProcessEnv;
};

const main = fileURLToPath(new URL('../../apps/launcher/src/main.ts', import.meta.url));

const compileCache = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

/** Starts the whole product as `npm start` does, without the set-up before it. */
export async function startProduct({ dataDir, port, env }: StartRequest = {}): Promise<RunningProduct> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'greenpen-product-')));
  const chosenPort = port ?? (await findFreePort());
  const began = performance.now();
  const launcher = spawn(process.execPath, [main], {
    env: {
      NODE_COMPILE_CACHE: compileCache,
      ...process.env,
      DATA_DIR: folder,
      PORT: String(chosenPort),
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await readiness(launcher);
  return {
    address: `http://127.0.0.1:${chosenPort}`,
    dataDir: folder,
    port: chosenPort,
    launcher,
    readyAfterMs: performance.now() - began,
    async stop() {
      if (launcher.exitCode === null && launcher.signalCode === null) {
        launcher.kill('SIGTERM');
        await once(launcher, 'exit');
      }
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

function readiness(launcher: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Greenpen is ready')) resolve();
    };
    launcher.stdout?.on('data', listen);
    launcher.stderr?.on('data', listen);
    launcher.once('exit', (code) => reject(new Error(`The launcher ended with ${code}: ${output}`)));
  });
}
