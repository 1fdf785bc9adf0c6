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
  /** To a few minutes. */
  lastSeenAt: instant(),
  /** The address has to be verified before the first sign-in. */
  isAwaitingVerification: boolean().notNull().default(false),
  /** Every way in is closed from then on. */
  disabledAt: instant(),
  /** Whether the language model, where there is one, may draft feedback. */
  hasModelDrafts: boolean().notNull().default(true),
  /** The change of the language model of which the notice was put away. */
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
    /** Hex SHA-256 of the token in the browser's cookie; the token itself is stored nowhere. */
    tokenHash: text().notNull().unique(),
    /** False for a session that ends with the browser. */
    isRemembered: boolean().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    ipAddress: text(),
    userAgent: text(),
    userId: userId(),
    /** The first step of a sign-in alone: it opens nothing but the second. */
    isAwaitingSecondStep: boolean().notNull().default(false),
    /** The provider of single sign-on that it came by, and what that calls its own session. */
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
  // An identity of a provider is its issuer and its subject, and belongs to one account.
  (table) => [index().on(table.userId), unique().on(table.providerId, table.accountId)],
);

export const rateLimit = pgTable('rate_limit', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint({ mode: 'number' }).notNull(),
});
