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

type Place = { readonly databaseUrl: string };

/**
 * The installation's key, once all is as it has to be before a process serves: the database is of this version and was
 * sealed with this key. Until then nothing is written. A database that does not answer is not refused: it may come back.
 */
export async function openInstallation({ databaseUrl, ...options }: Place & KeyOptions): Promise<StoreKey> {
  await checkStart({ databaseUrl, key: await findKey(options) });
  return loadOrCreateKey(options);
}

async function checkStart({ databaseUrl, key }: Place & { key: StoreKey | null }): Promise<void> {
  const state = await readSchemaState({ databaseUrl }).catch(() => null);
  if (state === null) return;
  if (state === 'newer') throw new InstallationError(new NewerDatabaseError().message);
  if (state !== 'current') {
    throw new InstallationError(
      'The database is not of this version yet: run "npm run operate -- migrate" once, then start again.',
    );
  }
  if (key !== null) await checkDatabaseKey({ databaseUrl, key });
}

/** Throws where the database was sealed with another key; one that never was passes. */
export async function checkDatabaseKey({ databaseUrl, key }: Place & { key: StoreKey }): Promise<void> {
  const check = await findKeyCheck({ databaseUrl });
  if (check === null || opensKeyCheck(keysOf(key), check)) return;
  throw new InstallationError('GREENPEN_KEY is not the key that this database was sealed with.');
}
