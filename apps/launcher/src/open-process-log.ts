import { mkdir, open, rename, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const largestLog = 10 * 1024 * 1024;

/** Opens `logs/NAME.log` in the data folder for appending; one over 10 MB is put aside as `NAME.1.log` first. */
export async function openProcessLog(dataDir: string, name: string): Promise<FileHandle> {
  const folder = join(dataDir, 'logs');
  const path = join(folder, `${name}.log`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLog) await rename(path, join(folder, `${name}.1.log`));
  return open(path, 'a', 0o600);
}
