import { AppError, claimAddress } from '@greenpen/api-contract';
import { findOrMakeAccount, takeHeldAddress } from '@greenpen/identity';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { clearCookie, readCookie } from '../identity/cookies.ts';
import { openByProvider } from './open-by-provider.ts';

const limit = { max: 30, timeWindow: 15 * 60 * 1000 };

/**
 * For a person whose address the provider has verified and who does not recognize the unconfirmed account with that
 * address.
 */
export function claimAddressRoute(ports: Ports): Route {
  return route(claimAddress, { requires: 'public', limit }, async ({ request, reply }) => {
    clearCookie(ports, reply, 'sign-on');
    const held = await takeHeldAddress(ports, readCookie(ports, request, 'sign-on'));
    const { person, returnTo } = held;
    const entered = await findOrMakeAccount(ports, person, { setUp: undefined, setsAside: true });
    if (entered.status === 'holds-data') throw new AppError('ADDRESS_HELD');
    await openByProvider(ports, { request, reply, person, ownerId: entered.ownerId });
    return { status: 'signed-in' as const, returnTo };
  });
}
