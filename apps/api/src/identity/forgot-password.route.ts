import { AppError, forgotPassword } from '@greenpen/api-contract';
import type { Credentials } from '@greenpen/gradebook';
import { answerEvenly, sendResetLink, type Requester } from '@greenpen/identity';
import type { FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { findDevice } from './cookies.ts';
import { strangerOf } from './stranger.ts';

/**
 * The response and its timing are the same for every address. Known devices are counted separately. Requests are
 * never refused, because many people may share an address; e-mails are limited per mailbox instead. If strangers have
 * used up a mailbox's hourly limit, the links already sent still work for its owner.
 */
export function forgotPasswordRoute(ports: Ports): Route {
  const { gradebook, entry, waits } = ports;

  const requesterOf = (request: FastifyRequest, found: Credentials): Requester => {
    const { ownerId, passwordHash } = found;
    if (passwordHash === null) return strangerOf(request);
    const known = findDevice(ports, request, { ownerId, passwordHash });
    return known === null ? strangerOf(request) : { known };
  };

  return route(forgotPassword, { requires: 'public' }, async ({ body, request }) => {
    if (!entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    if (!entry.hasMail) throw new AppError('MAIL_NOT_SET_UP');
    const email = body.email.trim().toLowerCase();
    await answerEvenly(waits, async () => {
      const found = await gradebook.accounts.findCredentials({ email });
      if (found === undefined || found.isDisabled) return;
      await sendResetLink(ports, { ownerId: found.ownerId, email, by: requesterOf(request, found) });
    });
    logEvent(request, { action: 'reset-asked', result: 'ok' });
    return { asked: true as const };
  });
}
