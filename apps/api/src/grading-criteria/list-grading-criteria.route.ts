import { listGradingCriteria } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { criteriaOnWire } from './criteria-on-wire.ts';

export function listGradingCriteriaRoute({ gradebook }: Ports): Route {
  return route(listGradingCriteria, { requires: 'signed-in', scope: 'extension' }, async ({ actor }) => {
    const records = await gradebook.criteria.list({ ownerId: actor.id });
    return records.map(criteriaOnWire);
  });
}
