import { getAccount } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { describeAccount } from './describe-account.ts';

export function getAccountRoute({ gradebook, singleSignOn }: Ports): Route {
  return route(getAccount, { requires: 'signed-in' }, async ({ actor }) =>
    describeAccount(await gradebook.getOwnAccount({ ownerId: actor.id }), singleSignOn),
  );
}
