import {
  AppError,
  type Call,
  type CallBody,
  type CallParams,
  type CallQuery,
  type CallResponse,
} from '@greenpen/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from './actor.ts';

/** Who may make a call. `own-…`: signed in, and the id of another user's record answers 404. */
export type Permission =
  | 'public'
  | 'signed-in'
  | 'admin'
  | 'own-submission'
  | 'own-export'
  | 'own-course'
  | 'own-course-assignment'
  | 'own-student'
  | 'own-criteria'
  | 'own-template'
  | 'own-ruling'
  | 'own-graded-example'
  | 'own-discussion-example'
  | 'own-session';

/** Calls that an API key may make; a call without a scope accepts no key. */
export type Scope = 'extension';

/** Requires a sign-in or password confirmation within `freshMinutes`. */
export type SignInAge = 'fresh';

/** Allows the call while the account lacks mandatory two-factor sign-in. */
export type FactorNeed = 'not-needed';

/** Rate limit per user. */
export type RouteLimit = { readonly max: number; readonly timeWindow: number };

type Incoming<C extends Call, P extends Permission> = {
  readonly params: CallParams<C>;
  readonly query: CallQuery<C>;
  readonly body: CallBody<C>;
  readonly actor: P extends 'public' ? null : Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/**
 * JSON calls return their response, long lists as an iterator whose entries are serialized one by one; files and
 * redirects are sent on the reply.
 */
type Answer<C extends Call> = C['response'] extends null ? FastifyReply : CallResponse<C> | EntriesOf<C>;

type EntriesOf<C extends Call> =
  CallResponse<C> extends readonly (infer Entry)[] ? IteratorObject<Entry> : never;

export type Route = {
  readonly call: Call;
  readonly requires: Permission;
  readonly scope?: Scope;
  readonly signIn?: SignInAge;
  readonly secondFactor?: FactorNeed;
  readonly limit?: RouteLimit;
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** Binds a call of the contract to its permission and handler. */
export function route<const C extends Call, const P extends Permission>(
  call: C,
  access: {
    readonly requires: P;
    readonly scope?: Scope;
    readonly signIn?: SignInAge;
    readonly secondFactor?: FactorNeed;
    readonly limit?: RouteLimit;
  },
  handler: (incoming: Incoming<C, P>) => Promise<Answer<C>>,
): Route {
  const { requires } = access;
  return {
    call,
    ...access,
    handle: async (request, reply) => {
      if (requires !== 'public' && request.actor === null) throw new AppError('NOT_SIGNED_IN');
      /* oxlint-disable typescript/no-unsafe-type-assertion -- each was parsed by the call's own schema */
      const answer: unknown = await handler({
        params: request.params as CallParams<C>,
        query: request.query as CallQuery<C>,
        body: request.body as CallBody<C>,
        actor: request.actor as P extends 'public' ? null : Actor,
        request,
        reply,
      });
      /* oxlint-enable typescript/no-unsafe-type-assertion */
      if (!(call.response instanceof z.ZodArray) || !(answer instanceof Iterator)) return answer;
      return reply.type('application/json; charset=utf-8').send(writeEach(call.response.element, answer));
    },
  };
}

/**
 * Serializes a list as UTF-8 JSON. Entries are read, validated and written one by one, so only one is in memory as
 * objects; keeping all of them made garbage collection expensive. Throws a `ZodError` if an entry violates the
 * contract.
 */
export function writeEach(entry: z.core.$ZodType, entries: Iterable<unknown>): Buffer {
  const parts: Buffer[] = [];
  for (const each of entries) {
    const before = parts.length === 0 ? '[' : ',';
    parts.push(Buffer.from(before + JSON.stringify(z.encode(entry, each))));
  }
  parts.push(Buffer.from(parts.length === 0 ? '[]' : ']'));
  return Buffer.concat(parts);
}
