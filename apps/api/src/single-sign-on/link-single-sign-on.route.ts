import { linkSingleSignOn } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import type { Ports } from '../ports.ts';
import { beginSignOn } from './pending-sign-on.ts';

export function linkSingleSignOnRoute(ports: Ports): Route {
  return route(
    linkSingleSignOn,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const { ownerId } = await assertCurrentPassword(ports, {
        request,
        reply,
        currentPassword: body.currentPassword,
      });
      return { address: await beginSignOn(ports, reply, { returnTo: '/account', linkFor: ownerId }) };
    },
  );
}
