import { beginTwoFactor } from '@greenpen/api-contract';
import { randomBytes } from 'node:crypto';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';
import { keyUri, toBase32 } from '../identity/totp.ts';
import type { Ports } from '../ports.ts';
import { productName } from '../product-name.ts';

/** As long as the hash, which RFC 4226, 4 recommends. */
const SECRET_BYTES = 20;

export function beginTwoFactorRoute(ports: Ports): Route {
  const { gradebook, sealer } = ports;
  return route(
    beginTwoFactor,
    { requires: 'signed-in', secondFactor: 'not-needed', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const { ownerId, email } = await assertCurrentPassword(ports, {
        request,
        reply,
        currentPassword: body.currentPassword,
      });
      const bytes = randomBytes(SECRET_BYTES);
      await gradebook.twoFactor.begin({ ownerId, secret: sealer.seal(bytes.toString('base64url')) });
      const secret = toBase32(bytes);
      return { uri: keyUri({ issuer: productName, email, secret }), secret };
    },
  );
}
