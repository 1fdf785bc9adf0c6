import { randomBytes } from 'node:crypto';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** A UUID of version 7 (RFC 9562, 5.7): milliseconds first, then randomness, so that ids sort by age. */
export function createUuidV7(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}

/** Sealed bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** To the millisecond, which is what a `Date` holds: what was read compares equal to what is stored. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Now as `instant` columns round it: what was set to now() before is not later, as it may be by half a millisecond. */
export const thisInstant = sql`now()::timestamptz(3)`;

/** Ids that sort by when they were made. */
export const recordId = () => uuid().primaryKey().$defaultFn(createUuidV7);

/** Letters that do not come apart into a base letter and an accent, and what they are searched as. */
const letters = { one: ['øłđðı', 'olddi'], several: { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' } } as const;

/**
 * SQL that takes case, accents and apostrophes out of a text expression, since names are typed in different ways. It
 * only calls immutable functions of PostgreSQL itself, so that generated columns can hold it and no extension is needed.
 */
export function foldedInSql(expression: string): string {
  const marks = String.raw`[\u0300-\u036F''’‘ʼ\u0060´]`;
  const bare = `regexp_replace(normalize(lower(${expression}), NFKD), '${marks}', '', 'g')`;
  const spelled = Object.entries(letters.several).reduce(
    (text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`,
    bare,
  );
  const [odd, plain] = letters.one;
  return `translate(${spelled}, '${odd}', '${plain}')`;
}
