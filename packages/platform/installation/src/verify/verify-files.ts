import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openSnapshot, type Snapshot } from '@greenpen/gradebook';
import { openPaperStore, PaperStoreError, type PaperStore } from '@greenpen/paper-store';
import { rowNameOf, type Place } from '../backup/write-backup.ts';

export type VerifiedFiles = {
  /** Number of verified files. */
  readonly read: number;
  /** Referenced by a row, but missing. */
  readonly missing: readonly string[];
  /** Present, but cannot be decrypted or differ from the upload. */
  readonly damaged: readonly string[];
  /** Older than a day and referenced by no row; the worker deletes them hourly. */
  readonly orphaned: readonly string[];
};

const dayMs = 24 * 60 * 60 * 1000;
const BATCH = 500;

/** Decrypts every stored file and compares it with the database. Changes nothing, so the product may be running. */
export async function verifyFiles({ databaseUrl, dataDir, key }: Place): Promise<VerifiedFiles> {
  const store = await openPaperStore({ folder: join(dataDir, 'files'), key });
  const snapshot = await openSnapshot(databaseUrl);
  try {
    const wanted = new Map<string, string | null>();
    for await (const { name, sha256 } of snapshot.eachNamedFile()) wanted.set(name, sha256);
    const found = await readAll(store, snapshot, wanted);
    const gone = [...wanted.keys()].filter((name) => !found.present.has(name));
    const missing = await listStillNamed(databaseUrl, gone);
    return { read: found.present.size, missing, damaged: found.damaged, orphaned: found.orphaned };
  } finally {
    await snapshot.close();
  }
}

async function readAll(
  store: PaperStore,
  snapshot: Snapshot,
  wanted: ReadonlyMap<string, string | null>,
): Promise<Record<'damaged' | 'orphaned', string[]> & { readonly present: Set<string> }> {
  const present = new Set<string>();
  const [damaged, unnamed]: [string[], string[]] = [[], []];
  const oldest = Date.now() - dayMs;
  for await (const { id, storedAt } of store.list()) {
    const outcome = await readOne(store, id, wanted.get(id) ?? null);
    if (outcome === 'gone') continue;
    present.add(id);
    if (outcome === 'damaged') damaged.push(id);
    if (!wanted.has(rowNameOf(id)) && storedAt.getTime() < oldest) unnamed.push(id);
  }
  const orphaned: string[] = [];
  for (let start = 0; start < unnamed.length; start += BATCH) {
    const batch = unnamed.slice(start, start + BATCH);
    const named = new Set(await snapshot.listNamedFiles(batch.map(rowNameOf)));
    orphaned.push(...batch.filter((id) => !named.has(rowNameOf(id))));
  }
  return { present, damaged, orphaned };
}

async function readOne(
  store: PaperStore,
  id: string,
  sha256: string | null,
): Promise<'sound' | 'damaged' | 'gone'> {
  try {
    const bytes = await store.get(id);
    const isSame = sha256 === null || createHash('sha256').update(bytes).digest('hex') === sha256;
    return isSame ? 'sound' : 'damaged';
  } catch (error) {
    if (!(error instanceof PaperStoreError)) throw error;
    if (error.code === 'not-found') return 'gone';
    if (error.code === 'damaged' || error.code === 'key-wrong') return 'damaged';
    throw error;
  }
}

/** Files deleted during the check are not missing. */
async function listStillNamed(databaseUrl: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const now = await openSnapshot(databaseUrl);
  try {
    const still: string[] = [];
    for (let start = 0; start < names.length; start += BATCH) {
      still.push(...(await now.listNamedFiles(names.slice(start, start + BATCH))));
    }
    return still;
  } finally {
    await now.close();
  }
}
