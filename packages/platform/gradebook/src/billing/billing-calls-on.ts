import type { BillingCalls } from '../billing-calls.ts';
import type { Executor } from '../database.ts';
import { applyBilling } from './apply-billing.ts';
import { beginBillingQuestion, findBillingAccount, linkCustomer } from './billing-accounts.ts';

export function billingCallsOn(db: Executor): BillingCalls {
  return {
    findBillingAccount: (where) => findBillingAccount(db, where),
    linkCustomer: (link) => linkCustomer(db, link),
    beginBillingQuestion: (about) => beginBillingQuestion(db, about),
    applyBilling: (answer) => applyBilling(db, answer),
  };
}
