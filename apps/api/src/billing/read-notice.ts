import type { Payment } from '@greenpen/gradebook';
import { z } from 'zod';
import { fromSeconds, moment } from './read-standing.ts';

export type Notice = {
  /** Event id, so that a repeated event is processed once. */
  readonly id: string;
  readonly type: string;
  readonly customerId: string;
  readonly payment: Payment | null;
};

/** The database cannot store NUL, and Stripe ids contain none. */
const id = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^\0]+$/u);

const envelope = z.object({
  id,
  type: id,
  created: moment,
  data: z.object({ object: z.unknown() }),
});

const customer = z.union([id, z.object({ id }).transform((whole) => whole.id)]).nullish();

const invoice = z.object({
  id,
  customer,
  amount_paid: z.int().min(0).max(2_000_000_000),
  currency: z.string().regex(/^[a-z]{3}$/u),
  status_transitions: z.object({ paid_at: moment.nullish() }),
});

/** Event types that affect a customer's subscription. */
const standing: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.payment_failed',
]);

/** The customer and payment of an event; "not-ours" for unrelated event types, "not-read" for an unknown shape. */
export function readNotice(body: Buffer): Notice | 'not-ours' | 'not-read' {
  const event = envelope.safeParse(parseJson(body));
  if (!event.success) return 'not-read';
  const { created, data } = event.data;
  const notice = { id: event.data.id, type: event.data.type };
  if (notice.type === 'invoice.paid') {
    const paid = invoice.safeParse(data.object);
    if (!paid.success) return 'not-read';
    const { id: invoiceId, amount_paid: cents, currency, status_transitions: moments } = paid.data;
    const paidAt = fromSeconds(moments.paid_at ?? created);
    // A trial starts with an invoice of zero.
    return about(notice, paid.data.customer, cents > 0 ? { invoiceId, cents, currency, paidAt } : null);
  }
  if (!standing.has(notice.type)) return 'not-ours';
  const subject = z.object({ customer }).safeParse(data.object);
  return subject.success ? about(notice, subject.data.customer, null) : 'not-read';
}

function about(
  notice: Pick<Notice, 'id' | 'type'>,
  customerId: string | null | undefined,
  payment: Payment | null,
): Notice | 'not-ours' {
  return typeof customerId === 'string' ? { ...notice, customerId, payment } : 'not-ours';
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
