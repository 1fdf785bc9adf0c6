import { AppError } from '@greenpen/api-contract';
import { eq, sql } from 'drizzle-orm';
import type { BillingAccount, BillingQuestion } from './billing-records.ts';
import type { Executor } from '../database.ts';
import { billingAccounts, billingEvents } from '../schema/index.ts';

export async function findBillingAccount(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<BillingAccount | undefined> {
  const [row] = await db
    .select({
      customerId: billingAccounts.customerId,
      subscriptionId: billingAccounts.subscriptionId,
      periodEndsAt: billingAccounts.periodEndsAt,
      endsAt: billingAccounts.endsAt,
    })
    .from(billingAccounts)
    .where(eq(billingAccounts.ownerId, ownerId));
  return row;
}

/** The customer that stands afterwards, which is an earlier one where there was one. */
export async function linkCustomer(
  db: Executor,
  link: { readonly ownerId: string; readonly customerId: string },
): Promise<string> {
  // Whichever of its two unique columns is met first: clicks at once are given the same customer.
  await db.insert(billingAccounts).values(link).onConflictDoNothing();
  const account = await findBillingAccount(db, link);
  if (account === undefined) throw new AppError('NOT_SIGNED_IN');
  return account.customerId;
}

/**
 * undefined for a customer that is nobody's here. The time comes from the database, whose clock is the same for
 * every process that asks.
 */
export async function beginBillingQuestion(
  db: Executor,
  {
    customerId,
    noticeId,
  }: {
    readonly customerId: string;
    readonly noticeId: string | null;
  },
): Promise<BillingQuestion | undefined> {
  const [row] = await db
    .select({
      ownerId: billingAccounts.ownerId,
      askedAt: sql<string>`clock_timestamp()::text`,
      isRepeated: sql<boolean>`exists (select from ${billingEvents} where ${billingEvents.id} = ${noticeId})`,
    })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, customerId));
  return row === undefined ? undefined : { ...row, askedAt: new Date(row.askedAt) };
}
