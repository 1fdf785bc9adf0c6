import { getSignInOptions } from '@greenpen/api-contract';
import { asksPasswordAtSignUp } from '@greenpen/identity';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

export function getSignInOptionsRoute({ gradebook, entry, singleSignOn }: Ports): Route {
  return route(getSignInOptions, { requires: 'public' }, async () => ({
    hasPasswords: entry.hasPasswords,
    canSignUp: entry.hasPasswords && entry.signUp.kind !== 'closed',
    asksPasswordAtSignUp: await asksPasswordAtSignUp({ gradebook, entry }),
    hasMail: entry.hasMail,
    singleSignOn: singleSignOn?.name ?? null,
  }));
}
