import { answered } from '../answered.ts';
import type { BillingCalls } from '../billing-calls.ts';
import type { Executor } from '../database.ts';
import { applyBilling } from './apply-billing.ts';
import { beginBillingQuestion, findBillingAccount, linkCustomer } from './billing-accounts.ts';

export function billingCallsOn(db: Executor): BillingCalls {
  return {
    findBillingAccount: (where) => answered(() => findBillingAccount(db, where)),
    linkCustomer: (link) => answered(() => linkCustomer(db, link)),
    beginBillingQuestion: (about) => answered(() => beginBillingQuestion(db, about)),
    applyBilling: (answer) => answered(() => applyBilling(db, answer)),
  };
}
