import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib';

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

/* PKWARE APPNOTE.TXT 6.3.10; section numbers below are its. */

const UTF8_NAME = 0x08_00;
const SIZES_FOLLOW = 0x00_08;
const UNIX = 3;
const PLAIN_FILE = 0o100644;
const VERSION = 20;
const VERSION_ZIP64 = 45;
const LOCAL_HEADER = 30;
const DESCRIPTOR = 16;
const MOST_16 = 0xff_ff;
const MOST_32 = 0xff_ff_ff_ff;

type ZipMember = {
  /** UTF-8. */
  readonly name: Buffer;
  readonly at: Date;
  readonly method: 'stored' | 'deflated';
  /** The sizes follow the content, because they were unknown before it. */
  readonly sizesFollow: boolean;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
};

/** 4.3.7: the header before a file's content. */
function localHeader(member: ZipMember): Buffer {
  const header = Buffer.alloc(LOCAL_HEADER);
  header.writeUInt32LE(0x04_03_4b_50, 0);
  header.writeUInt16LE(VERSION, 4);
  writeCommon(header, 6, member.sizesFollow ? { ...member, crc: 0, packedSize: 0, size: 0 } : member);
  return Buffer.concat([header, member.name]);
}

/** 4.3.9: the data descriptor after a file's content if its sizes were unknown before. */
function dataDescriptor({ crc, packedSize, size }: ZipMember): Buffer {
  const descriptor = Buffer.alloc(DESCRIPTOR);
  descriptor.writeUInt32LE(0x08_07_4b_50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packedSize, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
}

/** Total bytes of header, content and data descriptor. */
function writtenSize({ name, packedSize, sizesFollow }: ZipMember): number {
  return LOCAL_HEADER + name.length + packedSize + (sizesFollow ? DESCRIPTOR : 0);
}

/** 4.3.12: a file's central directory entry; an offset beyond 4 GiB is in an extra field (4.5.3). */
export function directoryEntry(member: ZipMember, offset: number): Buffer {
  const isFar = offset >= MOST_32;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(0x00_01, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE((UNIX << 8) | VERSION_ZIP64, 4);
  entry.writeUInt16LE(isFar ? VERSION_ZIP64 : VERSION, 6);
  writeCommon(entry, 8, member);
  entry.writeUInt16LE(extra.length, 30);
  entry.writeUInt32LE(PLAIN_FILE * 0x1_00_00, 38);
  entry.writeUInt32LE(Math.min(offset, MOST_32), 42);
  return Buffer.concat([entry, member.name, extra]);
}

/** 4.3.16, preceded by 4.3.14 and 4.3.15 if the numbers do not fit. */
export function directoryEnd(directory: { count: number; size: number; offset: number }): Buffer {
  const { count, size, offset } = directory;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(Math.min(count, MOST_16), 8);
  end.writeUInt16LE(Math.min(count, MOST_16), 10);
  end.writeUInt32LE(Math.min(size, MOST_32), 12);
  end.writeUInt32LE(Math.min(offset, MOST_32), 16);
  const fits = count < MOST_16 && size < MOST_32 && offset < MOST_32;
  return fits ? end : Buffer.concat([zip64End({ count, size, offset }), end]);
}

function zip64End({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(56);
  end.writeUInt32LE(0x06_06_4b_50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE((UNIX << 8) | VERSION_ZIP64, 12);
  end.writeUInt16LE(VERSION_ZIP64, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07_06_4b_50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end, locator]);
}

/** Writes the fields shared by local headers and directory entries, from the flags to the name length. */
function writeCommon(header: Buffer, at: number, member: ZipMember): void {
  const { date, time } = dosTime(member.at);
  header.writeUInt16LE(UTF8_NAME | (member.sizesFollow ? SIZES_FOLLOW : 0), at);
  header.writeUInt16LE(member.method === 'stored' ? 0 : 8, at + 2);
  header.writeUInt16LE(time, at + 4);
  header.writeUInt16LE(date, at + 6);
  header.writeUInt32LE(member.crc, at + 8);
  header.writeUInt32LE(member.packedSize, at + 12);
  header.writeUInt32LE(member.size, at + 16);
  header.writeUInt16LE(member.name.length, at + 20);
}

/** 4.4.6: two-second steps from 1980 on, in UTC because an archive knows no time zone. */
function dosTime(at: Date): { readonly date: number; readonly time: number } {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107);
  return {
    date: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}
