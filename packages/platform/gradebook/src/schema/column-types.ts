import { randomBytes } from 'node:crypto';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** A UUID of version 7 (RFC 9562, 5.7): a timestamp in milliseconds, then random bits, so that ids sort by age. */
export function createUuidV7(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}

/** Encrypted bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Millisecond precision, like `Date`, so that a value read equals the one stored. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** now() rounded like `instant` columns; unrounded, a value just set to now() could appear to be in the future. */
export const thisInstant = sql`now()::timestamptz(3)`;

/** Ids that sort by creation time. */
export const recordId = () => uuid().primaryKey().$defaultFn(createUuidV7);

/** Letters that do not decompose into a base letter and an accent, with their search form. */
const letters = { one: ['øłđðı', 'olddi'], several: { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' } } as const;

/**
 * SQL that removes case, accents and apostrophes from a text expression, so that names match in any spelling. Uses
 * only immutable built-in functions, so that generated columns can use it and no extension is needed.
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
