import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { addUser } from '@greenpen/gradebook/testing';
import { onTestFinished } from 'vitest';
import type { TestInstallation } from './prepare-installation.ts';

const runner = fileURLToPath(new URL('run-uploader.ts', import.meta.url));

export type Uploader = {
  readonly ownerId: string;
  /** Messages of the process so far, such as `{ refused: 'DATABASE_UNAVAILABLE' }`. */
  readonly said: readonly object[];
  order(word: 'store' | 'record'): void;
  signal(signal: NodeJS.Signals): void;
};

/** Starts a process that uploads to this installation with the key of its data folder; stopped after the test. */
export async function startUploader({
  dataDir,
  databaseUrl,
  gradebook,
}: TestInstallation): Promise<Uploader> {
  const ownerId = await addUser(gradebook);
  const child = fork(runner, {
    env: { ...process.env, REQUEST: JSON.stringify({ dataDir, databaseUrl, value: null, ownerId }) },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: object[] = [];
  child.on('message', (message) => {
    if (typeof message === 'object' && message !== null) said.push(message);
  });
  await once(child, 'message');
  return {
    ownerId,
    said,
    order: (word) => void child.send(word),
    signal: (signal) => void child.kill(signal),
  };
}
