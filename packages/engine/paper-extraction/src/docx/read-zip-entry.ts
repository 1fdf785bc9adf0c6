import { crc32 } from 'node:zlib';
import { Inflate } from 'fflate';
import { ReadingRefused } from '../refusals.ts';
import type { ZipArchive, ZipEntry } from './zip-archive.ts';

/** What is left of the bytes that one file may unpack to; shared by all its entries. */
export type UnpackingBudget = { remainingBytes: number };

const localSignature = 0x04034b50;
const localRecordBytes = 30;
/** Small enough that one step of the worst bomb (1,032 : 1) stays near 16 MB. */
const stepBytes = 16 * 1024;

/**
 * Hands an entry's unpacked bytes to `take`, piece by piece. Throws ReadingRefused as soon as it unpacks to
 * more than it declares or than the budget allows, and where the data or its checksum is broken.
 */
export function readZipEntry(
  archive: ZipArchive,
  entry: ZipEntry,
  options: { readonly budget: UnpackingBudget; readonly take: (piece: Uint8Array) => void },
): void {
  const { budget, take } = options;
  if (entry.isEncrypted) throw new ReadingRefused('encrypted');
  if (entry.unpackedBytes > budget.remainingBytes) throw new ReadingRefused('too-complex');
  const packed = locateData(archive, entry);

  let unpacked = 0;
  let checksum = 0;
  const receive = (piece: Uint8Array) => {
    unpacked += piece.length;
    budget.remainingBytes -= piece.length;
    if (budget.remainingBytes < 0) throw new ReadingRefused('too-complex');
    if (unpacked > entry.unpackedBytes) throw new ReadingRefused('damaged');
    checksum = crc32(piece, checksum);
    take(piece);
  };

  if (entry.method === 0) receive(packed);
  else if (entry.method === 8) inflate(packed, receive);
  else throw new ReadingRefused('damaged');
  if (unpacked !== entry.unpackedBytes || checksum !== entry.crc) throw new ReadingRefused('damaged');
}

function locateData(archive: ZipArchive, entry: ZipEntry): Uint8Array {
  const { bytes } = archive;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.offset + localRecordBytes > bytes.length) throw new ReadingRefused('damaged');
  if (view.getUint32(entry.offset, true) !== localSignature) throw new ReadingRefused('damaged');
  const start =
    entry.offset +
    localRecordBytes +
    view.getUint16(entry.offset + 26, true) +
    view.getUint16(entry.offset + 28, true);
  if (start + entry.packedBytes > bytes.length) throw new ReadingRefused('damaged');
  return bytes.subarray(start, start + entry.packedBytes);
}

function inflate(packed: Uint8Array, receive: (piece: Uint8Array) => void): void {
  const inflater = new Inflate((piece) => receive(piece));
  for (let at = 0; at < packed.length; at += stepBytes) {
    const isLast = at + stepBytes >= packed.length;
    try {
      inflater.push(packed.subarray(at, at + stepBytes), isLast);
    } catch (error) {
      throw error instanceof ReadingRefused ? error : new ReadingRefused('damaged');
    }
  }
}
