import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipArchive, type ArchiveEntry, directoryEnd, directoryEntry } from './zip-archive.ts';

const at = new Date('2026-03-04T05:06:08Z');

async function* listOf(entries: readonly ArchiveEntry[]): AsyncGenerator<ArchiveEntry> {
  yield* entries;
}

async function* empty(count: number): AsyncGenerator<ArchiveEntry> {
  for (let index = 0; index < count; index += 1) yield { name: String(index), at, content: '' };
}

async function* pieces(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

async function zipped(entries: AsyncIterable<ArchiveEntry>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipArchive(entries)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('zipArchive', () => {
  it('keeps every content, whether it comes whole, in pieces, compressed already or empty', async () => {
    const noise = Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 7919) % 251));
    const archive = await zipped(
      listOf([
        { name: 'README.txt', at, content: 'Sleep helps.\n'.repeat(500) },
        { name: 'papers/0001 Ана/essay.docx', at, content: noise, isCompressed: true },
        { name: 'marks.csv', at, content: pieces('Student,Total\r\n', '', 'Ünal 🦉,90\r\n'.repeat(5000)) },
        { name: 'nothing.csv', at, content: pieces() },
        { name: 'empty.txt', at, content: '' },
      ]),
    );
    const files = unzipSync(archive);
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'papers/0001 Ана/essay.docx',
      'marks.csv',
      'nothing.csv',
      'empty.txt',
    ]);
    expect(strFromU8(files['README.txt'] ?? noise)).toBe('Sleep helps.\n'.repeat(500));
    expect(Buffer.from(files['papers/0001 Ана/essay.docx'] ?? [])).toEqual(noise);
    expect(strFromU8(files['marks.csv'] ?? noise)).toBe(`Student,Total\r\n${'Ünal 🦉,90\r\n'.repeat(5000)}`);
    expect([files['nothing.csv']?.length, files['empty.txt']?.length]).toEqual([0, 0]);
    expect(archive.length).toBeLessThan(6000);
  });

  it('holds more files than the old format can count', async () => {
    const archive = await zipped(empty(65_600));
    // 4.3.14 and 4.3.16: the old end says "see the other one", which counts them.
    expect(archive.readUInt16LE(archive.length - 12)).toBe(0xff_ff);
    expect(archive.readBigUInt64LE(archive.length - 22 - 20 - 56 + 32)).toBe(65_600n);
    expect(Object.keys(unzipSync(archive))).toHaveLength(65_600);
  });

  it('records the offset of a file beyond 4 GiB', () => {
    const member = {
      name: Buffer.from('a'),
      at,
      method: 'stored',
      sizesFollow: false,
      crc: 1,
      packedSize: 2,
      size: 2,
    } as const;
    const far = 5_000_000_000;
    const entry = directoryEntry(member, far);
    expect(entry.readUInt32LE(42)).toBe(0xff_ff_ff_ff);
    expect(entry.readBigUInt64LE(entry.length - 8)).toBe(5_000_000_000n);
    const end = directoryEnd({ count: 1, size: entry.length, offset: far });
    expect(end.readBigUInt64LE(48)).toBe(5_000_000_000n);
    expect(end.readBigUInt64LE(64)).toBe(BigInt(far + entry.length));
  });

  it('requests an entry only after the previous one was read', async () => {
    let asked = 0;
    async function* counting(): AsyncGenerator<ArchiveEntry> {
      for (;;) {
        asked += 1;
        yield { name: String(asked), at, content: 'text' };
      }
    }
    const archive = zipArchive(counting());
    await archive.next();
    expect(asked).toBe(1);
    await archive.next();
    expect(asked).toBe(1);
    await archive.next();
    expect(asked).toBe(2);
    await archive.return(undefined);
  });

  it.each(['an entry', 'a piece'])('ends without an end when %s cannot be read', async (what) => {
    async function* broken(): AsyncGenerator<ArchiveEntry> {
      yield { name: 'a', at, content: what === 'a piece' ? failing() : 'text' };
      throw new Error('away');
    }
    await expect(zipped(broken())).rejects.toThrow('away');
  });

  it('closes its source when the client disconnects', async () => {
    let isClosed = false;
    async function* endless(): AsyncGenerator<string> {
      try {
        for (let index = 0; ; index += 1) yield `${index * 7919} `.repeat(1000);
      } finally {
        isClosed = true;
      }
    }
    for await (const chunk of zipArchive(listOf([{ name: 'a', at, content: endless() }]))) {
      if (chunk.length > 1000) break;
    }
    await expect.poll(() => isClosed).toBe(true);
  });
});

async function* failing(): AsyncGenerator<string> {
  yield 'text';
  throw new Error('away');
}
