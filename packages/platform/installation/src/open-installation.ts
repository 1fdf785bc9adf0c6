import { findKeyCheck, NewerDatabaseError, readSchemaState } from '@greenpen/gradebook';
import {
  findKey,
  keysOf,
  loadOrCreateKey,
  opensKeyCheck,
  type KeyOptions,
  type StoreKey,
} from '@greenpen/paper-store';
import { InstallationError } from './installation-error.ts';
import { isRestoreUnsettled } from './restore/restore-journal.ts';

type Place = { readonly databaseUrl: string };

/**
 * The installation's key, once all is as it has to be before a process serves: the database is of this version and was
 * sealed with this key. Nothing is written, but for a key that is made at the first start of an installation of its own.
 * A database that does not answer is not refused, since it may come back: its key is asked for again with the lease.
 */
export async function openInstallation({ databaseUrl, ...options }: Place & KeyOptions): Promise<StoreKey> {
  if (await isRestoreUnsettled(options.dataDir)) {
    throw new InstallationError(
      'A restore was interrupted: run "npm run operate -- migrate" once to end it, then start again.',
    );
  }
  const key = await findKey(options);
  const database = await checkStart({ databaseUrl, key });
  if (key !== null) return key;
  return loadOrCreateKey({ ...options, mayCreate: options.mayCreate && database === 'unsealed' });
}

async function checkStart({
  databaseUrl,
  key,
}: Place & { key: StoreKey | null }): Promise<'away' | 'sealed' | 'unsealed'> {
  const state = await readSchemaState({ databaseUrl }).catch(() => null);
  if (state === null) return 'away';
  if (state === 'newer') throw new InstallationError(new NewerDatabaseError().message);
  if (state !== 'current') {
    throw new InstallationError(
      'The database is not of this version yet: run "npm run operate -- migrate" once, then start again.',
    );
  }
  const check = await findKeyCheck({ databaseUrl });
  if (key !== null) refuseWrongKey(key, check);
  return check === null ? 'unsealed' : 'sealed';
}

/** Throws where the database was sealed with another key; one that never was passes. */
export async function checkDatabaseKey({ databaseUrl, key }: Place & { key: StoreKey }): Promise<void> {
  refuseWrongKey(key, await findKeyCheck({ databaseUrl }));
}

/** `check` is what the database recorded; null where it was never sealed. */
export function opensDatabase(key: StoreKey, check: Uint8Array | null): boolean {
  return check === null || opensKeyCheck(keysOf(key), check);
}

function refuseWrongKey(key: StoreKey, check: Uint8Array | null): void {
  if (!opensDatabase(key, check)) throw new InstallationError(wrongKey);
}

export const wrongKey = 'GREENPEN_KEY is not the key that this database was sealed with.';
