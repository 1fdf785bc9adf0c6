import { AppError } from '@greenpen/api-contract';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import { describeError } from '../http/describe-error.ts';
import type { SingleSignOnSettings } from '../settings.ts';
import { readLogoutToken, type LogoutToken } from './read-logout-token.ts';

/** What the provider's answer is checked against; kept on the server until the browser is back. */
export type Checks = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Who the provider says it is. */
export type SignedOnPerson = {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; null where the provider does not tell. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string;
  /** What the provider calls the session there; null where it does not say. */
  readonly providerSession: string | null;
};

export type SingleSignOn = {
  /** For its button. */
  readonly name: string;
  readonly issuer: string;
  /** Where to send the browser. Throws SINGLE_SIGN_ON_FAILED while the provider does not answer. */
  readonly begin: () => Promise<{ readonly address: string; readonly checks: Checks }>;
  /** Trades the code in `url` for who it is. Throws SINGLE_SIGN_ON_FAILED for anything that does not hold. */
  readonly finish: (url: URL, checks: Checks) => Promise<SignedOnPerson>;
  /** Whose sessions the provider ends by this token. Throws SINGLE_SIGN_ON_FAILED for one that does not hold. */
  readonly readLogout: (token: string) => Promise<LogoutToken>;
};

type Options = SingleSignOnSettings & {
  /** What browsers use, without a slash at its end. */
  readonly baseUrl: string;
};

export const callbackPath = '/api/identity/oidc/callback';

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

/** OpenID Connect with the authorization code, PKCE, state and nonce; tokens are read here and kept nowhere. */
export function openSingleSignOn(options: Options): SingleSignOn {
  const { issuer, clientId, clientSecret, name, baseUrl, trustsEmail } = options;
  const redirectUri = `${baseUrl}${callbackPath}`;
  let known: Promise<client.Configuration> | undefined;
  let keys: JWTVerifyGetKey | undefined;

  const discover = async (): Promise<client.Configuration> => {
    const server = new URL(issuer);
    // Signatures are checked although the token comes from the provider itself.
    const execute = [client.enableNonRepudiationChecks];
    if (server.protocol === 'http:') execute.push(client.allowInsecureRequests);
    return client.discovery(server, clientId, clientSecret, undefined, { execute, timeout: 10 });
  };

  /** Asked once; again after a failure. */
  const configuration = async (): Promise<client.Configuration> => {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };

  return {
    name,
    issuer,
    begin: () =>
      failing('begin', async () => {
        const provider = await configuration();
        const checks: Checks = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        };
        const address = client.buildAuthorizationUrl(provider, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, checks };
      }),
    finish: (url, { state, nonce, verifier }) =>
      failing('finish', async () => {
        const provider = await configuration();
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
          isEmailVerified: email !== null && (trustsEmail || isSaidVerified),
          name: person.name?.replaceAll(/\p{Cc}+/gu, ' ').trim() || (email?.split('@')[0] ?? ''),
          providerSession: inToken.sid ?? null,
        };
      }),
    readLogout: (token) =>
      failing('logout', async () => {
        const server = (await configuration()).serverMetadata();
        keys ??= createRemoteJWKSet(new URL(server.jwks_uri ?? ''), { timeoutDuration: 10_000 });
        return readLogoutToken(token, { keys, issuer: server.issuer, audience: clientId });
      }),
  };
}

/** Where the token holds no address; what it answers has to be about the same person. */
async function askUserInfo(
  provider: client.Configuration,
  accessToken: string,
  inToken: z.output<typeof claims>,
): Promise<z.output<typeof claims>> {
  const answer = await client.fetchUserInfo(provider, accessToken, inToken.sub);
  return claims.parse({ ...answer, iss: inToken.iss });
}

/** What the provider or its answer got wrong; the library's messages may quote tokens, so only their kind goes on. */
async function failing<T>(step: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { type, code } = describeError(error);
    throw new AppError('SINGLE_SIGN_ON_FAILED', `${step}: ${code ?? type}`);
  }
}
