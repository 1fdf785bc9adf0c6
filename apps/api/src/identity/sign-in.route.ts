import { signIn } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { startSignIn } from './sign-in-limit.ts';

/** A wrong password and an unknown address get the same answer after the same work. */
export function signInRoute({ gradebook, identity, entry }: Ports): Route {
  const hashOfNobody = hashPassword('nobody has this password');

  return route(signIn, { requires: 'public' }, async ({ body, request, reply }) => {
    if (!entry.hasPasswords) throw new GradingError('PASSWORDS_OFF');
    const email = body.email.trim().toLowerCase();
    const attempt = await startSignIn(gradebook, { request, reply, email });
    const found = await gradebook.findCredentials({ email });
    const hash = found?.passwordHash ?? (await hashOfNobody);
    const isRight = await verifyPassword({ hash, password: body.password });
    const hasPassword = found !== undefined && found.passwordHash !== null;
    // Earlier versions stored a password with the sign-up; the link in the message alone opens such an account.
    const isUnopened = found?.isAwaitingVerification === true && entry.hasMail;
    if (!hasPassword || !isRight || found.isDisabled || isUnopened) {
      logEvent(request, { action: 'sign-in', result: 'refused', actor: found?.ownerId ?? null });
      throw new GradingError('SIGN_IN_REFUSED');
    }
    await attempt.forgive();
    const { ownerId } = found;
    const { status, cookies } = await identity.openSession({
      ownerId,
      headers: request.headers,
      address: request.ip,
      isRemembered: body.rememberMe ?? true,
      isSecondStepDone: false,
    });
    reply.header('set-cookie', cookies);
    logEvent(request, { action: 'sign-in', result: 'ok', actor: ownerId, detail: status });
    return { status };
  });
}
