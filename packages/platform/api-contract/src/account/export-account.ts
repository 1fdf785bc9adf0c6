import { defineCall } from '../call.ts';

export const exportAccount = defineCall({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything that the account holds as a ZIP, sent while it is made.',
  response: null,
});
