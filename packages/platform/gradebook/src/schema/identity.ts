import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

const subscriptionStatuses = ['active', 'trial', 'cancelled', 'inactive'] as const;

export const user = pgTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  firstName: text(),
  lastName: text(),
  isAdmin: boolean().notNull().default(false),
  subscriptionStatus: text({ enum: subscriptionStatuses }).notNull().default('trial'),
  subscriptionStartedAt: instant(),
  trialEndsAt: instant(),
  /** Accurate to a few minutes. */
  lastSeenAt: instant(),
  /** The address has to be verified before the first sign-in. */
  isAwaitingVerification: boolean().notNull().default(false),
  /** The account cannot sign in by any method after this time. */
  disabledAt: instant(),
  /** Whether a configured language model may draft this account's feedback. */
  hasModelDrafts: boolean().notNull().default(true),
  /** The last model change whose notice was dismissed. */
  seenModelChange: uuid(),
});

const userId = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    expiresAt: instant().notNull(),
    /** Hex SHA-256 of the token in the browser's cookie; the token itself is not stored. */
    tokenHash: text().notNull().unique(),
    /** False for a session that ends with the browser. */
    isRemembered: boolean().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    ipAddress: text(),
    userAgent: text(),
    userId: userId(),
    /** Only the first step of a sign-in is done; the session allows nothing but the second. */
    isAwaitingSecondStep: boolean().notNull().default(false),
    /** The single sign-on provider that opened it, and the provider's session id. */
    issuer: text(),
    providerSession: text(),
  },
  (table) => [index().on(table.userId), index().on(table.issuer, table.providerSession)],
);

export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: userId(),
    password: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  // A provider identity (issuer and subject) belongs to at most one account.
  (table) => [index().on(table.userId), unique().on(table.providerId, table.accountId)],
);

export const rateLimit = pgTable('rate_limit', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint({ mode: 'number' }).notNull(),
});
