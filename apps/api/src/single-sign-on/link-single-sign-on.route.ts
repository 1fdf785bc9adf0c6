import { linkSingleSignOn } from '@greenpen/api-contract';
import { beginSignOn } from '@greenpen/identity';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { setSignOnCookie } from '../identity/cookies.ts';
import type { Ports } from '../ports.ts';

export function linkSingleSignOnRoute(ports: Ports): Route {
  return route(
    linkSingleSignOn,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const { ownerId } = await assertCurrentPassword(ports, request, body.currentPassword);
      const { address, state } = await beginSignOn(ports, { returnTo: '/account', linkFor: ownerId });
      setSignOnCookie(ports, reply, state);
      return { address };
    },
  );
}
