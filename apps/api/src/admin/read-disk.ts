import { statfs } from 'node:fs/promises';

export type Disk = { readonly freeBytes: number; readonly totalBytes: number };

/** Free and total space on a folder's disk; null if it cannot be read. */
export async function readDisk(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
