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
 * Returns the installation's key after checking that the database has this version and is encrypted with this key.
 * Writes nothing, except a new key at the first start of an installation with the built-in database. An unavailable
 * database is not an error, because it may come back: its key is checked again with the lease.
 */
export async function openInstallation({ databaseUrl, ...options }: Place & KeyOptions): Promise<StoreKey> {
  if (await isRestoreUnsettled(options.dataDir)) {
    throw new InstallationError(
      'A restore was interrupted. Run "npm run operate -- migrate" once to finish it, then start again.',
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
      'The database has not been upgraded to this version. Run "npm run operate -- migrate" once, then start again.',
    );
  }
  const check = await findKeyCheck({ databaseUrl });
  if (key !== null) refuseWrongKey(key, check);
  return check === null ? 'unsealed' : 'sealed';
}

/** Throws if the database is encrypted with another key; a database without a recorded key passes. */
export async function checkDatabaseKey({ databaseUrl, key }: Place & { key: StoreKey }): Promise<void> {
  refuseWrongKey(key, await findKeyCheck({ databaseUrl }));
}

/** `check` is the database's recorded key check; null if there is none. */
export function opensDatabase(key: StoreKey, check: Uint8Array | null): boolean {
  return check === null || opensKeyCheck(keysOf(key), check);
}

function refuseWrongKey(key: StoreKey, check: Uint8Array | null): void {
  if (!opensDatabase(key, check)) throw new InstallationError(wrongKey);
}

export const wrongKey = 'GREENPEN_KEY is not the key that this database is encrypted with.';
