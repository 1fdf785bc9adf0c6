import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../tools/testing/free-port.ts';
import { startProduct } from '../tools/testing/start-product.ts';

const startScript = join(import.meta.dirname, '..', 'tools', 'start.mjs');

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-command-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** What the command says on standard error, and the code it ends with. */
async function failedStart(
  env: NodeJS.ProcessEnv,
): Promise<{ readonly said: string; readonly code: unknown }> {
  const child = spawn(process.execPath, [startScript], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { said: said.trim(), code };
}

/** Linux: processes whose command line or environment names the data folder. */
async function processesOf(folder: string): Promise<readonly string[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const texts = await Promise.all(
    names.map(async (name) => {
      const files = await Promise.all(
        ['cmdline', 'environ'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
      );
      return files.join(' ');
    }),
  );
  return names.filter((_, at) => texts[at]?.includes(folder));
}

async function untilNoneIsLeft(folder: string): Promise<readonly string[]> {
  let left = await processesOf(folder);
  for (let tries = 0; tries < 150 && left.length > 0; tries += 1) {
    await delay(100);
    left = await processesOf(folder);
  }
  return left;
}

describe('one command', () => {
  it('starts again on what was there, and leaves nothing running when it is stopped', async () => {
    const first = await startProduct({ dataDir });
    expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
    await first.stop();
    expect(await untilNoneIsLeft(dataDir)).toEqual([]);

    const second = await startProduct({ dataDir, port: first.port });
    expect((await fetch(`${second.address}/api/health`)).status).toBe(200);
    const refused = await failedStart({ PORT: String(await findFreePort()) });
    expect(refused).toEqual({
      said: `Greenpen is already running on the data folder ${dataDir}. Use that one, or stop it first.`,
      code: 1,
    });
    await second.stop();
  });

  it('leaves nothing running when it is stopped in the middle of its start', async () => {
    const child = spawn(process.execPath, [startScript], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(await findFreePort()) },
      stdio: 'ignore',
    });
    while (!existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) await delay(20);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(await untilNoneIsLeft(dataDir)).toEqual([]);
  });

  it('recovers by itself after its launcher was killed', async () => {
    const killed = await startProduct({ dataDir });
    killed.launcher.kill('SIGKILL');
    await once(killed.launcher, 'exit');
    const next = await startProduct({ dataDir, port: killed.port });
    expect((await fetch(`${next.address}/api/health`)).status).toBe(200);
    await next.stop();
    expect(await untilNoneIsLeft(dataDir)).toEqual([]);
  });

  it('says in one sentence that the port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await failedStart({ PORT: String(port) })).toEqual({
      said: `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another port.`,
      code: 1,
    });
    server.close();
  });

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    const { said, code } = await failedStart({ DATA_DIR: file });
    expect(said).toMatch(/^The data folder \S+ cannot be written \(\w+\)\. Make it writable.*$/u);
    expect(code).toBe(1);
  });

  it('names a wrong setting, whichever part it belongs to', async () => {
    const port = String(await findFreePort());
    expect(await failedStart({ PORT: 'http' })).toEqual({
      said: 'PORT is "http"; it takes a port number from 0 to 65535.',
      code: 1,
    });
    const { said, code } = await failedStart({ PORT: port, RETENTION_DAYS: '400' });
    expect(said).toBe('RETENTION_DAYS is "400"; it takes a whole number of days from 1 to 30.');
    expect(code).toBe(1);
  });
});
