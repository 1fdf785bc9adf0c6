import { updateAccount } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { describeAccount } from './describe-account.ts';

/** An empty name is removed; an absent one is kept. */
const nameFrom = (given: string | undefined, current: string | null) => {
  if (given === undefined) return current;
  return given === '' ? null : given;
};

export function updateAccountRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(updateAccount, { requires: 'signed-in' }, async ({ actor, body, request }) => {
    const ownerId = actor.id;
    const firstName = nameFrom(body.firstName, actor.firstName);
    const lastName = nameFrom(body.lastName, actor.lastName);
    await gradebook.accounts.updateNames({ ownerId, firstName, lastName });
    logEvent(request, { action: 'names-changed', result: 'ok' });
    return describeAccount(await gradebook.accounts.get({ ownerId }), ports);
  });
}
