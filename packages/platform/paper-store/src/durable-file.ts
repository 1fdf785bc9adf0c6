import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errnoOf } from './file-failure.ts';

const OWNER_FILE = 0o600;
const OWNER_FOLDER = 0o700;

/** Creates a folder with its parents, readable only by its owner, and syncs it. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: OWNER_FOLDER });
  if (first === undefined) return;
  for (let made = folder; made !== dirname(first); made = dirname(made)) await syncFolder(dirname(made));
}

/** Writes everything that `source` yields to a new file and syncs it; the file is deleted on failure. */
export async function writeNewFile(
  path: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const file = await open(path, 'wx', OWNER_FILE);
  try {
    try {
      for await (const bytes of source) await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Renames a finished temporary file, replacing an existing one, and syncs; the temporary file is deleted on failure. */
export async function moveIntoPlace(part: string, path: string): Promise<void> {
  try {
    await makeFolder(dirname(path));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Writes a file that must not exist yet; false, without changes, if another process created it first. */
export async function writeOnce(path: string, bytes: Uint8Array): Promise<boolean> {
  await makeFolder(dirname(path));
  const part = join(dirname(path), `.${randomUUID()}.part`);
  await writeNewFile(part, [bytes]);
  try {
    await link(part, path);
    await syncFolder(dirname(path));
    return true;
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

/** Syncs the directory entries of a folder. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; NTFS journals names itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
