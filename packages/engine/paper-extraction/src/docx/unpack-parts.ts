import type { OfficePackage } from './package-parts.ts';
import { readZipEntry } from './read-zip-entry.ts';

/** The parts of an Office package by name, unpacked. */
export type PackageParts = ReadonlyMap<string, Uint8Array>;

/** Unpacks every part within the package's budget; throws ReadingRefused for what is damaged or too large. */
export function unpackParts({ archive, budget }: OfficePackage): PackageParts {
  const parts = new Map<string, Uint8Array>();
  for (const entry of archive.entries.values()) {
    if (entry.name.endsWith('/')) continue;
    const pieces: Uint8Array[] = [];
    // The piece is the unpacker's own buffer, which it may use again.
    readZipEntry(archive, entry, { budget, take: (piece) => void pieces.push(piece.slice()) });
    parts.set(entry.name, Buffer.concat(pieces));
  }
  return parts;
}
