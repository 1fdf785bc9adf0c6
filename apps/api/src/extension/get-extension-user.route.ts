import { getExtensionUser, oldestExtension } from '@greenpen/api-contract';
import { planOf } from '../billing/plan-of.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function getExtensionUserRoute(ports: Ports): Route {
  return route(getExtensionUser, { requires: 'signed-in', scope: 'extension' }, async ({ actor }) => {
    const { state } = await planOf(ports, actor);
    const name = [actor.firstName, actor.lastName].filter((part) => part !== null && part !== '').join(' ');
    return { product: 'greenpen' as const, email: actor.email, name, plan: state, oldestExtension };
  });
}
