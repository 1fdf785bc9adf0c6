import { confirmDevice } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { rememberDevice } from './cookies.ts';

/**
 * For an owner whose account others try passwords at: a known device does not wait for them. The link opens nothing by
 * itself and is not used up, so that one letter serves every device of its owner.
 */
export function confirmDeviceRoute(ports: Ports): Route {
  const { gradebook, entry } = ports;
  return route(confirmDevice, { requires: 'public' }, async ({ body, request, reply }) => {
    if (!entry.hasPasswords) throw new GradingError('PASSWORDS_OFF');
    const link = await gradebook.accountLinks.find({ token: body.token, purposes: ['reset-password'] });
    if (link === undefined) throw new GradingError('LINK_NOT_VALID');
    const { ownerId, passwordHash } = await gradebook.accounts.get(link);
    if (passwordHash === null) throw new GradingError('LINK_NOT_VALID', 'no password');
    rememberDevice(ports, { request, reply }, { ownerId, passwordHash });
    logEvent(request, { action: 'device-confirmed', result: 'ok', actor: ownerId });
    return { confirmed: true as const };
  });
}
