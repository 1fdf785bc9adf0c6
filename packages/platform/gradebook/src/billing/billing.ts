import { AppError } from '@greenpen/api-contract';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { billingAccounts, billingEvents, payments } from '../schema/accounts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { user } from '../schema/identity.ts';

/** A subscription's state at the payment service. */
export type Standing = {
  readonly subscriptionId: string;
  readonly status: 'active' | 'cancelled' | 'inactive';
  readonly startedAt: Date;
  readonly periodEndsAt: Date | null;
  /** When it ends or ended; null while it renews. */
  readonly endsAt: Date | null;
};

export type BillingAccount = {
  readonly customerId: string;
  readonly subscriptionId: string | null;
  readonly periodEndsAt: Date | null;
  readonly endsAt: Date | null;
};

export type Payment = {
  readonly invoiceId: string;
  readonly cents: number;
  readonly currency: string;
  readonly paidAt: Date;
};

/** A webhook event of the payment service; its id detects repeated deliveries. */
export type BillingNotice = { readonly id: string; readonly type: string };

/** Read before the payment service is queried: the account, and the time by the database's clock. */
export type BillingQuestion = {
  readonly ownerId: string;
  readonly askedAt: Date;
  /** The event has already been applied. */
  readonly isRepeated: boolean;
};

async function findBillingAccount(
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

/** Links the account to a customer; returns the existing customer if there is one. */
export async function linkCustomer(
  db: Executor,
  link: { readonly ownerId: string; readonly customerId: string },
): Promise<string> {
  // Either unique column may conflict; concurrent requests get the same customer.
  await db.insert(billingAccounts).values(link).onConflictDoNothing();
  const account = await findBillingAccount(db, link);
  if (account === undefined) throw new AppError('NOT_SIGNED_IN');
  return account.customerId;
}

/** Undefined if the customer is unknown. Uses the database's clock, which all processes share. */
async function beginBillingQuestion(
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

type Answer = {
  readonly ownerId: string;
  readonly askedAt: Date;
  readonly notice: BillingNotice | null;
  readonly standing: Standing | null;
  readonly payment: Payment | null;
  /** A user's id, or "billing" for the payment service. */
  readonly by: string;
};

/**
 * Stores the payment service's answer, once per webhook event, and ignores an answer older than the stored one.
 * `standing` is null for a customer without a subscription.
 */
function applyBilling(
  db: Executor,
  { ownerId, askedAt, notice, standing, payment, by }: Answer,
): Promise<'applied' | 'repeated' | 'outdated'> {
  return db.transaction(async (tx) => {
    // A concurrent delivery of the same event waits for this insert and then finds a conflict.
    if (notice !== null && !(await takeNotice(tx, notice))) return 'repeated';
    if (payment !== null) await recordPayment(tx, ownerId, payment);
    const [row] = await tx
      .select()
      .from(billingAccounts)
      .where(eq(billingAccounts.ownerId, ownerId))
      .for('update');
    if (row === undefined || (row.askedAt !== null && askedAt < row.askedAt)) return 'outdated';
    await tx
      .update(billingAccounts)
      .set({
        askedAt,
        subscriptionId: standing?.subscriptionId ?? null,
        periodEndsAt: standing?.periodEndsAt ?? null,
        endsAt: standing?.endsAt ?? null,
      })
      .where(eq(billingAccounts.ownerId, ownerId));
    await changeStatus(tx, { ownerId, standing, by, endedAt: row.endsAt });
    return 'applied';
  });
}

async function takeNotice(tx: Executor, { id, type }: BillingNotice): Promise<boolean> {
  const taken = await tx
    .insert(billingEvents)
    .values({ id, type })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  return taken.length > 0;
}

async function recordPayment(tx: Executor, ownerId: string, payment: Payment): Promise<void> {
  const recorded = await tx
    .insert(payments)
    .values({ ownerId, ...payment })
    .onConflictDoNothing()
    .returning({ invoiceId: payments.invoiceId });
  if (recorded.length === 0) return;
  const { cents, currency, invoiceId } = payment;
  const detail = { cents, currency, invoice: invoiceId };
  await recordAudit(tx, [{ ownerId, actor: 'billing', action: 'payment-received', detail }]);
}

type Change = {
  readonly ownerId: string;
  readonly standing: Standing | null;
  readonly by: string;
  readonly endedAt: Date | null;
};

async function changeStatus(tx: Executor, { ownerId, standing, by, endedAt }: Change): Promise<void> {
  const [account] = await tx
    .select({ status: user.subscriptionStatus, startedAt: user.subscriptionStartedAt })
    .from(user)
    .where(eq(user.id, ownerId))
    .for('update');
  if (account === undefined) return;
  // Without a past subscription the account keeps its trial.
  const status = standing?.status ?? (account.startedAt === null ? account.status : 'inactive');
  const startedAt = standing?.startedAt ?? account.startedAt;
  const endsAt = standing?.endsAt ?? null;
  const isSame =
    status === account.status &&
    startedAt?.getTime() === account.startedAt?.getTime() &&
    endsAt?.getTime() === endedAt?.getTime();
  if (isSame) return;
  await tx
    .update(user)
    .set({ subscriptionStatus: status, subscriptionStartedAt: startedAt })
    .where(eq(user.id, ownerId));
  const detail = { from: account.status, to: status, ends: endsAt?.toISOString() ?? null };
  await recordAudit(tx, [{ ownerId, actor: by, action: 'subscription-changed', detail }]);
}

export { findBillingAccount as find, beginBillingQuestion as beginQuestion, applyBilling as apply };
