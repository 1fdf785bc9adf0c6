import { AppError, type ErrorCode, singleSignOnReturn } from '@greenpen/api-contract';
import type { FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import type { Ports } from '../ports.ts';
import type { SignedOnPerson } from './open-single-sign-on.ts';
import { findOrMakeAccount, openByProvider } from './enter-by-provider.ts';
import { rememberHeldAddress } from './held-address.ts';
import { takePendingSignOn } from './pending-sign-on.ts';

const limit = { max: 120, timeWindow: 15 * 60 * 1000 };

/** What the sign-in page is told, by what went wrong; anything else is a failure of the server. */
const problems: Partial<Record<ErrorCode, string>> = {
  SINGLE_SIGN_ON_FAILED: 'failed',
  SINGLE_SIGN_ON_OFF: 'failed',
  SIGN_IN_REFUSED: 'failed',
  NOT_SIGNED_IN: 'failed',
  EMAIL_TAKEN: 'address-taken',
  ADDRESS_UNVERIFIED: 'address-unverified',
  EMAIL_INVALID: 'no-address',
  IDENTITY_TAKEN: 'identity-taken',
  SIGN_UP_CLOSED: 'closed',
  SET_UP_LINK_NEEDED: 'set-up',
};

/** The way back from the provider. An account is known by issuer and subject, never by its e-mail address. */
export function finishSingleSignOnRoute(ports: Ports): Route {
  const { singleSignOn, entry } = ports;
  return route(singleSignOnReturn, { requires: 'public', limit }, async ({ request, reply }) => {
    let page = '/sign-in';
    try {
      if (singleSignOn === null) throw new AppError('SINGLE_SIGN_ON_OFF');
      const pending = await takePendingSignOn(ports, request, reply);
      if (pending.linkFor !== null) page = '/account';
      const person = await singleSignOn.finish(new URL(request.url, entry.baseUrl), pending.checks);
      if (pending.linkFor !== null) {
        await link(ports, request, pending.linkFor, person);
        return await reply.redirect('/account');
      }
      const { returnTo, setUp } = pending;
      const entered = await findOrMakeAccount(ports, person, { setUp, setsAside: false });
      if (entered.status === 'holds-data') {
        await rememberHeldAddress(ports, reply, { person, returnTo });
        logEvent(request, { action: 'single-sign-on', result: 'refused', detail: 'ADDRESS_HELD' });
        return await reply.redirect(`/sign-in?problem=address-held&returnTo=${encodeURIComponent(returnTo)}`);
      }
      const status = await openByProvider(ports, { request, reply, person, ownerId: entered.ownerId });
      return await reply.redirect(
        status === 'signed-in' ? returnTo : `/sign-in?step=code&returnTo=${encodeURIComponent(returnTo)}`,
      );
    } catch (error) {
      const problem = error instanceof AppError ? problems[error.code] : undefined;
      if (problem === undefined || !(error instanceof AppError)) throw error;
      logEvent(request, { action: 'single-sign-on', result: 'refused', detail: error.message });
      return reply.redirect(`${page}?problem=${problem}`);
    }
  });
}

/** Only for the account that asked for it, in the session that it asked in. */
async function link(
  ports: Ports,
  request: FastifyRequest,
  ownerId: string,
  { issuer, subject, email, isEmailVerified }: SignedOnPerson,
): Promise<void> {
  const session = await ports.identity.findSession(request.headers);
  if (session?.user.id !== ownerId) throw new AppError('NOT_SIGNED_IN');
  await ports.gradebook.transaction(async (inside) => {
    await inside.singleSignOn.link({ ownerId, issuer, subject });
    const account = await inside.accounts.get({ ownerId });
    const isProven = isEmailVerified && email === account.email;
    if (isProven && !account.isEmailVerified) await inside.accounts.setVerified({ ownerId });
    await tellOwner(inside, ports, { to: account.email, what: 'Single sign-on was linked to it.' });
  });
  logEvent(request, { action: 'single-sign-on-linked', result: 'ok', actor: ownerId });
}
