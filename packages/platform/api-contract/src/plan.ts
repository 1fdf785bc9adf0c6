import { z } from 'zod';
import { defineCall } from './call.ts';
import { openEnum } from './fields.ts';

export const plan = z.object({
  /**
   * "free": payments are not set up, so nothing is blocked. "cancelled": paid until `endsAt`. "ended": existing
   * grades can be read and exported, but new grading is refused.
   */
  state: openEnum(['free', 'trial', 'active', 'cancelled', 'ended']),
  /** End of the trial or of a cancelled subscription. */
  endsAt: z.iso.datetime().nullable(),
  /** Days until `endsAt`, rounded up. */
  daysLeft: z.int().nullable(),
  /** Next payment date of an active subscription. */
  renewsAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  /** Whether the payment service knows this account, so that there may be invoices. */
  hasInvoices: z.boolean(),
});

export type Plan = z.infer<typeof plan>;

export const getPlan = defineCall({
  method: 'GET',
  path: '/api/billing/plan',
  summary: 'The plan of the signed-in user.',
  response: plan,
});

const leave = z.object({
  /** Page of the payment service to redirect to. */
  url: z.url(),
});

export const startCheckout = defineCall({
  method: 'POST',
  path: '/api/billing/checkout',
  summary: 'Starts a subscription: returns a checkout page of the payment service.',
  response: leave,
});

export const openPortal = defineCall({
  method: 'POST',
  path: '/api/billing/portal',
  summary: 'Returns a page of the payment service with invoices and payment methods.',
  response: leave,
});

export const cancelPlan = defineCall({
  method: 'POST',
  path: '/api/billing/cancel',
  summary: 'Cancels the subscription at the end of the paid period.',
  response: plan,
});

export const resumePlan = defineCall({
  method: 'POST',
  path: '/api/billing/resume',
  summary: 'Resumes a cancelled subscription before its period ends.',
  response: plan,
});
