import { statfs } from 'node:fs/promises';

export type Disk = { readonly freeBytes: number; readonly totalBytes: number };

/** The room on the disk that holds a folder; null where it cannot be asked. */
export async function readDisk(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}
