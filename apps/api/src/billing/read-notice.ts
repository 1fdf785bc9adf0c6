import type { Payment } from '@greenpen/gradebook';
import type Stripe from 'stripe';
import { fromSeconds } from './read-standing.ts';

export type Notice = { readonly customerId: string; readonly payment: Payment | null };

/** Whom a notice is about and what was paid; null for one of a kind that says nothing about a plan. */
export function readNotice(event: Stripe.Event): Notice | null {
  if (event.type === 'invoice.paid') {
    const { id, amount_paid: cents, currency, status_transitions: moments, customer } = event.data.object;
    const paidAt = fromSeconds(moments.paid_at ?? event.created);
    // A trial begins with an invoice over nothing.
    return about(customer, cents > 0 ? { invoiceId: id, cents, currency, paidAt } : null);
  }
  const saysHowItStands =
    event.type === 'checkout.session.completed' ||
    event.type === 'customer.subscription.created' ||
    event.type === 'customer.subscription.updated' ||
    event.type === 'customer.subscription.deleted' ||
    event.type === 'customer.subscription.paused' ||
    event.type === 'customer.subscription.resumed' ||
    event.type === 'invoice.payment_failed';
  return saysHowItStands ? about(event.data.object.customer, null) : null;
}

function about(customer: string | { readonly id: string } | null, payment: Payment | null): Notice | null {
  if (customer === null) return null;
  return { customerId: typeof customer === 'string' ? customer : customer.id, payment };
}
