import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP entry that may lie about itself. */
export type CraftedEntry = {
  readonly name: string;
  /** Raw deflate data. */
  readonly packed: Uint8Array;
  readonly unpackedBytes: number;
  readonly crc: number;
  /** Points the directory at another entry's data, by index. */
  readonly sharesDataOf?: number;
  readonly isEncrypted?: boolean;
};

/** An honest entry. */
export function packEntry(name: string, text: string): CraftedEntry {
  const data = Buffer.from(text, 'utf8');
  return { name, packed: deflateRawSync(data), unpackedBytes: data.length, crc: crc32(data) };
}

/** Writes a ZIP exactly as told (PKWARE APPNOTE 4.3), whatever the entries claim. */
export function craftZip(entries: readonly CraftedEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const entry of entries) {
    const shared = entry.sharesDataOf === undefined ? undefined : offsets[entry.sharesDataOf];
    offsets.push(shared ?? at);
    if (shared !== undefined) continue;
    const local = Buffer.concat([
      header(entry, 0x04034b50, Buffer.alloc(0)),
      Buffer.from(entry.name),
      entry.packed,
    ]);
    parts.push(local);
    at += local.length;
  }
  const directoryAt = at;
  for (const [index, entry] of entries.entries()) {
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offsets[index] ?? 0, 10);
    const record = Buffer.concat([header(entry, 0x02014b50, tail), Buffer.from(entry.name)]);
    parts.push(record);
    at += record.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(at - directoryAt, 12);
  end.writeUInt32LE(directoryAt, 16);
  return new Uint8Array(Buffer.concat([...parts, end]));
}

/** The fields that local and central records share; the central one has the version that made it before them. */
function header(entry: CraftedEntry, signature: number, tail: Buffer): Buffer {
  const isCentral = tail.length > 0;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(entry.isEncrypted === true ? 1 : 0, 2);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(entry.crc, 10);
  common.writeUInt32LE(entry.packed.length, 14);
  common.writeUInt32LE(entry.unpackedBytes, 18);
  common.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  const start = Buffer.alloc(isCentral ? 6 : 4);
  start.writeUInt32LE(signature, 0);
  if (isCentral) start.writeUInt16LE(20, 4);
  return Buffer.concat([start, common, tail]);
}
