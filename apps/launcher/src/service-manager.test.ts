import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceManager } from './service-manager.ts';

let folder = '';
const path = process.env['PATH'] ?? '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenpen-notify-'));
  const tool = join(folder, 'systemd-notify');
  await writeFile(tool, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> "${join(folder, 'told')}"\n`);
  await chmod(tool, 0o755);
  process.env['PATH'] = `${folder}${delimiter}${path}`;
});
afterEach(async () => {
  process.env['PATH'] = path;
  await rm(folder, { recursive: true, force: true });
});

const told = (): Promise<string> => readFile(join(folder, 'told'), 'utf8').catch(() => '');

it('extends a long start, says that it is ready, feeds the watchdog, and says that it stops', async () => {
  const manager = new ServiceManager({ NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '150000' });
  manager.starting();
  await vi.waitUntil(async () => (await told()).includes('EXTEND_TIMEOUT_USEC=90000000'), {
    timeout: 20_000,
  });
  manager.ready();
  await vi.waitUntil(async () => (await told()).includes('WATCHDOG=1'), { timeout: 20_000 });
  manager.stopping();
  await vi.waitUntil(async () => (await told()).includes('STOPPING=1'), { timeout: 20_000 });
  const lines = (await told()).trim().split('\n');
  expect(lines.every((line) => line.startsWith('/run/notify '))).toBe(true);
  expect(lines.findIndex((line) => line.endsWith('READY=1'))).toBeLessThan(
    lines.findIndex((line) => line.endsWith('WATCHDOG=1')),
  );
});

it('keeps its variables from the parts', () => {
  const env = { NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '1000000', WATCHDOG_PID: '1', PORT: '3000' };
  expect(new ServiceManager(env)).toBeDefined();
  expect(env).toEqual({ PORT: '3000' });
});

it('sends no notification if systemd did not start it', async () => {
  const manager = new ServiceManager({});
  manager.starting();
  manager.ready();
  manager.stopping();
  expect(await told()).toBe('');
});
