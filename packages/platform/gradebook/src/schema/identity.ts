import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/* better-auth's tables; its adapter finds them and their columns by these property names. */

const subscriptionStatuses = ['active', 'trial', 'cancelled', 'inactive'] as const;

export const user = pgTable('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
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
    token: text().notNull().unique(),
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
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  // An identity of a provider is its issuer and its subject, and belongs to one account.
  (table) => [index().on(table.userId), unique().on(table.providerId, table.accountId)],
);

export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier)],
);

export const rateLimit = pgTable('rate_limit', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint({ mode: 'number' }).notNull(),
});
