import { setDisabled } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { accountOnWire } from './account-on-wire.ts';

export function setDisabledRoute({ gradebook }: Ports): Route {
  return route(
    setDisabled,
    { requires: 'admin', signIn: 'fresh' },
    async ({ params, body, actor, request }) => {
      const { isDisabled } = body;
      const account = await gradebook.accounts.setDisabled({ userId: params.id, isDisabled, by: actor.id });
      const action = isDisabled ? 'account-disabled' : 'account-enabled';
      logEvent(request, { action, result: 'ok', object: params.id });
      return accountOnWire(account);
    },
  );
}
