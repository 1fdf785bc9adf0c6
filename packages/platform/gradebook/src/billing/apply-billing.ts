import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { BillingNotice, Payment, Standing } from './billing-records.ts';
import type { Executor } from '../database.ts';
import { billingAccounts, billingEvents, payments, user } from '../schema/index.ts';

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
 * Writes down what the payment service answered, once for each notice, and nothing of an answer that is older than
 * the one that stands. `standing` is null for a customer without a subscription.
 */
export function applyBilling(
  db: Executor,
  { ownerId, askedAt, notice, standing, payment, by }: Answer,
): Promise<'applied' | 'repeated' | 'outdated'> {
  return db.transaction(async (tx) => {
    // The same notice at the same moment waits here for the first one, and then finds it done.
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
  // Who never subscribed keeps the trial.
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
