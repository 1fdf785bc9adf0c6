import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

/** Signed by a key of which the provider shows the public half; never by a shared one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** OpenID Connect Back-Channel Logout 1.0, 2.4: the member that says what the token is for, and no nonce. */
const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255).optional(),
  sid: z.string().min(1).max(255).optional(),
  jti: z.string().min(1).max(255),
  events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.object({}) }),
  nonce: z.undefined().optional(),
});

/** Who signed out, in every session of theirs, or which session of the provider's alone. */
export type LogoutToken = { readonly issuer: string; readonly id: string } & (
  | { readonly subject: string }
  | { readonly providerSession: string }
);

type Expected = { readonly keys: JWTVerifyGetKey; readonly issuer: string; readonly audience: string };

/** Whose sessions the provider ends. Throws for a token that does not hold, names nobody, or is minutes old. */
export async function readLogoutToken(
  token: string,
  { keys, issuer, audience }: Expected,
): Promise<LogoutToken> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms,
    issuer,
    audience,
    maxTokenAge: '2 minutes',
    clockTolerance: 10,
    requiredClaims: ['iat', 'exp'],
  });
  const { iss, sub, sid, jti } = claims.parse(payload);
  if (sub !== undefined) return { issuer: iss, subject: sub, id: jti };
  if (sid !== undefined) return { issuer: iss, providerSession: sid, id: jti };
  throw new TypeError('the token names nobody');
}
