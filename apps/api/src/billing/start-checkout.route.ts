import { startCheckout } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { billingOn } from './billing-on.ts';

const twentyAnHour = { max: 20, timeWindow: 60 * 60 * 1000 };

export function startCheckoutRoute(ports: Ports): Route {
  return route(startCheckout, { requires: 'signed-in', limit: twentyAnHour }, async ({ actor, request }) => {
    const url = await billingOn(ports).startCheckout({
      userId: actor.id,
      email: actor.email,
      trialEndsAt: actor.trialEndsAt === null ? null : new Date(actor.trialEndsAt),
    });
    logEvent(request, { action: 'checkout-started', result: 'ok' });
    return { url };
  });
}
