import { InstallationError } from '../installation-error.ts';

/*
 * Format of a decrypted backup: a sequence of frames, each a one-letter kind, a four-byte length and the payload. "H"
 * is the head, "T" starts a table and "F" a file by name, each followed by "D" data frames; "M" is the manifest and
 * comes last.
 */
export const frameKinds = ['H', 'T', 'F', 'D', 'M'] as const;

export type FrameKind = (typeof frameKinds)[number];
export type Frame = { readonly kind: FrameKind; readonly payload: Buffer };

const HEADER = 5;
const LONGEST = 512 * 1024 * 1024;
const BATCH = 256 * 1024;

export function frame(kind: FrameKind, payload: Uint8Array | string): Buffer {
  const bytes = Buffer.from(payload);
  const header = Buffer.alloc(HEADER);
  header.write(kind, 'latin1');
  header.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([header, bytes]);
}

/** Joins small chunks, because encryption copies each chunk of a stream. */
export async function* inBatches(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    pieces.push(piece);
    size += piece.length;
    if (size < BATCH) continue;
    yield Buffer.concat(pieces);
    [pieces, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pieces);
}

export async function* readFrames(source: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let wanted = HEADER;
  for await (const piece of source) {
    pieces.push(piece);
    size += piece.length;
    while (size >= wanted) {
      const held = Buffer.concat(pieces);
      const length = held.readUInt32BE(1);
      if (length > LONGEST) throw new InstallationError('This is not a backup that this program can read.');
      wanted = HEADER + length;
      if (size >= wanted) {
        yield { kind: kindOf(held), payload: held.subarray(HEADER, wanted) };
        size -= wanted;
        pieces = [held.subarray(wanted)];
        wanted = HEADER;
      } else pieces = [held];
    }
  }
  if (size > 0) throw new InstallationError('This backup is incomplete.');
}

function kindOf(held: Buffer): FrameKind {
  const letter = held.toString('latin1', 0, 1);
  const kind = frameKinds.find((known) => known === letter);
  if (kind === undefined) throw new InstallationError('This is not a backup that this program can read.');
  return kind;
}
