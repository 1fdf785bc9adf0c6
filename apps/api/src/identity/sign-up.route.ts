import { AppError, type ErrorCode, signUp, verifyEmail } from '@greenpen/api-contract';
import { answerEvenly, signUpAccount, type SignUpOutcome, setEmailByLink } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { openSession } from './browser-session.ts';
import { strangerOf } from './stranger.ts';

const limit = { max: 300, timeWindow: 15 * 60 * 1000 };

const refusals: Partial<Record<SignUpOutcome['status'], ErrorCode>> = {
  'set-up-needed': 'SET_UP_LINK_NEEDED',
  'sign-up-closed': 'SIGN_UP_CLOSED',
};

/**
 * The response and its timing are the same if the address has an account. If mail is set up, the message says how to
 * continue; otherwise the next step is an ordinary sign-in. Only the first account is signed in here.
 */
export function signUpRoute(ports: Ports): Route {
  const { entry, waits } = ports;
  return route(signUp, { requires: 'public', limit }, async ({ body, request, reply }) => {
    if (!entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    const { name, email, password, setUp } = body;
    const wanted = { name, email, password, setUp, by: strangerOf(request) };
    const made = await answerEvenly(waits, () => signUpAccount(ports, wanted));
    const { status } = made;
    const result = status === 'created' ? 'ok' : 'refused';
    const actor = status === 'created' ? made.ownerId : null;
    logEvent(request, { action: 'sign-up', result, actor, detail: status });
    const refusal = refusals[status];
    if (refusal !== undefined) throw new AppError(refusal);
    if (made.status !== 'created' || !made.isFirst)
      return { status: entry.hasMail ? ('link-sent' as const) : ('sign-in' as const) };
    await openSession(ports, {
      request,
      reply,
      ownerId: made.ownerId,
      isRemembered: body.rememberMe ?? true,
      isSecondStepDone: false,
    });
    return { status: 'signed-in' as const };
  });
}

export function verifyEmailRoute(ports: Ports): Route {
  return route(verifyEmail, { requires: 'signed-in' }, async ({ actor, body, request }) => {
    await setEmailByLink(ports, { token: body.token, ownerId: actor.id });
    logEvent(request, { action: 'email-changed', result: 'ok' });
    return { verified: true as const };
  });
}
