import { AppError, subscriptionStatuses, user } from '@greenpen/api-contract';
import { toGradebookError, type Gradebook } from '@greenpen/gradebook';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { knownDevices, type KnownDevices } from './known-devices.ts';
import { readSignedCookie } from './read-signed-cookie.ts';
import { daySeconds, sessionPlugin } from './session-plugin.ts';
import { toActor } from './to-actor.ts';
import type { Actor } from '../http/actor.ts';

export type SessionLimits = {
  /** A session that is not used for so long ends. */
  readonly idleSeconds: number;
  /** A session ends after so long, however much it is used. */
  readonly longestSeconds: number;
};

export type IdentityOptions = {
  readonly database: BetterAuthOptions['database'];
  /** Derived from the installation's key; never stored. */
  readonly secret: string;
  /** What browsers use: "https://grading.example.edu". */
  readonly baseUrl: string;
  readonly limits: SessionLimits;
  /** Asked at each request. */
  readonly findOpenSession: Gradebook['findOpenSession'];
  /** For sessions whose use the library does not note: those that are not remembered, and those of longer lives. */
  readonly extendSession: Gradebook['sessions']['extend'];
  /** Asked at each sign-in, whichever way it comes. */
  readonly admit: (
    ownerId: string,
    isSecondStepDone: boolean,
  ) => Promise<{ isDisabled: boolean; hasTwoFactor: boolean }>;
};

export type Opening = {
  readonly ownerId: string;
  /** The request's headers: the session that it came with ends. */
  readonly headers: IncomingHttpHeaders;
  /** The address that Fastify worked out, proxies considered. */
  readonly address: string;
  /** False ends the session with the browser; absent: as the step before chose. */
  readonly isRemembered?: boolean | undefined;
  /** Who has shown a code, or is signed in already, is not asked for one. */
  readonly isSecondStepDone: boolean;
  /** Of the sign-in that the session goes on from; absent: now. */
  readonly startedAt?: Date;
  /** The provider of single sign-on and what it calls its session; absent: as the step before came. */
  readonly providerSession?: { readonly issuer: string; readonly id: string | null };
};

export type FoundSession = {
  readonly user: Actor;
  readonly sessionId: string;
  readonly startedAt: Date;
  /** Of a session that was extended. */
  readonly cookies: readonly string[];
};

export type Identity = {
  /** The one way to a session. Throws SIGN_IN_REFUSED for a disabled account. */
  readonly openSession: (
    opening: Opening,
  ) => Promise<{ readonly status: 'signed-in' | 'second-step'; readonly cookies: readonly string[] }>;
  /** Ends the session that the cookies belong to, if any; the answer's cookies clear them. */
  readonly signOut: (headers: IncomingHttpHeaders) => Promise<{ cookies: readonly string[] }>;
  readonly findSession: (headers: IncomingHttpHeaders) => Promise<FoundSession | null>;
  /** Whose sign-in waits for its second step. */
  readonly findAwaiting: (
    headers: IncomingHttpHeaders,
  ) => Promise<{ readonly ownerId: string; readonly sessionId: string } | null>;
  readonly devices: KnownDevices;
};

const date = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString());

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** The row as better-auth gives it, brought into the contract's form. */
const accountRow = z
  .object({
    ...user.shape,
    subscriptionStatus: z.enum(subscriptionStatuses),
    createdAt: date,
    subscriptionStartedAt: date.nullish().transform((value) => value ?? null),
    trialEndsAt: date.nullish().transform((value) => value ?? null),
    firstName: text,
    lastName: text,
  })
  .transform((row): Actor => row);

const notFromOutside = { required: false, input: false } as const;

/** How long the second step may take. */
const secondStepMs = 10 * 60 * 1000;

/** Sessions in the database and their cookies; nothing of better-auth is reachable from outside but through this. */
export function createIdentity(options: IdentityOptions): Identity {
  const isHttps = options.baseUrl.startsWith('https://');
  const { idleSeconds, longestSeconds } = options.limits;
  // When it was last used is known to five minutes.
  const updateAge = Math.min(300, Math.floor(idleSeconds / 10));
  // "__Host-" binds a cookie to this very host and to https; the library's own "__Secure-" does less.
  const cookiePrefix = isHttps ? '__Host-greenpen' : 'greenpen';
  const auth = betterAuth({
    baseURL: options.baseUrl,
    secret: options.secret,
    database: options.database,
    telemetry: { enabled: false },
    // Its lines hold e-mail addresses; what happens is logged where the request is answered.
    logger: { disabled: true },
    plugins: [sessionPlugin({ idleSeconds })],
    user: {
      additionalFields: {
        firstName: { type: 'string', ...notFromOutside },
        lastName: { type: 'string', ...notFromOutside },
        isAdmin: { type: 'boolean', ...notFromOutside },
        subscriptionStatus: { type: 'string', ...notFromOutside },
        subscriptionStartedAt: { type: 'date', ...notFromOutside },
        trialEndsAt: { type: 'date', ...notFromOutside },
        disabledAt: { type: 'date', ...notFromOutside },
      },
    },
    session: {
      expiresIn: idleSeconds,
      updateAge,
      additionalFields: {
        isAwaitingSecondStep: { type: 'boolean', ...notFromOutside },
        issuer: { type: 'string', ...notFromOutside },
        providerSession: { type: 'string', ...notFromOutside },
      },
    },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      database: { generateId: () => randomUUID() },
    },
  });

  const { secret } = options;
  const signed = { cookieName: `${cookiePrefix}.session_token`, secret };
  const isBrief = (cookies = '') =>
    readSignedCookie(cookies, { cookieName: `${cookiePrefix}.dont_remember`, secret }) !== null;

  /** The way of nearly every request: one look into the database. What has to be extended goes the long way. */
  const findFresh = async (cookies: string): Promise<FoundSession | null> => {
    const token = readSignedCookie(cookies, signed);
    const found = token === null ? undefined : await options.findOpenSession(token);
    if (found === undefined) return null;
    const now = Date.now();
    const isToExtend = now - found.usedAt.getTime() >= updateAge * 1000;
    const isOver = now - found.startedAt.getTime() > longestSeconds * 1000;
    if (isToExtend || isOver) return null;
    return {
      user: toActor(found.account),
      sessionId: found.sessionId,
      startedAt: found.startedAt,
      cookies: [],
    };
  };

  const readSession = (cookie: string | undefined, query: { disableRefresh?: boolean }) =>
    nameOutage(auth.api.getSession({ headers: fromNodeHeaders({ cookie }), query, returnHeaders: true }));

  const lookUp = async (headers: IncomingHttpHeaders) => {
    // On a full disk the use of a session cannot be noted, and it is good all the same.
    const { response, headers: answer } = await readSession(headers.cookie, {}).catch(() =>
      readSession(headers.cookie, { disableRefresh: true }),
    );
    if (response === null) return null;
    const age = Date.now() - new Date(response.session.createdAt).getTime();
    const isOver = age > longestSeconds * 1000;
    if (isOver || (response.user.disabledAt ?? null) !== null) return null;
    const isAwaiting = response.session.isAwaitingSecondStep === true;
    const sinceUse = Date.now() - new Date(response.session.updatedAt).getTime();
    if (!isAwaiting && sinceUse >= updateAge * 1000) {
      const { id: sessionId } = response.session;
      const use = {
        sessionId,
        notedSeconds: updateAge,
        idleSeconds,
        longestSeconds: isBrief(headers.cookie) ? daySeconds : longestSeconds,
      };
      await options.extendSession(use).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'STORAGE_FULL')) throw error;
      });
    }
    return { ...response, age, isAwaiting, cookies: answer.getSetCookie() };
  };

  return {
    devices: knownDevices({ secret: `${secret} device`, isHttps }),
    openSession: async ({ ownerId, headers, address, isSecondStepDone, ...opening }) => {
      const { isRemembered, startedAt, providerSession } = opening;
      const { isDisabled, hasTwoFactor } = await options.admit(ownerId, isSecondStepDone);
      if (isDisabled) throw new AppError('SIGN_IN_REFUSED', 'disabled');
      const isAwaitingSecondStep = hasTwoFactor && !isSecondStepDone;
      const { response, headers: answer } = await nameOutage(
        auth.api.openSession({
          body: {
            ownerId,
            isAwaitingSecondStep,
            address,
            userAgent: headers['user-agent']?.slice(0, 300) ?? '',
            ...(isRemembered === undefined ? {} : { isRemembered }),
            ...(startedAt === undefined ? {} : { startedAt }),
            ...(providerSession === undefined ? {} : { providerSession }),
          },
          headers: fromNodeHeaders({ cookie: headers.cookie }),
          returnHeaders: true,
        }),
      );
      if (response === null) throw new AppError('SIGN_IN_REFUSED', 'gone');
      return { status: isAwaitingSecondStep ? 'second-step' : 'signed-in', cookies: answer.getSetCookie() };
    },
    signOut: async (headers) => {
      const { headers: answer } = await nameOutage(
        auth.api.signOut({ headers: fromNodeHeaders({ cookie: headers.cookie }), returnHeaders: true }),
      );
      return { cookies: answer.getSetCookie() };
    },
    findSession: async (headers) => {
      const fresh = await findFresh(headers.cookie ?? '');
      if (fresh !== null) return fresh;
      const found = await lookUp(headers);
      if (found === null || found.isAwaiting) return null;
      return {
        user: accountRow.parse(found.user),
        sessionId: found.session.id,
        startedAt: new Date(found.session.createdAt),
        cookies: found.cookies,
      };
    },
    findAwaiting: async (headers) => {
      const found = await lookUp(headers);
      return found?.isAwaiting === true && found.age < secondStepMs
        ? { ownerId: found.user.id, sessionId: found.session.id }
        : null;
    },
  };
}

/** better-auth swallows the cause when a session cannot be looked up; the database is all it looks in. */
async function nameOutage<T>(lookUp: Promise<T>): Promise<T> {
  try {
    return await lookUp;
  } catch (error) {
    if (!isAPIError(error) || error.status !== 'INTERNAL_SERVER_ERROR') throw toGradebookError(error);
    throw new AppError('DATABASE_UNAVAILABLE', 'the session could not be looked up', { cause: error });
  }
}
