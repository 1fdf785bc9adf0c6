import { login, logout, getUser } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { findVisitor } from './find-visitor.ts';
import { safeReturnPath } from './safe-return-path.ts';
import { logEvent } from '../http/log-event.ts';
import { closeSession } from './browser-session.ts';

/**
 * Redirects to the single sign-on provider if there is one, otherwise to the built-in page, which stays reachable.
 * Signed-in users go straight to their target.
 */
export function loginRoute(ports: Ports): Route {
  const page = ports.singleSignOn === null ? '/sign-in' : '/api/identity/oidc';
  return route(login, { requires: 'public' }, async ({ query, request, reply }) => {
    const returnTo = safeReturnPath(query.returnTo);
    const visitor = await findVisitor(ports, request, reply);
    if (visitor === 'instructor' || visitor === 'admin') {
      return reply.redirect(returnTo === '/' ? '/dashboard' : returnTo);
    }
    // A link on another site must not sign users in without a click.
    const path = request.headers['sec-fetch-site'] === 'cross-site' ? '/sign-in' : page;
    return reply.redirect(returnTo === '/' ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`);
  });
}

/** Always ends with no session and no session cookie. */
export function logoutRoute(ports: Ports): Route {
  return route(logout, { requires: 'public' }, async ({ request, reply }) => {
    await closeSession(ports, { request, reply });
    reply.header('clear-site-data', '"cache"');
    logEvent(request, { action: 'sign-out', result: 'ok' });
    return { signedOut: true as const };
  });
}

export const getUserRoute = route(
  getUser,
  { requires: 'signed-in', secondFactor: 'not-needed' },
  async ({ actor }) => actor,
);
