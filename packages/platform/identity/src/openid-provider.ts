import { AppError } from '@greenpen/api-contract';
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import {
  callbackPath,
  type Checks,
  type LogoutToken,
  type SingleSignOn,
  type SingleSignOnOptions,
} from './single-sign-on.ts';

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.literal('true')])
    .optional()
    .catch(undefined),
  name: z.string().max(200).optional().catch(undefined),
  sid: z.string().min(1).max(255).optional().catch(undefined),
});

/** OpenID Connect with authorization code, PKCE, state and nonce; tokens are read here and not stored. */
export function openProvider(options: SingleSignOnOptions): SingleSignOn {
  return new OpenIdProvider(options);
}

class OpenIdProvider implements SingleSignOn {
  readonly name: string;
  readonly issuer: string;
  readonly #options: SingleSignOnOptions;
  #known: Promise<client.Configuration> | undefined;
  #keys: JWTVerifyGetKey | undefined;

  constructor(options: SingleSignOnOptions) {
    this.name = options.name;
    this.issuer = options.issuer;
    this.#options = options;
  }

  begin: SingleSignOn['begin'] = () =>
    failing('begin', async () => {
      const provider = await this.#configuration();
      const checks: Checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(provider, {
        redirect_uri: `${this.#options.baseUrl}${callbackPath}`,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, checks };
    });

  finish: SingleSignOn['finish'] = (url, { state, nonce, verifier }) =>
    failing('finish', async () => {
      const provider = await this.#configuration();
      const tokens = await client.authorizationCodeGrant(provider, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const inToken = claims.parse(tokens.claims());
      const person =
        inToken.email === undefined ? await askUserInfo(provider, tokens.access_token, inToken) : inToken;
      const email = person.email?.toLowerCase() ?? null;
      const isSaidVerified = person.email_verified === true || person.email_verified === 'true';
      return {
        issuer: inToken.iss,
        subject: inToken.sub,
        email,
        isEmailVerified: email !== null && (this.#options.trustsEmail || isSaidVerified),
        name: person.name?.replaceAll(/\p{Cc}+/gu, ' ').trim() || (email?.split('@')[0] ?? ''),
        providerSession: inToken.sid ?? null,
      };
    });

  readLogout: SingleSignOn['readLogout'] = (token) =>
    failing('logout', async () => {
      const server = (await this.#configuration()).serverMetadata();
      this.#keys ??= createRemoteJWKSet(new URL(server.jwks_uri ?? ''), { timeoutDuration: 10_000 });
      const { clientId } = this.#options;
      return readLogoutToken(token, { keys: this.#keys, issuer: server.issuer, audience: clientId });
    });

  /** Fetched once; retried after a failure. */
  async #configuration(): Promise<client.Configuration> {
    this.#known ??= this.#discover();
    try {
      return await this.#known;
    } catch (error) {
      this.#known = undefined;
      throw error;
    }
  }

  async #discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#options;
    const server = new URL(issuer);
    // Check signatures although the token comes directly from the provider.
    const execute = [client.enableNonRepudiationChecks];
    if (server.protocol === 'http:') execute.push(client.allowInsecureRequests);
    return client.discovery(server, clientId, clientSecret, undefined, { execute, timeout: 10 });
  }
}

/** Asks the user info endpoint if the token has no address; the answer must be about the same subject. */
async function askUserInfo(
  provider: client.Configuration,
  accessToken: string,
  inToken: z.output<typeof claims>,
): Promise<z.output<typeof claims>> {
  const answer = await client.fetchUserInfo(provider, accessToken, inToken.sub);
  return claims.parse({ ...answer, iss: inToken.iss });
}

/** Wraps an error of the provider. The library's messages may quote tokens, so only the error code is kept. */
async function failing<T>(step: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const kind = error instanceof Error ? error.name : typeof error;
    throw new AppError('SINGLE_SIGN_ON_FAILED', `${step}: ${typeof code === 'string' ? code : kind}`);
  }
}

/** Asymmetric algorithms only: tokens must be signed by a published key of the provider, never by a shared secret. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** OpenID Connect Back-Channel Logout 1.0, 2.4: requires the logout event and forbids a nonce. */
const logoutClaims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255).optional(),
  sid: z.string().min(1).max(255).optional(),
  jti: z.string().min(1).max(255),
  events: z.object({ 'http://schemas.openid.net/event/backchannel-logout': z.object({}) }),
  nonce: z.undefined().optional(),
});

type Expected = { readonly keys: JWTVerifyGetKey; readonly issuer: string; readonly audience: string };

/**
 * Verifies a logout token and returns whose sessions end. Throws for a token that is invalid, names no subject or
 * session, or is minutes old.
 */
async function readLogoutToken(token: string, { keys, issuer, audience }: Expected): Promise<LogoutToken> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms,
    issuer,
    audience,
    maxTokenAge: '2 minutes',
    clockTolerance: 10,
    requiredClaims: ['iat', 'exp'],
  });
  const { iss, sub, sid, jti } = logoutClaims.parse(payload);
  if (sub !== undefined) return { issuer: iss, subject: sub, id: jti };
  if (sid !== undefined) return { issuer: iss, providerSession: sid, id: jti };
  throw new TypeError('the token names nobody');
}
