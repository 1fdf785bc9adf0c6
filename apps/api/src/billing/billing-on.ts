import { AppError } from '@greenpen/api-contract';
import type { Ports } from '../ports.ts';
import type { Billing } from './billing.ts';

/** Throws BILLING_OFF if payments are not set up. */
export function billingOn({ billing }: Pick<Ports, 'billing'>): Billing {
  if (billing === null) throw new AppError('BILLING_OFF');
  return billing;
}
