import { getSignInOptions } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { asksPasswordAtSignUp } from './sign-up.route.ts';

export function getSignInOptionsRoute({ gradebook, entry, singleSignOn }: Ports): Route {
  return route(getSignInOptions, { requires: 'public' }, async () => ({
    hasPasswords: entry.hasPasswords,
    canSignUp: entry.hasPasswords && entry.signUp.kind !== 'closed',
    asksPasswordAtSignUp: await asksPasswordAtSignUp({ gradebook, entry }),
    hasMail: entry.hasMail,
    singleSignOn: singleSignOn?.name ?? null,
  }));
}
