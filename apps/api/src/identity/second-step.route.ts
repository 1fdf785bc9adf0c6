import { AppError, secondStep } from '@greenpen/api-contract';
import {
  attemptKey,
  countAttempt,
  findCodeDevice,
  isAppCode,
  noteWrongCode,
  takeCode,
} from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { openSession } from './browser-session.ts';
import { readCookie, rememberDevice } from './cookies.ts';

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
