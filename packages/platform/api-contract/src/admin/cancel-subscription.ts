import { defineCall } from '../call.ts';
import { accountParams, accountRow } from './account-row.ts';

export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/cancel-subscription',
  summary: "Cancels a user's subscription at the end of the period that is paid for.",
  params: accountParams,
  response: accountRow,
});
