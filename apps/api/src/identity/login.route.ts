import { login } from '@greenpen/api-contract';
import { route } from '../http/route.ts';
import { safeReturnPath } from './safe-return-path.ts';

export const loginRoute = route(login, { requires: 'public' }, async ({ query, reply }) => {
  const returnTo = safeReturnPath(query.returnTo);
  return reply.redirect(returnTo === '/' ? '/sign-in' : `/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
});
