import { AppError, resetPassword } from '@greenpen/api-contract';
import { setPasswordByLink } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { rememberDevice } from './cookies.ts';

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
