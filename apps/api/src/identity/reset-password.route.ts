import { AppError, resetPassword } from '@greenpen/api-contract';
import { setPasswordByLink } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { rememberDevice } from './cookies.ts';

/**
 * For a forgotten password, and for a new account: its password is chosen by the owner of the mailbox, never by the
 * person who asked for the account. No session is made. Links are too long to be guessed, so wrong ones are not counted:
 * a limit would only close the address to people with a right one.
 */
export function resetPasswordRoute(ports: Ports): Route {
  return route(resetPassword, { requires: 'public' }, async ({ body, request, reply }) => {
    if (!ports.entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    const account = await setPasswordByLink(ports, body);
    // Its owner signs in next, and other people's failures at the account or address must not slow that down.
    rememberDevice(ports, { request, reply }, account);
    logEvent(request, { action: 'password-reset', result: 'ok', actor: account.ownerId });
    return { changed: true as const };
  });
}
