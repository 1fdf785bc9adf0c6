import { secondStep } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { takeCode } from './verify-code.ts';

const limit = { max: 50, timeWindow: 15 * 60 * 1000 };

export function secondStepRoute(ports: Ports): Route {
  const { identity } = ports;
  return route(secondStep, { requires: 'public', limit }, async ({ body, request, reply }) => {
    const { headers, ip } = request;
    const waiting = await identity.findAwaiting(headers);
    if (waiting === null) throw new GradingError('SECOND_STEP_NEEDED');
    const { ownerId } = waiting;
    try {
      await takeCode(ports, { ownerId, code: body.code, reply });
    } catch (error) {
      logEvent(request, { action: 'second-step', result: 'refused', actor: ownerId });
      throw error;
    }
    const opened = await identity.openSession({ ownerId, headers, address: ip, isSecondStepDone: true });
    reply.header('set-cookie', opened.cookies);
    logEvent(request, { action: 'second-step', result: 'ok', actor: ownerId });
    return { status: 'signed-in' as const };
  });
}
