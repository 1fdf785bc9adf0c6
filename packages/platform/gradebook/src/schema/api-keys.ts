import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { user } from './identity.ts';

/** One per account; the key itself is nowhere. */
export const apiKeys = pgTable('api_keys', {
  ownerId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Hex SHA-256, which is enough for a key that is random throughout. */
  hash: text().notNull().unique(),
  /** Its last characters, by which its owner knows it. */
  hint: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
  /** null for a key that its owner let stand until it is revoked. */
  expiresAt: instant(),
  lastUsedAt: instant(),
  lastUsedFrom: text(),
});
