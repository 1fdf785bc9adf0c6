import { AppError, secondStep } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { attemptKey } from './attempt-key.ts';
import { findCodeDevice, noteWrongCode } from './code-devices.ts';
import { takeCode } from './verify-code.ts';

/** Codes of the app and recovery codes, for one first step. Wrong codes of the app are counted per account as well. */
const MOST_CODES = 20;
/** Wrong codes of the app from devices that have done the second step before, counted apart from those of strangers. */
const MOST_OF_DEVICE = 5;
const QUARTER_HOUR_SECONDS = 15 * 60;

/** Counted per first step, which takes the password, and never per address, which people share. */
export function secondStepRoute(ports: Ports): Route {
  const { gradebook, identity } = ports;
  return route(secondStep, { requires: 'public' }, async ({ body, request, reply }) => {
    const { headers, ip } = request;
    const waiting = await identity.findAwaiting(headers);
    if (waiting === null) throw new AppError('SECOND_STEP_NEEDED');
    const { ownerId, sessionId } = waiting;
    const device = await findCodeDevice(ports, { ownerId, headers });
    try {
      const limits = [{ key: attemptKey('second-step', sessionId), most: MOST_CODES }];
      const isAppCode = /^[\d\s]*$/u.test(body.code);
      const ofDevice =
        device.known !== null && isAppCode ? attemptKey('second-step-device', device.known) : null;
      if (ofDevice !== null) limits.push({ key: ofDevice, most: MOST_OF_DEVICE });
      const secondsLeft = await gradebook.attempts.start({ limits, windowSeconds: QUARTER_HOUR_SECONDS });
      if (secondsLeft !== null) {
        reply.header('retry-after', secondsLeft);
        throw new AppError('RATE_LIMITED');
      }
      await takeCode(ports, { ownerId, code: body.code, reply, isCounted: ofDevice !== null });
      if (ofDevice !== null) await gradebook.attempts.forgive({ keys: [ofDevice] });
    } catch (error) {
      logEvent(request, { action: 'second-step', result: 'refused', actor: ownerId });
      if (isWrongCode(error)) await noteWrongCode(ports, { ownerId });
      throw error;
    }
    const opened = await identity.openSession({ ownerId, headers, address: ip, isSecondStepDone: true });
    const remembered = device.remember();
    reply.header('set-cookie', remembered === null ? opened.cookies : [...opened.cookies, remembered]);
    logEvent(request, { action: 'second-step', result: 'ok', actor: ownerId });
    return { status: 'signed-in' as const };
  });
}

function isWrongCode(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'CODE_WRONG' || error.code === 'RATE_LIMITED');
}
