import { AppError, signIn } from '@greenpen/api-contract';
import { type Credentials, queueMail } from '@greenpen/gradebook';
import type { FastifyRequest } from 'fastify';
import {
  type HashedFor,
  addressGroup,
  createSignInLimit,
  failedSignInsLetter,
  hashPassword,
  verifyPassword,
} from '@greenpen/identity';
import { closedSignal } from '../http/closed-signal.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { openSession } from './browser-session.ts';
import { findDevice, rememberDevice } from './cookies.ts';

/** A wrong password and an unknown address get the same response after the same work. */
export function signInRoute(ports: Ports): Route {
  const { gradebook, sealer, entry, waits } = ports;
  const startSignIn = createSignInLimit({ gradebook, hasMail: entry.hasMail, waits });
  const decoyHash = hashPassword('nobody has this password');

  const deviceOf = (request: FastifyRequest, found: Credentials | undefined): string | null => {
    if (found === undefined || found.passwordHash === null) return null;
    return findDevice(ports, request, { ownerId: found.ownerId, passwordHash: found.passwordHash });
  };

  const notifyOwner = async (email: string, found: Credentials | undefined): Promise<void> => {
    if (!entry.hasMail || found === undefined) return;
    await gradebook.transaction((inside) =>
      queueMail(inside, sealer, { to: email, ...failedSignInsLetter(`${entry.baseUrl}/forgot-password`) }),
    );
  };

  return route(signIn, { requires: 'public' }, async ({ body, request, reply }) => {
    if (!entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    const email = body.email.trim().toLowerCase();
    const found = await gradebook.accounts.findCredentials({ email });
    const device = deviceOf(request, found);
    const { password } = body;
    using attempt = await startSignIn({
      address: request.ip,
      closed: closedSignal(reply),
      email,
      device,
      notifyOwner: () => notifyOwner(email, found),
    });
    const hash = found?.passwordHash ?? (await decoyHash);
    const hashedFor: HashedFor = device === null ? ['stranger', addressGroup(request.ip)] : ['known', device];
    const isRight = await verifyPassword({ hash, password, hashedFor });
    const hasPassword = found !== undefined && found.passwordHash !== null;
    // Earlier versions stored a password at sign-up; such an account can only be activated by the link in the
    // message.
    const isUnopened = found?.isAwaitingVerification === true && entry.hasMail;
    if (!hasPassword || !isRight || found.isDisabled || isUnopened) {
      logEvent(request, { action: 'sign-in', result: 'refused', actor: found?.ownerId ?? null });
      throw attempt.refuse();
    }
    await attempt.forgive();
    const { ownerId } = found;
    const isRemembered = body.rememberMe ?? true;
    const status = await openSession(ports, {
      request,
      reply,
      ownerId,
      isRemembered,
      isSecondStepDone: false,
    });
    // Without "remember me", as on a shared device, the device is not remembered either.
    if (isRemembered) {
      rememberDevice(ports, { request, reply }, { ownerId, passwordHash: found.passwordHash });
    }
    logEvent(request, { action: 'sign-in', result: 'ok', actor: ownerId, detail: status });
    return { status };
  });
}
