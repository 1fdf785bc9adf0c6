import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { identifyProcess } from '../apps/launcher/src/parts/identify-process.ts';
import { InstallationUnderTest, until } from './faults/installation-under-test.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

const parts = ['api', 'worker', 'database'] as const;

let installation: InstallationUnderTest;
beforeAll(async () => {
  installation = await InstallationUnderTest.start({});
});
afterAll(() => installation.stop());

async function allGone(pids: readonly number[]): Promise<boolean> {
  return (await Promise.all(pids.map(identifyProcess))).every((found) => found === null);
}

const pidsOfAll = (): Promise<number[]> => Promise.all(parts.map((part) => installation.pidOf(part)));

it('leaves nothing running when it is killed, however old it is', async () => {
  await installation.ageLauncher();
  const pids = await pidsOfAll();
  await installation.killLauncher();
  await until(() => allGone(pids), 'A part went on without its launcher.', 120_000);
  expect(await allGone(pids)).toBe(true);
  await installation.startAgain();
});

it('takes over from a killed launcher whose parts were stopped and could not end', async () => {
  const pids = await pidsOfAll();
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await installation.killLauncher();
  await installation.startAgain();
  expect(await allGone(pids)).toBe(true);
  await installation.untilHealthy();
});

it('restarts its parts when it is old, and they still log', async () => {
  for (const part of ['api', 'worker'] as const) {
    await installation.ageLauncher();
    const before = await installation.logSizes();
    const pid = await installation.pidOf(part);
    process.kill(pid, 'SIGKILL');
    await until(() => allGone([pid]), 'The part was not killed.');
    const next = await installation.pidOf(part);
    expect(next).not.toBe(pid);
    await installation.untilHealthy();
    // A request and a round of the worker's jobs each leave a line.
    await fetch(`${installation.address}/api/courses`);
    await until(
      async () => (await installation.logSizes())[part] > before[part],
      `The ${part} no longer writes to its log.`,
    );
  }
});

it('tells the health check of a container that all parts are well', async () => {
  const check = async (): Promise<unknown> => {
    const env = { ...process.env, DATA_DIR: installation.dataDir };
    const script = 'apps/launcher/src/check-health.ts';
    return (await once(spawn(process.execPath, [script], { env, stdio: 'ignore' }), 'exit'))[0];
  };
  await until(async () => (await check()) === 0, 'The health check never succeeds.');
  await installation.terminate();
  expect(await check()).toBe(1);
  await installation.startAgain();
});
