import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './identity.ts';
import { bytea, instant } from './column-types.ts';

const ownerId = () => text().references(() => user.id, { onDelete: 'cascade' });

/** An authenticator app; active once a code has been confirmed. */
export const twoFactors = pgTable('two_factors', {
  ownerId: ownerId().primaryKey(),
  /** Encrypted by the caller. */
  secret: bytea().notNull(),
  confirmedAt: instant(),
  /** The time step of the last accepted code; only later steps are accepted. */
  lastStep: integer().notNull().default(0),
  /** Wrong codes since the last correct one, or since the current quarter of an hour began. */
  failures: integer().notNull().default(0),
  failuresSince: instant(),
  createdAt: instant().notNull().defaultNow(),
});

/** One row per unused recovery code. */
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
 * A single-use link. A new link to change the address replaces the previous one; links for other purposes coexist,
 * so that one requested by a stranger does not invalidate the owner's.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    ownerId: ownerId().notNull(),
    purpose: text({ enum: linkPurposes }).notNull(),
    /** Hex SHA-256 of a random token. */
    tokenHash: text().primaryKey(),
    /** The address that the link is mailed to; for "change-email", the new one. */
    email: text(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('account_links_by_owner').on(table.ownerId, table.purpose)],
);

/** A single sign-on in progress at the provider. */
export const pendingSignOns = pgTable('pending_sign_ons', {
  /** Hex SHA-256 of the OAuth `state` that the provider returns. */
  stateHash: text().primaryKey(),
  /** Data for verifying the provider's answer, encrypted by the caller. */
  checks: bytea().notNull(),
  expiresAt: instant().notNull(),
});

/** One per account; the key itself is not stored. */
export const apiKeys = pgTable('api_keys', {
  ownerId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Hex SHA-256, which is enough for a key with full entropy. */
  hash: text().notNull().unique(),
  /** The key's last characters, for its owner to recognise it. */
  hint: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
  /** null for a key from an earlier version, without an expiry. */
  expiresAt: instant(),
  lastUsedAt: instant(),
  lastUsedFrom: text(),
});

/** An account's customer id and subscription at the payment provider. */
export const billingAccounts = pgTable('billing_accounts', {
  ownerId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  customerId: text().notNull().unique(),
  subscriptionId: text(),
  /** The end of the paid period. */
  periodEndsAt: instant(),
  /** When a cancelled subscription ends; null while it renews. */
  endsAt: instant(),
  /** When the query for the stored answer was started; answers to older queries are ignored. */
  askedAt: instant(),
});

/** Webhook events of the payment provider that have been applied, to ignore repeated deliveries. */
export const billingEvents = pgTable('billing_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: instant().notNull().defaultNow(),
});

/** One row per paid invoice. Kept when the account is deleted, for the revenue figures. */
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
