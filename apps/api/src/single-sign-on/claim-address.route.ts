import { AppError, claimAddress } from '@greenpen/api-contract';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { findOrMakeAccount, openByProvider } from './enter-by-provider.ts';
import { takeHeldAddress } from './held-address.ts';

const limit = { max: 30, timeWindow: 15 * 60 * 1000 };

/** For the owner of an address, by the provider's word, who does not know the unconfirmed account that has it here. */
export function claimAddressRoute(ports: Ports): Route {
  return route(claimAddress, { requires: 'public', limit }, async ({ request, reply }) => {
    const { person, returnTo } = await takeHeldAddress(ports, request, reply);
    const entered = await findOrMakeAccount(ports, person, { setUp: undefined, setsAside: true });
    if (entered.status === 'holds-data') throw new AppError('ADDRESS_HELD');
    await openByProvider(ports, { request, reply, person, ownerId: entered.ownerId });
    return { status: 'signed-in' as const, returnTo };
  });
}
