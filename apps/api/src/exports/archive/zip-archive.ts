import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib';
import {
  dataDescriptor,
  directoryEnd,
  directoryEntry,
  localHeader,
  writtenSize,
  type ZipMember,
} from './zip-headers.ts';

export type ArchiveEntry = {
  /** With slashes between folders: "papers/0001 Diaz/essay.docx". */
  readonly name: string;
  readonly at: Date;
  /** Text is written as UTF-8. Streamed content may have any length; other content is in memory. */
  readonly content: Uint8Array | string | AsyncIterable<string>;
  /** Already compressed, such as a DOCX, so it is stored as is. */
  readonly isCompressed?: boolean;
};

const compress = promisify(deflateRaw);
/** Smaller entries are not compressed. */
const FEW_BYTES = 128;

/**
 * Streams a ZIP of any size: only one entry's content is in memory, plus directory data of earlier entries. Errors of
 * `entries` propagate, so that a partial archive is not mistaken for a complete one.
 */
export async function* zipArchive(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const member = yield* writeEntry(entry);
    directory.push(directoryEntry(member, offset));
    offset += writtenSize(member);
  }
  let size = 0;
  for (const line of directory) {
    size += line.length;
    yield line;
  }
  yield directoryEnd({ count: directory.length, size, offset });
}

function writeEntry({
  name,
  at,
  content,
  isCompressed = false,
}: ArchiveEntry): AsyncGenerator<Uint8Array, ZipMember> {
  const known = { name: Buffer.from(name), at };
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) return writePieces(known, content);
  return writeWhole(known, typeof content === 'string' ? Buffer.from(content) : content, isCompressed);
}

async function* writeWhole(
  known: Pick<ZipMember, 'name' | 'at'>,
  bytes: Uint8Array,
  isCompressed: boolean,
): AsyncGenerator<Uint8Array, ZipMember> {
  const packed = isCompressed || bytes.length < FEW_BYTES ? bytes : await compress(bytes);
  const isWorthIt = packed.length < bytes.length;
  const content = isWorthIt ? packed : bytes;
  const member: ZipMember = {
    ...known,
    method: isWorthIt ? 'deflated' : 'stored',
    sizesFollow: false,
    crc: crc32(bytes),
    packedSize: content.length,
    size: bytes.length,
  };
  yield localHeader(member);
  yield content;
  return member;
}

async function* writePieces(
  known: Pick<ZipMember, 'name' | 'at'>,
  pieces: AsyncIterable<string>,
): AsyncGenerator<Uint8Array, ZipMember> {
  const open = { ...known, method: 'deflated', sizesFollow: true } as const;
  yield localHeader({ ...open, crc: 0, packedSize: 0, size: 0 });
  let [crc, packedSize, size] = [0, 0, 0];
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  }
  const deflated = createDeflateRaw();
  const written = pipeline(Readable.from(measured()), deflated);
  // Awaited below; if the client disconnects first, the pipeline's error is ignored.
  written.catch(() => undefined);
  const chunks: AsyncIterable<Buffer> = deflated;
  for await (const chunk of chunks) {
    packedSize += chunk.length;
    yield chunk;
  }
  await written;
  const member = { ...open, crc, packedSize, size };
  yield dataDescriptor(member);
  return member;
}
