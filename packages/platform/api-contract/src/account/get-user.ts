import { defineCall } from '../call.ts';
import { user } from './user.ts';

export const getUser = defineCall({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user; 401 without a session.',
  response: user,
});
