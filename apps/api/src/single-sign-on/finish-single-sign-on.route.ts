import { AppError, type ErrorCode, singleSignOnReturn } from '@greenpen/api-contract';
import type { FastifyRequest } from 'fastify';
import {
  findOrMakeAccount,
  linkProvider,
  rememberHeldAddress,
  takePendingSignOn,
  type SignedOnPerson,
} from '@greenpen/identity';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { clearCookie, readCookie, setSignOnCookie } from '../identity/cookies.ts';
import type { Ports } from '../ports.ts';
import { openByProvider } from './open-by-provider.ts';

const limit = { max: 120, timeWindow: 15 * 60 * 1000 };

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
