import { AppError, confirmDevice } from '@greenpen/api-contract';
import { findDeviceAccount } from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { rememberDevice } from './cookies.ts';

export function confirmDeviceRoute(ports: Ports): Route {
  return route(confirmDevice, { requires: 'public' }, async ({ body, request, reply }) => {
    if (!ports.entry.hasPasswords) throw new AppError('PASSWORDS_OFF');
    const account = await findDeviceAccount(ports, body);
    rememberDevice(ports, { request, reply }, account);
    logEvent(request, { action: 'device-confirmed', result: 'ok', actor: account.ownerId });
    return { confirmed: true as const };
  });
}
