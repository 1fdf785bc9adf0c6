import type { Payment } from '@greenpen/gradebook';
import { z } from 'zod';
import { fromSeconds, moment } from './read-standing.ts';

export type Notice = {
  /** The notice itself, so that one that comes twice counts once. */
  readonly id: string;
  readonly type: string;
  readonly customerId: string;
  readonly payment: Payment | null;
};

/** The database stores no NUL, and the service's ids have none. */
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

/** What says how a customer's plan stands. */
const standing: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.payment_failed',
]);

/**
 * Whom a notice is about and what was paid; "not-ours" for one of a kind that says nothing about a plan, "not-read" for
 * one that has not the shape that we know.
 */
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
    // A trial begins with an invoice over nothing.
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
