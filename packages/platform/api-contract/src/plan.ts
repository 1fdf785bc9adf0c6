import { z } from 'zod';
import { defineCall } from './call.ts';
import { openEnum } from './fields.ts';

export const plan = z.object({
  /**
   * "free": payments are not set up here, and nothing is ever blocked. "cancelled": paid for until `endsAt`.
   * "ended": what there is can be read and exported, and no new grading started.
   */
  state: openEnum(['free', 'trial', 'active', 'cancelled', 'ended']),
  /** Of the trial or of a cancelled subscription. */
  endsAt: z.iso.datetime().nullable(),
  /** Days until then, begun ones too. */
  daysLeft: z.int().nullable(),
  /** When an active subscription is paid for next. */
  renewsAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  /** The payment service knows this account: there may be invoices. */
  hasInvoices: z.boolean(),
});

export type Plan = z.infer<typeof plan>;

export const getPlan = defineCall({
  method: 'GET',
  path: '/api/billing/plan',
  summary: 'How the plan of the signed-in user stands.',
  response: plan,
});

const leave = z.object({
  /** Where the browser goes on, at the payment service. */
  url: z.url(),
});

export const startCheckout = defineCall({
  method: 'POST',
  path: '/api/billing/checkout',
  summary: 'Begins a subscription: a page of the payment service, made for this user.',
  response: leave,
});

export const openPortal = defineCall({
  method: 'POST',
  path: '/api/billing/portal',
  summary: 'Invoices and means of payment: a page of the payment service, made for this user.',
  response: leave,
});

export const cancelPlan = defineCall({
  method: 'POST',
  path: '/api/billing/cancel',
  summary: 'Cancels the subscription at the end of the period that is paid for.',
  response: plan,
});

export const resumePlan = defineCall({
  method: 'POST',
  path: '/api/billing/resume',
  summary: 'Takes a cancellation back before the period has ended.',
  response: plan,
});
