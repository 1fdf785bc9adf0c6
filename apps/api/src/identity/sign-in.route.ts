import { AppError, signIn, getSignInOptions, secondStep, confirmDevice } from '@greenpen/api-contract';
import { type Credentials, queueMail } from '@greenpen/gradebook';
import type { FastifyRequest } from 'fastify';
import {
  type HashedFor,
  addressGroup,
  createSignInLimit,
  failedSignInsLetter,
  hashPassword,
  verifyPassword,
  asksPasswordAtSignUp,
  attemptKey,
  countAttempt,
  findCodeDevice,
  isAppCode,
  noteWrongCode,
  takeCode,
  findDeviceAccount,
} from '@greenpen/identity';
import { closedSignal } from '../http/closed-signal.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { openSession } from './browser-session.ts';
import { findDevice, rememberDevice, readCookie } from './cookies.ts';

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

export function getSignInOptionsRoute({ gradebook, entry, singleSignOn }: Ports): Route {
  return route(getSignInOptions, { requires: 'public' }, async () => ({
    hasPasswords: entry.hasPasswords,
    canSignUp: entry.hasPasswords && entry.signUp.kind !== 'closed',
    asksPasswordAtSignUp: await asksPasswordAtSignUp({ gradebook, entry }),
    hasMail: entry.hasMail,
    singleSignOn: singleSignOn?.name ?? null,
  }));
}

/** Maximum codes of any kind per first step. Wrong authenticator codes are also counted per account. */
const MOST_CODES = 20;
/** Maximum wrong authenticator codes from known devices, counted separately from those of strangers. */
const MOST_OF_DEVICE = 5;
const QUARTER_HOUR_SECONDS = 15 * 60;

/** Counted per first step, which needs the password, and not per IP address, which people share. */
export function secondStepRoute(ports: Ports): Route {
  const { gradebook, sessions } = ports;
  return route(secondStep, { requires: 'public' }, async ({ body, request, reply }) => {
    const waiting = await sessions.findAwaiting(readCookie(ports, request, 'session'));
    if (waiting === null) throw new AppError('SECOND_STEP_NEEDED');
    const { ownerId, sessionId } = waiting;
    const device = await findCodeDevice(ports, { ownerId, cookie: readCookie(ports, request, 'device') });
    try {
      const limits = [{ key: attemptKey('second-step', sessionId), most: MOST_CODES }];
      const ofDevice =
        device.known !== null && isAppCode(body.code) ? attemptKey('second-step-device', device.known) : null;
      if (ofDevice !== null) limits.push({ key: ofDevice, most: MOST_OF_DEVICE });
      await countAttempt(gradebook, { limits, windowSeconds: QUARTER_HOUR_SECONDS });
      await takeCode(ports, { ownerId, code: body.code, isCounted: ofDevice !== null });
      if (ofDevice !== null) await gradebook.attempts.forgive({ keys: [ofDevice] });
    } catch (error) {
      logEvent(request, { action: 'second-step', result: 'refused', actor: ownerId });
      if (isWrongCode(error)) await noteWrongCode(ports, ownerId);
      throw error;
    }
    await openSession(ports, { request, reply, ownerId, isSecondStepDone: true });
    if (device.toRemember !== null) rememberDevice(ports, { request, reply }, device.toRemember);
    logEvent(request, { action: 'second-step', result: 'ok', actor: ownerId });
    return { status: 'signed-in' as const };
  });
}

function isWrongCode(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'CODE_WRONG' || error.code === 'RATE_LIMITED');
}

export function confirmDeviceRoute(ports: Ports): Route {
  return route(confirmDevice, { requires: 'public' }, async ({ body, request, reply }) => {
    if (!ports.entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    const account = await findDeviceAccount(ports, body);
    rememberDevice(ports, { request, reply }, account);
    logEvent(request, { action: 'device-confirmed', result: 'ok', actor: account.ownerId });
    return { confirmed: true as const };
  });
}
