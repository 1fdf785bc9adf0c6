import { z } from 'zod';

/**
 * A list as JSON, in UTF-8. Entries are taken, checked and written one by one, so that of a long list one entry at a
 * time is in memory as objects and text: what lived until the last was written had to be collected at great cost.
 * Throws a `ZodError` where an entry is not what the contract says.
 */
export function writeEach(entry: z.core.$ZodType, entries: Iterable<unknown>): Buffer {
  const parts: Buffer[] = [];
  for (const each of entries) {
    const before = parts.length === 0 ? '[' : ',';
    parts.push(Buffer.from(before + JSON.stringify(z.encode(entry, each))));
  }
  parts.push(Buffer.from(parts.length === 0 ? '[]' : ']'));
  return Buffer.concat(parts);
}
