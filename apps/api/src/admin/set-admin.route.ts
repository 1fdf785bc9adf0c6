import { setAdmin } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { accountOnWire } from './account-on-wire.ts';

export function setAdminRoute({ gradebook }: Ports): Route {
  return route(setAdmin, { requires: 'admin', signIn: 'fresh' }, async ({ params, body, actor, request }) => {
    const account = await gradebook.accounts.setAdmin({
      userId: params.id,
      isAdmin: body.isAdmin,
      by: actor.id,
    });
    const action = body.isAdmin ? 'admin-made' : 'admin-unmade';
    logEvent(request, { action, result: 'ok', object: params.id });
    return accountOnWire(account);
  });
}
