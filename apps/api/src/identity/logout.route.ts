import { logout } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

/** Signed in or not, afterwards there is no session and nothing of it in the browser. */
export function logoutRoute({ identity }: Ports): Route {
  return route(logout, { requires: 'public' }, async ({ request, reply }) => {
    const { cookies } = await identity.signOut(request.headers);
    reply.header('set-cookie', cookies);
    reply.header('clear-site-data', '"cache"');
    logEvent(request, { action: 'sign-out', result: 'ok' });
    return { signedOut: true as const };
  });
}
