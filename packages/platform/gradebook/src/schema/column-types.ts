import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';
import { createUuidV7 } from '../uuid-v7.ts';
import { uuid } from 'drizzle-orm/pg-core';

/** Sealed bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** To the millisecond, which is what a `Date` holds: what was read compares equal to what is stored. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Now as `instant` columns round it: what was set to now() before is not later, as it may be by half a millisecond. */
export const thisInstant = sql`now()::timestamptz(3)`;

/** Ids that sort by when they were made. */
export const recordId = () => uuid().primaryKey().$defaultFn(createUuidV7);
