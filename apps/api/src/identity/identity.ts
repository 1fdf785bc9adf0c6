import { user, type User } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { SignUp } from '../settings.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { splitName } from './split-name.ts';

export const identityPath = '/api/identity';

/** Carries the sender's address to the session record. */
const addressHeader = 'x-greenpen-address';

export type IdentityOptions = {
  readonly database: BetterAuthOptions['database'];
  /** Derived from the installation's key; never stored. */
  readonly secret: string;
  /** What browsers use: "https://grading.example.edu". */
  readonly baseUrl: string;
  readonly signUp: SignUp;
  /** True when there is no account yet and the one being made may set the installation up. */
  readonly mayBeFirst: () => Promise<boolean>;
  /** Gives a new account its trial, its default criteria, and, to the first one, the admin's rights. */
  readonly settleAccount: (userId: string) => Promise<void>;
  readonly trialEndsAt: () => Date;
};

export type IdentityRequest = {
  readonly body: unknown;
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
  /** The address that Fastify worked out, proxies considered. */
  readonly address: string;
};

export type Identity = {
  /** Answers a sign-up or sign-in; throws when the database is away. */
  readonly handle: (path: 'sign-up/email' | 'sign-in/email', request: IdentityRequest) => Promise<Response>;
  /** Ends the session that the cookies belong to, if any; the answer's cookies clear them. */
  readonly signOut: (headers: IncomingHttpHeaders) => Promise<{ cookies: readonly string[] }>;
  /** The signed-in user, and the cookies of a session that was extended. */
  readonly findSession: (
    headers: IncomingHttpHeaders,
  ) => Promise<{ user: User; cookies: readonly string[] } | null>;
};

const date = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString());

/** The row as better-auth gives it, brought into the contract's form. */
const accountRow = z
  .object({
    ...user.shape,
    createdAt: date,
    subscriptionStartedAt: date.nullish().transform((value) => value ?? null),
    trialEndsAt: date.nullish().transform((value) => value ?? null),
    firstName: z
      .string()
      .nullish()
      .transform((value) => value ?? null),
    lastName: z
      .string()
      .nullish()
      .transform((value) => value ?? null),
  })
  .transform((row): User => row);

const notFromOutside = { required: false, input: false } as const;

/** E-mail and password sign-in with sessions in the database. */
export function createIdentity(options: IdentityOptions): Identity {
  const isHttps = options.baseUrl.startsWith('https://');
  const auth = betterAuth({
    appName: 'Greenpen',
    baseURL: options.baseUrl,
    basePath: identityPath,
    secret: options.secret,
    database: options.database,
    telemetry: { enabled: false },
    // Its lines hold e-mail addresses; what happens is logged where the request is answered.
    logger: { disabled: true },
    onAPIError: { throw: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', ...notFromOutside },
        lastName: { type: 'string', ...notFromOutside },
        isAdmin: { type: 'boolean', defaultValue: false, ...notFromOutside },
        subscriptionStatus: { type: 'string', defaultValue: 'trial', ...notFromOutside },
        subscriptionStartedAt: { type: 'date', ...notFromOutside },
        trialEndsAt: { type: 'date', ...notFromOutside },
      },
      validateUserInfo: async ({ user }) => {
        if (maySignUp(options.signUp, user.email) || (await options.mayBeFirst())) return undefined;
        return {
          error: 'SIGN_UP_CLOSED',
          errorDescription: 'New accounts cannot be made here with this address.',
        };
      },
    },
    session: { expiresIn: 60 * 60 * 24 * 7, updateAge: 60 * 60 * 24 },
    // Requests were checked for their origin and counted before they get here.
    rateLimit: { enabled: false },
    advanced: {
      // "__Host-" binds a cookie to this very host and to https; the library's own "__Secure-" does less.
      cookiePrefix: isHttps ? '__Host-greenpen' : 'greenpen',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => randomUUID() },
    },
    databaseHooks: {
      user: {
        create: {
          before: async ({ name }) => ({ data: { ...splitName(name), trialEndsAt: options.trialEndsAt() } }),
          after: ({ id }) => options.settleAccount(id),
        },
      },
    },
  });

  return {
    handle: (path, { body, cookie, userAgent, address }) => {
      const headers = new Headers({ 'content-type': 'application/json', [addressHeader]: address });
      if (cookie !== undefined) headers.set('cookie', cookie);
      if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, 300));
      const url = new URL(`${identityPath}/${path}`, options.baseUrl);
      return auth.handler(new Request(url, { method: 'POST', headers, body: JSON.stringify(body ?? {}) }));
    },
    signOut: async (headers) => {
      const { headers: answer } = await nameOutage(
        auth.api.signOut({ headers: fromNodeHeaders({ cookie: headers.cookie }), returnHeaders: true }),
      );
      return { cookies: answer.getSetCookie() };
    },
    findSession: async (headers) => {
      const { response, headers: answer } = await nameOutage(
        auth.api.getSession({ headers: fromNodeHeaders({ cookie: headers.cookie }), returnHeaders: true }),
      );
      if (response === null) return null;
      return { user: accountRow.parse(response.user), cookies: answer.getSetCookie() };
    },
  };
}

/** better-auth swallows the cause when a session cannot be looked up; the database is all it looks in. */
async function nameOutage<T>(lookUp: Promise<T>): Promise<T> {
  try {
    return await lookUp;
  } catch (error) {
    if (!isAPIError(error) || error.status !== 'INTERNAL_SERVER_ERROR') throw error;
    throw new GradingError('DATABASE_UNAVAILABLE', 'the session could not be looked up', { cause: error });
  }
}

function maySignUp(signUp: SignUp, email: unknown): boolean {
  if (signUp.kind !== 'domains') return signUp.kind === 'open';
  const domain = typeof email === 'string' ? email.toLowerCase().split('@').at(-1) : undefined;
  return domain !== undefined && signUp.domains.includes(domain);
}
