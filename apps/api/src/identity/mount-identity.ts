import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { z } from 'zod';
import { sendFailure } from '../http/handle-error.ts';
import { logEvent, type AuditedAction } from '../http/log-event.ts';
import { identityPath, type Identity } from './identity.ts';
import { limitSignIn } from './sign-in-limit.ts';

const signIn = z.strictObject({
  email: z.string().max(320),
  password: z.string().max(1000),
  rememberMe: z.boolean().optional(),
});

const signUp = signIn.extend({ name: z.string().trim().min(1).max(200) });

/** The library's word for an insert that failed, of which only an outage is left as the cause. */
const unheard = 'FAILED_TO_CREATE_USER';

/** The only paths of the identity library that are reachable from outside. */
const open = [
  { path: 'sign-up/email', action: 'sign-up', body: signUp, summary: 'Makes an account and signs in.' },
  { path: 'sign-in/email', action: 'sign-in', body: signIn, summary: 'Signs in; the session is a cookie.' },
] as const;

const answerSchema = { 200: z.object({ ok: z.literal(true) }), '4xx': failure, '5xx': failure };

const refusal = z.object({ code: z.string(), message: z.string() }).partial();

const accepted = z.object({ user: z.object({ id: z.string() }).loose() }).partial();

/** Mounts sign-up and sign-in; answers never hold the session token, which is a cookie's alone. */
export function mountIdentity(app: FastifyInstance, identity: Identity): void {
  const limit = limitSignIn(app);

  for (const { path, action, body: bodySchema, summary } of open) {
    const schema = { summary, body: bodySchema, response: answerSchema };
    app.post(`${identityPath}/${path}`, { bodyLimit: 16_384, schema }, async (request, reply) => {
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
      const body: unknown = await answer.json().catch(() => null);
      if (answer.ok) return sendAccepted({ request, reply, answer, action, body });
      if (answer.status === 401 || answer.status === 422) await limit.countFailure(request);
      logEvent(request, { action, result: 'refused', detail: answer.status });
      const { code, message } = refusal.safeParse(body).data ?? {};
      if (answer.status >= 500 || code === unheard) throw new GradingError('DATABASE_UNAVAILABLE', unheard);
      return sendFailure(request, reply, {
        code: code ?? 'REQUEST_INVALID',
        status: answer.status,
        sentence: message ?? 'Something that was sent is not valid.',
      });
    });
  }
}

type Accepted = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly answer: Response;
  readonly action: AuditedAction;
  readonly body: unknown;
};

function sendAccepted({ request, reply, answer, action, body }: Accepted): { ok: true } {
  const { user } = accepted.safeParse(body).data ?? {};
  logEvent(request, { action, result: 'ok', actor: user?.id ?? null });
  reply.header('set-cookie', answer.headers.getSetCookie());
  return { ok: true };
}
