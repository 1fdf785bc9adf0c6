import { cancelSubscription } from '@greenpen/api-contract';
import { billingOn } from '../billing/billing-on.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { accountOnWire } from './account-on-wire.ts';

export function cancelSubscriptionRoute(ports: Ports): Route {
  return route(
    cancelSubscription,
    { requires: 'admin', signIn: 'fresh' },
    async ({ params, actor, request }) => {
      const { gradebook } = ports;
      await gradebook.accounts.getFile({ userId: params.id });
      await billingOn(ports).setCancelled({ userId: params.id, isCancelled: true, by: actor.id });
      logEvent(request, { action: 'subscription-cancelled', result: 'ok', object: params.id });
      return accountOnWire((await gradebook.accounts.getFile({ userId: params.id })).account);
    },
  );
}
