import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBytes, sealBytes, sealStream } from './seal-bytes.ts';
import { CHUNK_BYTES, HEADER_BYTES, SEALED_CHUNK_BYTES } from './seal-format.ts';
import { storeKeyOf } from './store-key.ts';

const key = storeKeyOf(Buffer.alloc(32, 1));
const otherKey = storeKeyOf(Buffer.alloc(32, 2));

const sizes = fc.oneof(
  fc.nat({ max: 300 }),
  fc
    .tuple(fc.nat({ max: 3 }), fc.integer({ min: -2, max: 2 }))
    .map(([chunks, off]) => Math.max(0, chunks * CHUNK_BYTES + off)),
);

function bytesOf(size: number): Buffer {
  return Buffer.from(Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) % 256));
}

async function sealInPieces(plain: Buffer, pieceSize: number): Promise<Buffer> {
  async function* pieces() {
    for (let start = 0; start < plain.length; start += pieceSize)
      yield plain.subarray(start, start + pieceSize);
  }
  const sealed: Uint8Array[] = [];
  for await (const piece of sealStream(key, 'a', pieces())) sealed.push(piece);
  return Buffer.concat(sealed);
}

// ASVS-11.3.3
describe('sealBytes', () => {
  it('decrypts data of any size', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const plain = bytesOf(size);
        expect(openBytes([otherKey, key], 'a', sealBytes(key, 'a', plain)).equals(plain)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('decrypts a stream, whatever its chunks', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1000, max: 3 * CHUNK_BYTES }), async (size, pieceSize) => {
        const plain = bytesOf(size);
        expect(openBytes([key], 'a', await sealInPieces(plain, pieceSize)).equals(plain)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('detects any flipped bit', () => {
    const sealed = sealBytes(key, 'a', bytesOf(CHUNK_BYTES + 100));
    fc.assert(
      fc.property(fc.nat({ max: sealed.length * 8 - 1 }), (bit) => {
        const damaged = Buffer.from(sealed);
        damaged.writeUInt8(damaged.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        expect(() => openBytes([key], 'a', damaged)).toThrow(/seal is broken|not a sealed|is not here/u);
      }),
    );
  });

  it('detects truncated or appended bytes', () => {
    const sealed = sealBytes(key, 'a', bytesOf(2 * CHUNK_BYTES));
    const edges = [0, HEADER_BYTES, HEADER_BYTES + SEALED_CHUNK_BYTES, sealed.length - 1];
    for (const length of edges)
      expect(() => openBytes([key], 'a', sealed.subarray(0, length))).toThrow(Error);
    fc.assert(
      fc.property(fc.nat({ max: sealed.length - 1 }), (length) => {
        expect(() => openBytes([key], 'a', sealed.subarray(0, length))).toThrow(Error);
      }),
    );
    expect(() => openBytes([key], 'a', Buffer.concat([sealed, Buffer.alloc(1)]))).toThrow('seal is broken');
  });

  it('detects swapped chunks', () => {
    const sealed = sealBytes(key, 'a', bytesOf(3 * CHUNK_BYTES));
    const chunk = (n: number) =>
      sealed.subarray(HEADER_BYTES + n * SEALED_CHUNK_BYTES, HEADER_BYTES + (n + 1) * SEALED_CHUNK_BYTES);
    const swapped = Buffer.concat([sealed.subarray(0, HEADER_BYTES), chunk(1), chunk(0), chunk(2)]);
    expect(() => openBytes([key], 'a', swapped)).toThrow('seal is broken');
  });

  it('does not decrypt with another name or key', () => {
    const sealed = sealBytes(key, 'a', bytesOf(10));
    expect(() => openBytes([key], 'b', sealed)).toThrow('seal is broken');
    expect(() => openBytes([otherKey], 'a', sealed)).toThrow('is not here');
  });

  it('encrypts the same bytes differently each time', () => {
    expect(sealBytes(key, 'a', bytesOf(50)).equals(sealBytes(key, 'a', bytesOf(50)))).toBe(false);
  });
});
