import { getPlan, startCheckout, openPortal, cancelPlan, resumePlan } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { planOf } from './plan-of.ts';
import { logEvent } from '../http/log-event.ts';
import { billingOn } from './billing-on.ts';
import { toActor } from '../identity/to-actor.ts';

export function getPlanRoute(ports: Ports): Route {
  return route(getPlan, { requires: 'signed-in' }, ({ actor }) => planOf(ports, actor));
}

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

const sixtyAnHour = { max: 60, timeWindow: 60 * 60 * 1000 };

export function openPortalRoute(ports: Ports): Route {
  return route(openPortal, { requires: 'signed-in', limit: sixtyAnHour }, async ({ actor }) => ({
    url: await billingOn(ports).openPortal({ userId: actor.id }),
  }));
}

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
