import { AppError, forgotPassword, resetPassword } from '@greenpen/api-contract';
import type { Credentials } from '@greenpen/gradebook';
import { answerEvenly, sendResetLink, type Requester, setPasswordByLink } from '@greenpen/identity';
import type { FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { findDevice, rememberDevice } from './cookies.ts';
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

/**
 * For forgotten passwords and new accounts: the owner of the mailbox chooses the password, not the person who
 * requested the account. No session is opened. Wrong links are not counted: they cannot be guessed, and a limit would
 * only lock out people with valid ones.
 */
export function resetPasswordRoute(ports: Ports): Route {
  return route(resetPassword, { requires: 'public' }, async ({ body, request, reply }) => {
    if (!ports.entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    const account = await setPasswordByLink(ports, body);
    // The owner signs in next, and must not be slowed down by others' failures at the account or address.
    rememberDevice(ports, { request, reply }, account);
    logEvent(request, { action: 'password-reset', result: 'ok', actor: account.ownerId });
    return { changed: true as const };
  });
}
