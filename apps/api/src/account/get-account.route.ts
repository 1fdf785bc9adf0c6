import { getAccount } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { describeAccount } from './describe-account.ts';

export function getAccountRoute(ports: Ports): Route {
  return route(getAccount, { requires: 'signed-in', secondFactor: 'not-needed' }, async ({ actor }) =>
    describeAccount(await ports.gradebook.accounts.get({ ownerId: actor.id }), ports),
  );
}
