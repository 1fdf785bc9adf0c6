import { beginTwoFactor } from '@greenpen/api-contract';
import { makeAppSecret } from '@greenpen/identity';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import type { Ports } from '../ports.ts';

export function beginTwoFactorRoute(ports: Ports): Route {
  const { gradebook, sealer } = ports;
  return route(
    beginTwoFactor,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ body, request }) => {
      const { ownerId, email } = await assertCurrentPassword(ports, request, body.currentPassword);
      const { bytes, secret, uri } = makeAppSecret({ email });
      const sealed = sealer.seal(Buffer.from(bytes).toString('base64url'));
      await gradebook.twoFactor.begin({ ownerId, secret: sealed });
      return { uri, secret };
    },
  );
}
