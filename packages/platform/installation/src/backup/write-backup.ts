import { createHash, randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { openSnapshot, type Snapshot, type SnapshotTable } from '@greenpen/gradebook';
import {
  makeFolder,
  moveIntoPlace,
  openPaperStore,
  openSealedFile,
  openSealedFiles,
  PaperStoreError,
  sealStream,
  writeNewFile,
  type StoreKey,
} from '@greenpen/paper-store';
import { refuseFullVolume } from '../disk/check-room.ts';
import { codeOf } from '../installation-error.ts';
import { frame, inBatches } from './frames.ts';
import type { BackupHead, BackupManifest } from './manifest.ts';

export type Place = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly key: StoreKey;
};

export type BackupRequest = Place & {
  /** Path of the backup, created atomically. */
  readonly path: string;
  readonly signal?: AbortSignal;
};

export type WrittenBackup = {
  readonly head: BackupHead;
  readonly manifest: BackupManifest;
  /** Size in bytes. */
  readonly size: number;
};

/** Name used to derive the encryption key of backups from the installation's key. */
export const SEAL_NAME = 'backup';

const BATCH = 500;
/** Bytes written between two checks of the free space. */
const CHECK_BYTES = 4 * 1024 * 1024;

/** Writes a consistent snapshot into one encrypted file while the product keeps running. */
export async function writeBackup({ path, signal, ...place }: BackupRequest): Promise<WrittenBackup> {
  const part = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  const snapshot = await openSnapshot(place.databaseUrl);
  try {
    await makeFolder(dirname(path));
    const head: BackupHead = {
      format: 'greenpen-backup-1',
      takenAt: snapshot.takenAt.toISOString(),
      migrations: snapshot.migrations,
    };
    const content = new BackupContent(snapshot, place, signal);
    await writeNewFile(
      part,
      whileThereIsRoom(path, sealStream(place.key, SEAL_NAME, inBatches(content.frames(head)))),
    );
    await moveIntoPlace(part, path);
    return { head, manifest: content.manifest, size: (await stat(path)).size };
  } finally {
    await snapshot.close();
  }
}

/** Stops a backup before it fills the disk, because the database needs space as well. */
async function* whileThereIsRoom(
  path: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let unchecked = Infinity;
  for await (const bytes of source) {
    unchecked += bytes.length;
    if (unchecked > CHECK_BYTES) {
      await refuseFullVolume(dirname(path));
      unchecked = 0;
    }
    yield bytes;
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

class BackupContent {
  readonly manifest: Mutable<BackupManifest> = { tables: [], files: [], missing: [], damaged: [] };
  readonly #snapshot: Snapshot;
  readonly #place: Place;
  readonly #signal: AbortSignal | undefined;

  constructor(snapshot: Snapshot, place: Place, signal: AbortSignal | undefined) {
    this.#snapshot = snapshot;
    this.#place = place;
    this.#signal = signal;
  }

  async *frames(head: BackupHead): AsyncGenerator<Uint8Array> {
    yield frame('H', JSON.stringify(head));
    for (const table of this.#snapshot.tables) yield* this.#table(table);
    yield* this.#files();
    await this.#noteMissing();
    yield frame('M', JSON.stringify(this.manifest));
  }

  async *#table({ name, columns }: SnapshotTable): AsyncGenerator<Uint8Array> {
    yield frame('T', JSON.stringify({ name, columns }));
    const hash = createHash('sha256');
    let [bytes, rows] = [0, 0];
    const source = this.#snapshot.readTable({ name, columns }, (count) => {
      rows = count;
    });
    for await (const piece of inBatches(source)) {
      this.#signal?.throwIfAborted();
      hash.update(piece);
      bytes += piece.length;
      yield frame('D', piece);
    }
    this.manifest.tables.push({ name, columns, rows, bytes, sha256: hash.digest('hex') });
  }

  /** The files referenced by the snapshot; later files belong to the next backup. */
  async *#files(): AsyncGenerator<Uint8Array> {
    const folder = join(this.#place.dataDir, 'files');
    const store = await openPaperStore({ folder, key: this.#place.key });
    let batch: string[] = [];
    for await (const { id } of store.list()) {
      batch.push(id);
      if (batch.length < BATCH) continue;
      yield* this.#batch(folder, batch);
      batch = [];
    }
    yield* this.#batch(folder, batch);
  }

  async *#batch(folder: string, ids: readonly string[]): AsyncGenerator<Uint8Array> {
    const named = new Set(await this.#snapshot.listNamedFiles(ids.map(rowNameOf)));
    const files = openSealedFiles(folder);
    for (const name of ids) {
      this.#signal?.throwIfAborted();
      if (!named.has(rowNameOf(name))) continue;
      const sealed = await files.read(name).catch(absent);
      if (sealed === null) continue;
      if (!this.#opens(name, sealed)) this.manifest.damaged.push(name);
      const sha256 = createHash('sha256').update(sealed).digest('hex');
      this.manifest.files.push({ name, bytes: sealed.length, sha256 });
      yield frame('F', JSON.stringify({ name }));
      yield frame('D', sealed);
    }
  }

  #opens(name: string, sealed: Uint8Array): boolean {
    try {
      openSealedFile(this.#place.key, name, sealed);
      return true;
    } catch (error) {
      if (error instanceof PaperStoreError) return false;
      throw error;
    }
  }

  async #noteMissing(): Promise<void> {
    const present = new Set(this.manifest.files.map(({ name }) => name));
    for await (const { name } of this.#snapshot.eachNamedFile()) {
      if (!present.has(name)) this.manifest.missing.push(name);
    }
  }
}

/** A review's extracted paper is stored beside the review; the row names only the review. */
export function rowNameOf(id: string): string {
  return id.replace(/-paper$/u, '');
}

function absent(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
