import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';
import { bytea, instant } from './column-types.ts';

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

/** What the payment provider knows an account by, and how its subscription stands there. */
export const billingAccounts = pgTable('billing_accounts', {
  ownerId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  customerId: text().notNull().unique(),
  subscriptionId: text(),
  /** The end of the period that is paid for. */
  periodEndsAt: instant(),
  /** When it ends for good, because it was cancelled; null while it goes on. */
  endsAt: instant(),
  /** When asking the provider began whose answer stands here: an answer to an older question changes nothing. */
  askedAt: instant(),
});

/** Notices of the payment provider that had their effect: the same one again has none. */
export const billingEvents = pgTable('billing_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: instant().notNull().defaultNow(),
});

/** Each paid invoice once. It outlives the account, because what was earned stays earned. */
export const payments = pgTable(
  'payments',
  {
    invoiceId: text().primaryKey(),
    ownerId: text().notNull(),
    /** In the currency's smallest unit. */
    cents: integer().notNull(),
    currency: text().notNull(),
    paidAt: instant().notNull(),
  },
  (table) => [index().on(table.paidAt)],
);
