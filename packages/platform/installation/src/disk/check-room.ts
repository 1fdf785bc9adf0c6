import { statfs } from 'node:fs/promises';
import { PaperStoreError } from '@greenpen/paper-store';
import { isBallastReleased } from './ballast.ts';

const MB = 1024 * 1024;

/** Space kept free for database and logs; less on a small volume. */
const mostReserved = 64 * MB;
const reservedShare = 0.05;

/** Throws `full` if the volume has no more free space than the reserve. */
export async function refuseFullVolume(folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail * bsize > Math.min(mostReserved, blocks * bsize * reservedShare)) return;
  throw new PaperStoreError('full', 'The disk has too little free space.');
}

/**
 * Call before storing anything. Throws `full` while the disk of the files or of the data folder is nearly full, or
 * while the ballast is released, so that papers never use the space needed for signing in and saving.
 */
export async function checkRoom({
  dataDir,
  folder,
}: {
  readonly dataDir: string;
  /** Folder of the files, possibly on a separate volume. */
  readonly folder: string;
}): Promise<void> {
  if (await isBallastReleased(dataDir)) {
    throw new PaperStoreError('full', 'The disk was full and still has too little free space.');
  }
  await refuseFullVolume(folder);
  await refuseFullVolume(dataDir);
}
