import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { openStream, PaperStoreError, type StoreKey } from '@greenpen/paper-store';
import { codeOf, InstallationError } from '../installation-error.ts';
import { readFrames, type Frame } from './frames.ts';
import { backupHead, backupManifest, backupTable, type BackupHead, type BackupManifest } from './manifest.ts';
import { SEAL_NAME } from './write-backup.ts';

export type BackupPart =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly columns: readonly string[];
      /** Must be read before the next part is requested. */
      readonly data: AsyncIterable<Uint8Array>;
    }
  | { readonly kind: 'file'; readonly name: string; readonly sealed: Buffer }
  | { readonly kind: 'manifest'; readonly manifest: BackupManifest };

const fileName = z.object({ name: z.string() });

/** Yields the parts of a backup in order; throws an `InstallationError` if it is not a backup or is damaged. */
export async function* readBackup(path: string, key: StoreKey): AsyncGenerator<BackupPart> {
  try {
    yield* readParts(path, key);
  } catch (error) {
    throw toSentence(error, path);
  }
}

async function* readParts(path: string, key: StoreKey): AsyncGenerator<BackupPart> {
  const frames = readFrames(openStream([key, ...(key.older ?? [])], SEAL_NAME, createReadStream(path)));
  let next = await frames.next();
  async function* dataOfTable(): AsyncGenerator<Uint8Array> {
    for (;;) {
      next = await frames.next();
      if (next.done === true || next.value.kind !== 'D') return;
      yield next.value.payload;
    }
  }
  while (next.done !== true) {
    const { kind, payload }: Frame = next.value;
    const json = (): unknown => JSON.parse(payload.toString('utf8'));
    if (kind === 'T') {
      const data = dataOfTable();
      yield { kind: 'table', ...backupTable.parse(json()), data };
      for await (const _ of data);
      continue;
    }
    if (kind === 'F') {
      const { name } = fileName.parse(json());
      const data = await frames.next();
      if (data.done === true) throw new InstallationError('This backup is incomplete.');
      yield { kind: 'file', name, sealed: data.value.payload };
    } else if (kind === 'H') yield { kind: 'head', head: backupHead.parse(json()) };
    else if (kind === 'M') yield { kind: 'manifest', manifest: backupManifest.parse(json()) };
    next = await frames.next();
  }
}

/** Verifies a whole backup against its manifest without changing anything. */
export async function checkBackup(
  path: string,
  key: StoreKey,
): Promise<{ readonly head: BackupHead; readonly manifest: BackupManifest }> {
  const found = new Map<string, string>();
  let [head, manifest]: [BackupHead | null, BackupManifest | null] = [null, null];
  for await (const part of readBackup(path, key)) {
    if (part.kind === 'head') head = part.head;
    else if (part.kind === 'manifest') manifest = part.manifest;
    else if (part.kind === 'file') found.set(`file ${part.name}`, sha256Of([part.sealed]));
    else {
      const hash = createHash('sha256');
      for await (const piece of part.data) hash.update(piece);
      found.set(`table ${part.name}`, hash.digest('hex'));
    }
  }
  if (head === null || manifest === null) throw new InstallationError('This backup is incomplete.');
  const wanted = [
    ...manifest.tables.map(({ name, sha256 }) => [`table ${name}`, sha256] as const),
    ...manifest.files.map(({ name, sha256 }) => [`file ${name}`, sha256] as const),
  ];
  const differs = wanted.find(([name, sha256]) => found.get(name) !== sha256);
  if (differs !== undefined || wanted.length !== found.size) {
    throw new InstallationError(
      `The contents of this backup do not match its manifest (${differs?.[0] ?? 'more'}).`,
    );
  }
  return { head, manifest };
}

function sha256Of(pieces: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

function toSentence(error: unknown, path: string): unknown {
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return new InstallationError('This is not a backup that this program can read.');
  if (error instanceof PaperStoreError) {
    return new InstallationError(
      error.code === 'key-wrong'
        ? 'This backup needs the key of the installation that made it, but GREENPEN_KEY is a different key.'
        : `${path} is not a backup, or it is damaged.`,
    );
  }
  if (codeOf(error) === 'ENOENT') return new InstallationError(`There is no file ${path}.`);
  return error;
}
