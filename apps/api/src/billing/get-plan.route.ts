import { getPlan } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { planOf } from './plan-of.ts';

export function getPlanRoute(ports: Ports): Route {
  return route(getPlan, { requires: 'signed-in' }, ({ actor }) => planOf(ports, actor));
}
