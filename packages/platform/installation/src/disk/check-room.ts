import { statfs } from 'node:fs/promises';
import { PaperStoreError } from '@greenpen/paper-store';
import { isBallastReleased } from './ballast.ts';

const MB = 1024 * 1024;

/** What stays free for the database and the logs; of a small volume less. */
const mostReserved = 64 * MB;
const reservedShare = 0.05;

/** Throws `full` where a volume has no more room than what is reserved. */
export async function refuseFullVolume(folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail * bsize > Math.min(mostReserved, blocks * bsize * reservedShare)) return;
  throw new PaperStoreError('full', 'The disk has too little room left.');
}

/**
 * To be asked before anything is stored: throws `full` while the disk of the files or of the data folder is nearly full,
 * or was and the room kept for that is still in use, so that papers never take what signing in and saving need.
 */
export async function checkRoom({
  dataDir,
  folder,
}: {
  readonly dataDir: string;
  /** Where the files are, which may be a volume of its own. */
  readonly folder: string;
}): Promise<void> {
  if (await isBallastReleased(dataDir)) {
    throw new PaperStoreError('full', 'The disk was full and has too little room yet.');
  }
  await refuseFullVolume(folder);
  await refuseFullVolume(dataDir);
}
