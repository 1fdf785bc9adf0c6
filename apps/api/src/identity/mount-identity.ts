import { failure, signIn, signUp } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendFailure } from '../http/handle-error.ts';
import { logEvent, type AuditedAction } from '../http/log-event.ts';
import type { Identity } from './identity.ts';
import { limitSignIn } from './sign-in-limit.ts';

/** The only calls of the identity library that are reachable from outside. */
const open = [
  { call: signUp, path: 'sign-up/email', action: 'sign-up' },
  { call: signIn, path: 'sign-in/email', action: 'sign-in' },
] as const;

/** The library's word for an insert that failed, of which only an outage is left as the cause. */
const unheard = 'FAILED_TO_CREATE_USER';

const refusal = z.object({ code: z.string(), message: z.string() }).partial();

const accepted = z.object({ user: z.object({ id: z.string() }) }).partial();

/** Mounts sign-up and sign-in; answers never hold the session token, which is a cookie's alone. */
export function mountIdentity(app: FastifyInstance, identity: Identity): void {
  const limit = limitSignIn(app);

  for (const { call, path, action } of open) {
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: 16_384,
      schema: {
        summary: call.summary,
        body: call.body,
        response: { 200: call.response, '4xx': failure, '5xx': failure },
      },
      handler: async (request, reply) => {
        const wait = await limit.secondsToWait(request);
        if (wait !== null) {
          reply.header('retry-after', wait);
          throw new GradingError('RATE_LIMITED');
        }
        const answer = await identity.handle(path, {
          body: request.body,
          cookie: request.headers.cookie,
          userAgent: request.headers['user-agent'],
          address: request.ip,
        });
        if (answer.status === 401 || answer.status === 422) await limit.countFailure(request);
        return sendAnswer({ request, reply, answer, action });
      },
    });
  }
}

type Answered = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly answer: Response;
  readonly action: AuditedAction;
};

async function sendAnswer({
  request,
  reply,
  answer,
  action,
}: Answered): Promise<FastifyReply | { ok: true }> {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) {
    const { user } = accepted.safeParse(body).data ?? {};
    logEvent(request, { action, result: 'ok', actor: user?.id ?? null });
    reply.header('set-cookie', answer.headers.getSetCookie());
    return { ok: true };
  }
  logEvent(request, { action, result: 'refused', detail: answer.status });
  const { code, message } = refusal.safeParse(body).data ?? {};
  if (answer.status >= 500 || code === unheard) throw new GradingError('DATABASE_UNAVAILABLE', unheard);
  return sendFailure(request, reply, {
    code: code ?? 'REQUEST_INVALID',
    status: answer.status,
    sentence: message ?? 'Something that was sent is not valid.',
  });
}
