import { verifyEmail } from '@greenpen/api-contract';
import { setEmailByLink } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function verifyEmailRoute(ports: Ports): Route {
  return route(verifyEmail, { requires: 'signed-in' }, async ({ actor, body, request }) => {
    await setEmailByLink(ports, { token: body.token, ownerId: actor.id });
    logEvent(request, { action: 'email-changed', result: 'ok' });
    return { verified: true as const };
  });
}
