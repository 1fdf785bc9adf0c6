import { defineCall } from '../call.ts';
import { account } from './account.ts';

export const getAccount = defineCall({
  method: 'GET',
  path: '/api/account',
  summary: 'The own account: names, address, and how it is signed in to.',
  response: account,
});
