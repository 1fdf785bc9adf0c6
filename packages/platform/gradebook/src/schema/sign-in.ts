import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './column-types.ts';
import { user } from './identity.ts';

const ownerId = () => text().references(() => user.id, { onDelete: 'cascade' });

/** An authenticator app; it counts once a code of it was confirmed. */
export const twoFactors = pgTable('two_factors', {
  ownerId: ownerId().primaryKey(),
  /** Sealed by the caller. */
  secret: bytea().notNull(),
  confirmedAt: instant(),
  /** The time step of the last code that was taken: neither it nor an earlier one is taken again. */
  lastStep: integer().notNull().default(0),
  /** Wrong codes since the last right one, or since the quarter of an hour began. */
  failures: integer().notNull().default(0),
  failuresSince: instant(),
  createdAt: instant().notNull().defaultNow(),
});

/** One row for each code that was not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    ownerId: ownerId().notNull(),
    /** Hex SHA-256, which is enough for 80 random bits. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] })],
);

const linkPurposes = ['reset-password', 'verify-email', 'change-email'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];

/**
 * A link that does one thing once. An account can have several to reset its password, so that one that somebody else
 * asked for voids no other; of each other purpose a newer link replaces the older one.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    ownerId: ownerId().notNull(),
    purpose: text({ enum: linkPurposes }).notNull(),
    /** Hex SHA-256 of a random token. */
    tokenHash: text().primaryKey(),
    /** The new address, for "change-email". */
    email: text(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('account_links_by_owner').on(table.ownerId, table.purpose)],
);

/** A browser that was sent to the provider of single sign-on and is not back yet. */
export const pendingSignOns = pgTable('pending_sign_ons', {
  /** Hex SHA-256 of the state that the provider hands back. */
  stateHash: text().primaryKey(),
  /** What the answer is checked against, sealed by the caller. */
  checks: bytea().notNull(),
  expiresAt: instant().notNull(),
});
