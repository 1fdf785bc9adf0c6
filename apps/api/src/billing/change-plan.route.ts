import { cancelPlan, resumePlan } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { toActor } from '../identity/to-actor.ts';
import { billingOn } from './billing-on.ts';
import { planOf } from './plan-of.ts';

export function cancelPlanRoute(ports: Ports): Route {
  return route(cancelPlan, { requires: 'signed-in' }, async ({ actor, request }) => {
    await billingOn(ports).setCancelled({ userId: actor.id, isCancelled: true, by: actor.id });
    logEvent(request, { action: 'subscription-cancelled', result: 'ok' });
    return planAfter(ports, actor.id);
  });
}

export function resumePlanRoute(ports: Ports): Route {
  return route(resumePlan, { requires: 'signed-in' }, async ({ actor, request }) => {
    await billingOn(ports).setCancelled({ userId: actor.id, isCancelled: false, by: actor.id });
    logEvent(request, { action: 'subscription-resumed', result: 'ok' });
    return planAfter(ports, actor.id);
  });
}

/** Reads the plan again after the change. */
async function planAfter(ports: Ports, userId: string): ReturnType<typeof planOf> {
  const { account } = await ports.gradebook.accounts.getFile({ userId });
  return planOf(ports, toActor(account));
}
