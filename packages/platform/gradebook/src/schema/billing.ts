import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { user } from './identity.ts';

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
