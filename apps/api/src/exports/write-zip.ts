import { crc32 } from 'node:zlib';

export type ZipFile = { readonly name: string; readonly bytes: Buffer };

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
/** Names are UTF-8 (PKWARE APPNOTE 4.4.4, bit 11). */
const utf8Flag = 0x0800;
/** 1 January 2000 in the format of MS-DOS: the machine's own clock is nobody's business. */
const fixedDate = 0x2821;
const version = 20;

/**
 * An archive as it is being written, file by file (PKWARE APPNOTE 6.3.10). What goes in is packed already, so it is
 * stored as it is. It stays below 4 GB.
 */
export async function* writeZip(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of files) {
    if (offset + bytes.length > mostBytes)
      throw new Error('an archive without 64-bit offsets cannot hold more');
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(version, 0);
    facts.writeUInt16LE(utf8Flag, 2);
    facts.writeUInt16LE(fixedDate, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    directory.push(centralRecord(facts, title, offset));
    const head = Buffer.concat([signature(localSignature), facts, title]);
    offset += head.length + bytes.length;
    yield head;
    yield bytes;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endRecord(directory.length, central.length, offset);
}

const mostBytes = 0xf000_0000;

function centralRecord(facts: Buffer, title: Buffer, offset: number): Buffer {
  const places = Buffer.alloc(14);
  places.writeUInt32LE(offset, 10);
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(version, 0);
  return Buffer.concat([signature(centralSignature), madeBy, facts, places, title]);
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endSignature, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
