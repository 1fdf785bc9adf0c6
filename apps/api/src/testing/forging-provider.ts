import { once } from 'node:events';
import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Forgery = {
  readonly algorithm?: 'RS256' | 'HS256' | 'none';
  readonly hasWrongKey?: boolean;
  /** Claims that override the correct ones. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** A complete token that replaces the generated one. */
  readonly idToken?: string;
};

export type ForgingProvider = {
  readonly issuer: string;
  /** Sets the next token. */
  forge: (forgery: Forgery, honest: Readonly<Record<string, unknown>>) => void;
  /** Creates a token for other purposes. */
  make: (forgery: Forgery, honest: Readonly<Record<string, unknown>>) => string;
  readonly stop: () => Promise<void>;
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID provider that issues forged tokens for tests. */
export async function startForgingProvider(clientId: string): Promise<ForgingProvider> {
  const [own, other] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  if (own === undefined || other === undefined) throw new Error('no keys');
  let token = '';
  const server = createServer((request, response) => {
    const answers: Readonly<Record<string, () => object>> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/jwks': () => ({
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }],
      }),
      '/token': () => ({ access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: token }),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? '']?.() ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  const sign = (input: string, algorithm: string, key: KeyObject): string => {
    if (algorithm === 'none') return '';
    // Classic algorithm confusion: the public key used as an HMAC secret.
    const shared = own.publicKey.export({ type: 'spki', format: 'pem' });
    if (algorithm === 'HS256') return createHmac('sha256', shared).update(input).digest('base64url');
    return createSign('RSA-SHA256').update(input).sign(key, 'base64url');
  };

  const make: ForgingProvider['make'] = (
    { algorithm = 'RS256', hasWrongKey = false, claims = {}, idToken },
    honest,
  ) => {
    const now = Math.floor(Date.now() / 1000);
    const head = encode({ alg: algorithm, kid: 'k' });
    const stands = { iss: issuer, aud: clientId, iat: now, exp: now + 60, ...honest, ...claims };
    const input = `${head}.${encode(stands)}`;
    return idToken ?? `${input}.${sign(input, algorithm, (hasWrongKey ? other : own).privateKey)}`;
  };

  return {
    issuer,
    make,
    forge: (forgery, honest) => {
      token = make(forgery, honest);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
