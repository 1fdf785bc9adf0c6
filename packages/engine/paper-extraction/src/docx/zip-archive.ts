import { ReadingRefused } from '../refusals.ts';
import type { ReadingLimits } from '../reading-limits.ts';

export type ZipEntry = {
  readonly name: string;
  /** 0 is stored, 8 is deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Offset of the local header. */
  readonly offset: number;
};

export type ZipArchive = { readonly bytes: Uint8Array; readonly entries: ReadonlyMap<string, ZipEntry> };

const endSignature = 0x06054b50;
const centralSignature = 0x02014b50;
const endRecordBytes = 22;
const centralRecordBytes = 46;
const longestComment = 0xffff;

/**
 * Lists a ZIP's entries from its central directory (PKWARE APPNOTE 4.3.12, 4.3.16), unpacking nothing.
 * Throws ReadingRefused where the directory is missing, lies about its size, or has entries that overlap,
 * which is how small archives are made to unpack without end.
 */
export function openZipArchive(bytes: Uint8Array, limits: ReadingLimits): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndRecord(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.zipEntries) throw new ReadingRefused('too-complex');

  const entries = new Map<string, ZipEntry>();
  const decoder = new TextDecoder('utf-8');
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + centralRecordBytes > end || view.getUint32(at, true) !== centralSignature) {
      throw new ReadingRefused('damaged');
    }
    const nameBytes = view.getUint16(at + 28, true);
    const nameStart = at + centralRecordBytes;
    const name = decoder
      .decode(bytes.subarray(nameStart, nameStart + nameBytes))
      .replaceAll('\\', '/')
      .replace(/^\/+/, '');
    const entry: ZipEntry = {
      name,
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    // Two entries of one name let two programs read two different papers out of one file.
    if (entries.has(name.toLowerCase())) throw new ReadingRefused('damaged');
    entries.set(name.toLowerCase(), entry);
    at = nameStart + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  refuseOverlaps(entries.values());
  return { bytes, entries };
}

/** Part names are compared without regard to case (ECMA-376 part 2, part names). */
export function findEntry(archive: ZipArchive, name: string): ZipEntry | undefined {
  return archive.entries.get(name.toLowerCase());
}

function findEndRecord(view: DataView): number {
  const last = view.byteLength - endRecordBytes;
  const first = Math.max(0, last - longestComment);
  for (let at = last; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new ReadingRefused('damaged');
}

function refuseOverlaps(entries: Iterable<ZipEntry>): void {
  const byOffset = [...entries].toSorted((a, b) => a.offset - b.offset);
  let previousEnd = 0;
  for (const entry of byOffset) {
    if (entry.offset < previousEnd) throw new ReadingRefused('too-complex');
    previousEnd = entry.offset + 30 + entry.packedBytes;
  }
}
