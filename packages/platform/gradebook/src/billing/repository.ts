/** `gradebook.billing`. */
export { applyBilling as apply } from './apply-billing.ts';
export {
  beginBillingQuestion as beginQuestion,
  findBillingAccount as find,
  linkCustomer,
} from './billing-accounts.ts';
