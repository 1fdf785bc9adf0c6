import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteFingerprints, endAllSessions, resealColumns } from '@greenpen/gradebook';
import {
  CHECK_FILE,
  KEY_FILE,
  type KeyRotation,
  PaperStoreError,
  type StoreKey,
  createKeyCheck,
  findKey,
  moveIntoPlace,
  openPaperStore,
  openSealedFiles,
  openText,
  opensKeyCheck,
  parseStoreKey,
  rotationPath,
  sealText,
  syncFolder,
  textHeadersOf,
  writeNewFile,
  writeOnce,
  writeRotation,
} from '@greenpen/paper-store';
import { InstallationError, codeOf } from '../installation-error.ts';
import { checkDatabaseKey } from '../open-installation.ts';
import { lockExclusively } from './hold-lease.ts';

const AT_ONCE = 16;

export type RotationRequest = {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** GREENPEN_KEY; null if the key is stored in the data folder. */
  readonly value: string | null;
  /** GREENPEN_NEW_KEY; null to generate one if the key is stored in the data folder. */
  readonly newValue: string | null;
};

export type RotationResult = {
  readonly files: number;
  readonly values: number;
  /** Values that could not be decrypted before either; they are left unchanged. */
  readonly damaged: readonly string[];
  /** Path of the saved old key; null if the operator manages the key. */
  readonly oldKeyFile: string | null;
};

/**
 * Encrypts all stored data with a new key. If interrupted at any point, the product starts with either key, and
 * repeating the command continues. Throws without changing anything while the product is running anywhere, or if the
 * database is encrypted with another key.
 */
export async function rotateKey(request: RotationRequest): Promise<RotationResult> {
  const lock = await lockExclusively(request.databaseUrl);
  try {
    return await rotateAlone(request);
  } finally {
    await lock.end();
  }
}

async function rotateAlone(request: RotationRequest): Promise<RotationResult> {
  const { dataDir, databaseUrl } = request;
  const rotation = await beginRotation(request);
  // Replace the database's key check first, so that processes with the old key get no lease from here on.
  const values = await resealColumns({
    databaseUrl,
    oldHeaders: textHeadersOf(rotation.from),
    reseal: (sealed) => resealText(sealed, rotation),
  });
  const { resealed, damaged } = await resealFiles(join(dataDir, 'files'), rotation);
  // Their cookies were signed with the old key.
  await endAllSessions({ databaseUrl });
  await deleteFingerprints({ databaseUrl });
  const oldKeyFile = request.value === null ? await replaceKeyFile(dataDir, rotation) : null;
  await replaceFile(dataDir, CHECK_FILE, createKeyCheck(rotation.to));
  await rm(rotationPath(dataDir));
  await syncFolder(dataDir);
  return { files: resealed, values, damaged, oldKeyFile };
}

async function beginRotation({
  dataDir,
  databaseUrl,
  value,
  newValue,
}: RotationRequest): Promise<KeyRotation> {
  const given = newValue === null ? null : parseStoreKey(newValue);
  const key = await getKey({ dataDir, value }, given);
  await checkDatabaseKey({ databaseUrl, key });
  const [from] = key.older ?? [];
  if (from !== undefined) {
    if (given === null || given.id === key.id) return { from, to: key };
    throw new InstallationError('A change to another key is in progress. Finish that one first.');
  }
  if (given === null && value !== null) {
    throw new InstallationError('Set GREENPEN_NEW_KEY to the key that will replace GREENPEN_KEY.');
  }
  const to = given ?? parseStoreKey(randomBytes(32).toString('base64'));
  if (to.id === key.id) throw new InstallationError('GREENPEN_NEW_KEY is already the current key.');
  await writeOnce(rotationPath(dataDir), writeRotation({ from: key, to }));
  return { from: key, to };
}

async function getKey(
  { dataDir, value }: Pick<RotationRequest, 'dataDir' | 'value'>,
  given: StoreKey | null,
): Promise<StoreKey> {
  try {
    const key = await findKey({ dataDir, value });
    if (key !== null) return key;
  } catch (error) {
    const isOldKey = error instanceof PaperStoreError && error.code === 'key-wrong' && given !== null;
    if (isOldKey && opensKeyCheck([given], await readFile(join(dataDir, CHECK_FILE)))) {
      throw new InstallationError(
        'Everything is already encrypted with GREENPEN_NEW_KEY. Set GREENPEN_KEY to it.',
      );
    }
    throw error;
  }
  throw new InstallationError('There is no key to change: set GREENPEN_KEY.');
}

/** null for a value that could not be decrypted before either. */
function resealText(sealed: Uint8Array, { from, to }: KeyRotation): Uint8Array | null {
  try {
    return sealText(to, openText(from, sealed));
  } catch (error) {
    if (error instanceof PaperStoreError) return null;
    throw error;
  }
}

/** Keeps the old key beside the new one, because recent backups need it. */
async function replaceKeyFile(dataDir: string, { from, to }: KeyRotation): Promise<string> {
  const oldName = `${KEY_FILE}.before-${to.id}`;
  await writeOnce(join(dataDir, oldName), textOf(from)).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  await replaceFile(dataDir, KEY_FILE, textOf(to));
  return join(dataDir, oldName);
}

async function replaceFile(dataDir: string, name: string, bytes: Uint8Array): Promise<void> {
  const part = join(dataDir, `.${name}.${randomUUID()}.part`);
  await writeNewFile(part, [bytes]);
  await moveIntoPlace(part, join(dataDir, name));
}

function textOf({ bytes }: StoreKey): Buffer {
  return Buffer.from(`${Buffer.from(bytes).toString('base64')}\n`);
}

type Resealed = { readonly resealed: number; readonly damaged: readonly string[] };

/** Encrypts every file with the new key, each atomically; files done earlier are skipped. */
async function resealFiles(folder: string, rotation: KeyRotation): Promise<Resealed> {
  const store = await openPaperStore({ folder, key: rotation.to });
  const files = openSealedFiles(folder);
  const damaged: string[] = [];
  let resealed = 0;
  const resealOne = async (id: string): Promise<void> => {
    try {
      if (await files.reseal(id, rotation)) resealed += 1;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return;
      if (!(error instanceof PaperStoreError)) throw error;
      damaged.push(id);
    }
  };
  let batch: string[] = [];
  for await (const { id } of store.list()) {
    batch.push(id);
    if (batch.length < AT_ONCE) continue;
    await Promise.all(batch.map(resealOne));
    batch = [];
  }
  await Promise.all(batch.map(resealOne));
  return { resealed, damaged };
}
