import { signUp } from '@greenpen/api-contract';
import { GradingError, plan, type GradingErrorCode } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { assertGoodPassword } from './assert-good-password.ts';
import { hashPassword } from './hash-password.ts';
import { mayJoin } from './may-join.ts';
import { readEmail } from './read-email.ts';
import { splitName } from './split-name.ts';

const limit = { max: 300, timeWindow: 15 * 60 * 1000 };

const trialMs = plan.trialDays * 24 * 60 * 60 * 1000;

const refusals = {
  'email-taken': 'EMAIL_TAKEN',
  'set-up-needed': 'SET_UP_LINK_NEEDED',
  'sign-up-closed': 'SIGN_UP_CLOSED',
} as const satisfies Record<string, GradingErrorCode>;

export function signUpRoute({ gradebook, identity, entry, now }: Ports): Route {
  return route(signUp, { requires: 'public', limit }, async ({ body, request, reply }) => {
    const email = readEmail(body.email);
    const names = splitName(body.name);
    assertGoodPassword(body.password, { email, ...names });
    const created = await gradebook.createAccount({
      email,
      name: body.name,
      ...names,
      trialEndsAt: new Date(now().getTime() + trialMs),
      passwordHash: await hashPassword(body.password),
      identity: null,
      isEmailVerified: false,
      mustVerify: false,
      mayBeFirst: entry.mayBeFirst(body.setUp),
      mayJoin: mayJoin(entry.signUp, email),
    });
    if (created.status !== 'created') {
      logEvent(request, { action: 'sign-up', result: 'refused', detail: created.status });
      throw new GradingError(refusals[created.status]);
    }
    const { ownerId } = created;
    logEvent(request, { action: 'sign-up', result: 'ok', actor: ownerId });
    const { cookies } = await identity.openSession({
      ownerId,
      headers: request.headers,
      address: request.ip,
      isRemembered: body.rememberMe ?? true,
      isSecondStepDone: false,
    });
    reply.header('set-cookie', cookies);
    return { status: 'signed-in' as const };
  });
}
