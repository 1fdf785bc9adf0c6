import { login } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { findVisitor } from './find-visitor.ts';
import { safeReturnPath } from './safe-return-path.ts';

/**
 * To the provider of single sign-on where there is one, else to the built-in page, which stays reachable. A signed-in
 * user goes straight on.
 */
export function loginRoute(ports: Ports): Route {
  const page = ports.singleSignOn === null ? '/sign-in' : '/api/identity/oidc';
  return route(login, { requires: 'public' }, async ({ query, request, reply }) => {
    const returnTo = safeReturnPath(query.returnTo);
    const visitor = await findVisitor(ports, request, reply);
    if (visitor === 'instructor' || visitor === 'admin') {
      return reply.redirect(returnTo === '/' ? '/dashboard' : returnTo);
    }
    // A link on another site signs nobody in without a click of their own.
    const path = request.headers['sec-fetch-site'] === 'cross-site' ? '/sign-in' : page;
    return reply.redirect(returnTo === '/' ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`);
  });
}
