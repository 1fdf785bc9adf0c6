import { openPortal } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { billingOn } from './billing-on.ts';

const sixtyAnHour = { max: 60, timeWindow: 60 * 60 * 1000 };

export function openPortalRoute(ports: Ports): Route {
  return route(openPortal, { requires: 'signed-in', limit: sixtyAnHour }, async ({ actor }) => ({
    url: await billingOn(ports).openPortal({ userId: actor.id }),
  }));
}
