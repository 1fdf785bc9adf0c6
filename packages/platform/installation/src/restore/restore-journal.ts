import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { findRestoreId } from '@greenpen/gradebook';
import { syncFolder, writeOnce } from '@greenpen/paper-store';
import { codeOf } from '../installation-error.ts';

const journal = z.object({ restoreId: z.string() });

const journalFile = 'restore-in-progress';

type Place = { readonly dataDir: string; readonly databaseUrl: string };

/** Folder for restored files that will replace the existing ones. */
export function stagingFolder(dataDir: string): string {
  return join(dataDir, 'files.restored');
}

/** Records that the files are ready and that the database is about to switch. */
export async function beginChangeOver(dataDir: string, restoreId: string): Promise<void> {
  await writeOnce(join(dataDir, journalFile), Buffer.from(JSON.stringify({ restoreId })));
}

/**
 * Finishes an interrupted restore: if its transaction was committed, the files are switched as well; otherwise
 * everything is rolled back. Call it before anything else uses the data folder. Does nothing if no restore was
 * interrupted.
 */
export async function settleRestore({
  dataDir,
  databaseUrl,
}: Place): Promise<'nothing' | 'completed' | 'undone'> {
  await removeParts(dataDir);
  const restoreId = await findJournal(dataDir);
  if (restoreId === null) {
    await rm(stagingFolder(dataDir), { recursive: true, force: true });
    return 'nothing';
  }
  const isThrough = (await findRestoreId({ databaseUrl })) === restoreId;
  if (isThrough) await changeOver(dataDir);
  await rm(join(dataDir, journalFile), { force: true });
  await syncFolder(dataDir);
  await rm(stagingFolder(dataDir), { recursive: true, force: true });
  await rm(join(dataDir, 'files.replaced'), { recursive: true, force: true });
  return isThrough ? 'completed' : 'undone';
}

/** Whether a restore was interrupted or is in its last step, so that files and database may not match. */
export async function isRestoreUnsettled(dataDir: string): Promise<boolean> {
  return exists(join(dataDir, journalFile));
}

/** Removes partial files of a killed process. */
async function removeParts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (/^\..+\.part$/u.test(name)) await rm(join(dataDir, name), { force: true });
  }
}

async function changeOver(dataDir: string): Promise<void> {
  if (!(await exists(stagingFolder(dataDir)))) return;
  const [files, replaced] = [join(dataDir, 'files'), join(dataDir, 'files.replaced')];
  if (await exists(files)) {
    await rm(replaced, { recursive: true, force: true });
    await rename(files, replaced);
  }
  await rename(stagingFolder(dataDir), files);
  await syncFolder(dataDir);
}

async function findJournal(dataDir: string): Promise<string | null> {
  try {
    return journal.parse(JSON.parse(await readFile(join(dataDir, journalFile), 'utf8'))).restoreId;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
