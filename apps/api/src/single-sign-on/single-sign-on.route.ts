import {
  AppError,
  singleSignOn,
  type ErrorCode,
  singleSignOnReturn,
  claimAddress,
  linkSingleSignOn,
  unlinkSingleSignOn,
} from '@greenpen/api-contract';
import {
  beginSignOn,
  findOrMakeAccount,
  linkProvider,
  rememberHeldAddress,
  takePendingSignOn,
  type SignedOnPerson,
  takeHeldAddress,
  notifyOwner,
} from '@greenpen/identity';
import { route, type Route } from '../http/route.ts';
import { setSignOnCookie, clearCookie, readCookie } from '../identity/cookies.ts';
import { safeReturnPath } from '../identity/safe-return-path.ts';
import type { Ports } from '../ports.ts';
import type { FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import { openByProvider } from './open-by-provider.ts';
import { assertCurrentPassword, sensitiveLimit } from '../identity/assert-current-password.ts';

const limit = { max: 120, timeWindow: 15 * 60 * 1000 };

/** A link on another site leads to the page with the button, because users must not be signed in without a click. */
export function beginSingleSignOnRoute(ports: Ports): Route {
  return route(singleSignOn, { requires: 'public', limit }, async ({ query, request, reply }) => {
    const returnTo = safeReturnPath(query.returnTo);
    const page = `/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect(page);
    const { setUp } = query;
    const purpose = { returnTo, linkFor: null, ...(setUp === undefined ? {} : { setUp }) };
    try {
      const { address, state } = await beginSignOn(ports, purpose);
      setSignOnCookie(ports, reply, state);
      return await reply.redirect(address);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'SINGLE_SIGN_ON_FAILED') throw error;
      request.log.warn({ err: error }, 'the provider of single sign-on does not answer');
      return reply.redirect(`${page}&problem=failed`);
    }
  });
}

/** Codes for the sign-in page by error; other errors are server failures. */
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

/** The provider's callback. Accounts are identified by issuer and subject, never by e-mail address. */
export function finishSingleSignOnRoute(ports: Ports): Route {
  const { singleSignOn, entry } = ports;
  return route(singleSignOnReturn, { requires: 'public', limit }, async ({ request, reply }) => {
    let page = '/sign-in';
    try {
      if (singleSignOn === null) throw new AppError('SINGLE_SIGN_ON_OFF');
      const cookie = readCookie(ports, request, 'sign-on');
      clearCookie(ports, reply, 'sign-on');
      const url = new URL(request.url, entry.baseUrl);
      const pending = await takePendingSignOn(ports, { state: url.searchParams.get('state'), cookie });
      if (pending.linkFor !== null) page = '/account';
      const person = await singleSignOn.finish(url, pending.checks);
      if (pending.linkFor !== null) {
        await link(ports, request, pending.linkFor, person);
        return await reply.redirect('/account');
      }
      const { returnTo, setUp } = pending;
      const entered = await findOrMakeAccount(ports, person, { setUp, setsAside: false });
      if (entered.status === 'holds-data') {
        setSignOnCookie(ports, reply, await rememberHeldAddress(ports, { person, returnTo }));
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

/** Links only the account that requested it, in the same session. */
async function link(
  ports: Ports,
  request: FastifyRequest,
  ownerId: string,
  person: SignedOnPerson,
): Promise<void> {
  const session = await ports.sessions.find(readCookie(ports, request, 'session'));
  if (session?.account.id !== ownerId) throw new AppError('NOT_SIGNED_IN');
  await linkProvider(ports, ownerId, person);
  logEvent(request, { action: 'single-sign-on-linked', result: 'ok', actor: ownerId });
}

const claimLimit = { max: 30, timeWindow: 15 * 60 * 1000 };

/**
 * For a person whose address the provider has verified and who does not recognize the unconfirmed account with that
 * address.
 */
export function claimAddressRoute(ports: Ports): Route {
  return route(claimAddress, { requires: 'public', limit: claimLimit }, async ({ request, reply }) => {
    clearCookie(ports, reply, 'sign-on');
    const held = await takeHeldAddress(ports, readCookie(ports, request, 'sign-on'));
    const { person, returnTo } = held;
    const entered = await findOrMakeAccount(ports, person, { setUp: undefined, setsAside: true });
    if (entered.status === 'holds-data') throw new AppError('ADDRESS_HELD');
    await openByProvider(ports, { request, reply, person, ownerId: entered.ownerId });
    return { status: 'signed-in' as const, returnTo };
  });
}

export function linkSingleSignOnRoute(ports: Ports): Route {
  return route(
    linkSingleSignOn,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request, reply }) => {
      const { ownerId } = await assertCurrentPassword(ports, request, body.currentPassword);
      const { address, state } = await beginSignOn(ports, { returnTo: '/account', linkFor: ownerId });
      setSignOnCookie(ports, reply, state);
      return { address };
    },
  );
}

export function unlinkSingleSignOnRoute(ports: Ports): Route {
  const { gradebook, singleSignOn, entry } = ports;
  return route(
    unlinkSingleSignOn,
    { requires: 'signed-in', limit: sensitiveLimit },
    async ({ body, request }) => {
      if (singleSignOn === null) throw new AppError('SINGLE_SIGN_ON_OFF');
      const { ownerId, email, passwordHash } = await assertCurrentPassword(
        ports,
        request,
        body.currentPassword,
      );
      if (passwordHash === null || !entry.hasPasswords) throw new AppError('ONLY_WAY_IN');
      await gradebook.transaction(async (inside) => {
        await inside.singleSignOn.unlink({ ownerId, issuer: singleSignOn.issuer });
        await notifyOwner(inside, ports, {
          to: email,
          what: 'Single sign-on was removed from your account.',
        });
      });
      logEvent(request, { action: 'single-sign-on-unlinked', result: 'ok' });
      return { isLinked: false as const };
    },
  );
}
