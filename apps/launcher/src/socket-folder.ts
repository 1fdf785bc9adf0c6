import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from './start-failure.ts';

/** The maximum socket path length (`sockaddr_un`) minus the longest suffix ("/.s.PGSQL.5432"). */
const longestFolder = 107 - 15;

/**
 * Creates a private folder for the Unix sockets of this data folder: inside it if the path is short enough, otherwise
 * in the user's runtime or temporary directory, named after the data folder.
 */
export async function prepareSocketFolder(dataDir: string): Promise<string> {
  const inside = join(dataDir, 'run');
  const folder = Buffer.byteLength(inside) <= longestFolder ? inside : join(shortBase(), nameFor(dataDir));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await refuseForeign(folder);
  return folder;
}

/** Connection URL of the built-in database with its socket in this folder. */
export function socketUrl(folder: string): string {
  return `postgresql://greenpen@localhost/greenpen?host=${encodeURIComponent(folder)}`;
}

/** The name is predictable, so another user of the machine could have created the folder first. */
async function refuseForeign(folder: string): Promise<void> {
  const found = await lstat(folder);
  const isOurs = process.getuid === undefined || found.uid === process.getuid();
  if (found.isDirectory() && isOurs && (found.mode & 0o077) === 0) return;
  throw new StartFailure(
    `The folder ${folder} is open to other users. Remove it, or give DATA_DIR a shorter path.`,
  );
}

function shortBase(): string {
  return process.env['XDG_RUNTIME_DIR'] ?? tmpdir();
}

function nameFor(dataDir: string): string {
  return `greenpen-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
}
