import { AppError, confirmDevice } from '@greenpen/api-contract';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';

/**
 * For an owner whose account others try passwords at: a known device does not wait for them. The link opens nothing by
 * itself and is not used up, so that one letter serves every device of its owner.
 */
export function confirmDeviceRoute({ gradebook, identity, entry }: Ports): Route {
  return route(confirmDevice, { requires: 'public' }, async ({ body, request, reply }) => {
    if (!entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    const link = await gradebook.accountLinks.find({ token: body.token, purposes: ['reset-password'] });
    if (link === undefined) throw new AppError('LINK_NOT_VALID');
    const { ownerId, passwordHash } = await gradebook.accounts.get(link);
    if (passwordHash === null) throw new AppError('LINK_NOT_VALID', 'no password');
    reply.header('set-cookie', identity.devices.remember(request.headers, { ownerId, passwordHash }));
    logEvent(request, { action: 'device-confirmed', result: 'ok', actor: ownerId });
    return { confirmed: true as const };
  });
}
