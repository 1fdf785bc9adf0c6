import { logout } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { closeSession } from './browser-session.ts';

/** Always ends with no session and no session cookie. */
export function logoutRoute(ports: Ports): Route {
  return route(logout, { requires: 'public' }, async ({ request, reply }) => {
    await closeSession(ports, { request, reply });
    reply.header('clear-site-data', '"cache"');
    logEvent(request, { action: 'sign-out', result: 'ok' });
    return { signedOut: true as const };
  });
}
