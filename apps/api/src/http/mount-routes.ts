import { createHash } from 'node:crypto';
import { AppError, failure, freshMinutes } from '@greenpen/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '@greenpen/identity';
import type { Actor, RequestSession } from './actor.ts';
import type { Permission, Route, Scope, SignInAge } from './route.ts';
import { createAccountTurns } from './account-turns.ts';
import { closedSignal } from './closed-signal.ts';

/** The authenticated user and the method; an API key allows less than a session. */
export type FoundActor = {
  readonly user: Actor;
  readonly by: 'session' | 'key';
  /** null for a key. */
  readonly session: RequestSession | null;
};

/** Whether an account still lacks mandatory two-factor sign-in. */
export type LacksSecondFactor = (user: Actor) => Promise<boolean>;

type Guards = {
  readonly findActor: FindActor;
  readonly lacksSecondFactor: LacksSecondFactor;
  /** The unverified API key or session token of a request. */
  readonly readCredential: (request: FastifyRequest) => string | undefined;
  readonly now: () => Date;
};

export type FindActor = (request: FastifyRequest, reply: FastifyReply) => Promise<FoundActor | null>;

function keyGenerator({ actor, ip }: FastifyRequest): string {
  return actor?.id ?? addressGroup(ip);
}

/** Mounts every route with its permission check. The session is checked before the body is read. */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  { findActor, lacksSecondFactor, readCredential, now }: Guards,
): void {
  // Checked before the session lookup, so floods never reach the database.
  const limitCredential = app.createRateLimit({
    max: 3000,
    timeWindow: 60_000,
    keyGenerator: (request) => {
      const credential = readCredential(request);
      return credential === undefined ? addressGroup(request.ip) : hashOf(credential);
    },
  });
  const limitSession = app.createRateLimit({ max: 3000, timeWindow: 60_000, keyGenerator });
  const limitKey = app.createRateLimit({ max: 600, timeWindow: 60_000, keyGenerator });
  const inTurn = answerInTurn();

  for (const { call, requires, scope, signIn, secondFactor, limit: ownLimit, handle } of routes) {
    const limitCall = ownLimit === undefined ? null : app.createRateLimit({ ...ownLimit, keyGenerator });
    app.route({
      method: call.method,
      url: call.path,
      schema: {
        summary: call.summary,
        security: securityOf({ requires, scope }),
        ...(call.params === undefined ? {} : { params: call.params }),
        ...(call.query === undefined ? {} : { querystring: call.query }),
        ...(call.body === undefined ? {} : { body: call.body }),
        response: {
          ...(call.response === null ? {} : { 200: call.response }),
          '4xx': failure,
          '5xx': failure,
        },
      },
      onRequest: async (request, reply) => {
        if (requires !== 'public') await assertWithin(limitCredential, request, reply);
        const found = requires === 'public' ? null : await findActor(request, reply);
        request.actor = found?.user ?? null;
        request.session = found?.session ?? null;
        assertAllowed({ requires, scope }, found);
        if (found !== null && secondFactor === undefined && (await lacksSecondFactor(found.user))) {
          throw new AppError('SECOND_FACTOR_NEEDED');
        }
        assertFresh(signIn, request.session, now);
        const limitAccount = found?.by === 'key' ? limitKey : limitSession;
        await assertWithin(limitAccount, request, reply);
        if (limitCall !== null) await assertWithin(limitCall, request, reply);
      },
      // Uploads and downloads take no turn: they may take minutes and cost little.
      handler: call.method === 'GET' && call.response !== null ? inTurn(handle) : handle,
    });
  }
}

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/** Throws RATE_LIMITED. */
export async function assertWithin(
  check: Limit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const limit = await check(request);
  if (limit.isAllowed || !limit.isExceeded) return;
  reply.header('retry-after', limit.ttlInSeconds);
  throw new AppError('RATE_LIMITED');
}

function hashOf(credential: string): string {
  return createHash('sha256').update(credential).digest('base64');
}

type Access = { readonly requires: Permission; readonly scope: Scope | undefined };

function assertAllowed({ requires, scope }: Access, found: FoundActor | null): void {
  if (requires === 'public') return;
  if (found === null) throw new AppError('NOT_SIGNED_IN');
  if (found.by === 'key' && scope === undefined) throw new AppError('NOT_ALLOWED', 'by key');
  if (requires === 'admin' && !found.user.isAdmin) throw new AppError('NOT_ALLOWED');
}

function assertFresh(signIn: SignInAge | undefined, session: RequestSession | null, now: () => Date): void {
  if (signIn === undefined) return;
  const age = now().getTime() - (session?.startedAt.getTime() ?? 0);
  if (age > freshMinutes * 60_000) throw new AppError('CONFIRMATION_NEEDED');
}

function securityOf({ requires, scope }: Access): readonly Readonly<Record<string, readonly string[]>>[] {
  if (requires === 'public') return [];
  return scope === undefined ? [{ session: [] }] : [{ session: [] }, { apiKey: [] }];
}

/** Two, so that one call can wait for the database while another response is serialized. */
const READ_AT_ONCE = 2;
/** Limits responses in memory, which stay there until a slow client has read them. */
const MOST_UNREAD = 20;
const IN_LINE = 200;

/**
 * Runs an account's read calls a few at a time, so that hundreds of them delay no other account. A turn is released
 * when the response is built, not when it is sent, so a slow client does not block its own requests.
 */
function answerInTurn(): (handle: Route['handle']) => Route['handle'] {
  const answers = createAccountTurns({ atOnce: MOST_UNREAD, inLine: IN_LINE });
  const reads = createAccountTurns({ atOnce: READ_AT_ONCE, inLine: MOST_UNREAD });

  /** null if the client has disconnected. */
  async function waitForTurn(account: string, reply: FastifyReply): Promise<Disposable | null> {
    const over = closedSignal(reply);
    try {
      endWith(over, await answers.take(account, over));
      return await reads.take(account, over);
    } catch (error) {
      if (over.aborted) return null;
      reply.header('retry-after', 1);
      throw error;
    }
  }

  return (handle) => async (request, reply) => {
    if (request.actor === null) return handle(request, reply);
    const turn = await waitForTurn(request.actor.id, reply);
    // The client has disconnected.
    if (turn === null) return reply.hijack();
    try {
      return await handle(request, reply);
    } finally {
      turn[Symbol.dispose]();
    }
  };
}

function endWith(signal: AbortSignal, turn: Disposable): void {
  if (signal.aborted) turn[Symbol.dispose]();
  else signal.addEventListener('abort', () => turn[Symbol.dispose](), { once: true });
}
