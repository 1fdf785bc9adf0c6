import { signIn } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { limitSignIn } from './sign-in-limit.ts';

/** A wrong password and an unknown address get the same answer after the same work. */
export function signInRoute({ gradebook, identity, now }: Ports): Route {
  const limit = limitSignIn(now);
  const hashOfNobody = hashPassword('nobody has this password');

  return route(signIn, { requires: 'public' }, async ({ body, request, reply }) => {
    const email = body.email.trim().toLowerCase();
    limit.assertMayTry({ request, reply, email });
    const found = await gradebook.findCredentials({ email });
    const hash = found?.passwordHash ?? (await hashOfNobody);
    const isRight = await verifyPassword({ hash, password: body.password });
    if (found === undefined || found.passwordHash === null || !isRight || found.isDisabled) {
      limit.countFailure({ request, email });
      logEvent(request, { action: 'sign-in', result: 'refused', actor: found?.ownerId ?? null });
      throw new GradingError('SIGN_IN_REFUSED');
    }
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
