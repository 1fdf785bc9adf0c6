import { connect, createServer, type Server } from 'node:net';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, StartFailure } from './start-failure.ts';

/** Greenpen runs on this data folder. */
export class AlreadyRunning extends StartFailure {}

/**
 * One launcher for a data folder. The lock is a listening socket: the kernel lets go of it however the process
 * ends, so that a `kill -9` leaves nothing to clear away by hand, and no process number is ever mistaken.
 */
export async function holdLauncherLock(socketFolder: string, dataDir: string): Promise<Server> {
  const path = join(socketFolder, 'launcher.sock');
  for (;;) {
    try {
      return await listen(path);
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE') throw error;
      if (await answers(path)) {
        throw new AlreadyRunning(
          `Greenpen is already running on the data folder ${dataDir}. Use that one, or stop it first.`,
        );
      }
      await rm(path, { force: true });
    }
  }
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server));
    server.unref();
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
