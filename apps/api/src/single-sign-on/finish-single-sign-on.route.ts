import { singleSignOnReturn } from '@greenpen/api-contract';
import { GradingError, type GradingErrorCode } from '@greenpen/grading';
import type { FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { mayJoin } from '../identity/may-join.ts';
import { splitName } from '../identity/split-name.ts';
import { trialEnd } from '../identity/trial-end.ts';
import type { Ports } from '../ports.ts';
import type { SignedOnPerson } from './open-single-sign-on.ts';
import { takePendingSignOn, type PendingSignOn } from './pending-sign-on.ts';

const limit = { max: 120, timeWindow: 15 * 60 * 1000 };

/** What the sign-in page is told, by what went wrong; anything else is a failure of the server. */
const problems: Partial<Record<GradingErrorCode, string>> = {
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
      if (singleSignOn === null) throw new GradingError('SINGLE_SIGN_ON_OFF');
      const pending = await takePendingSignOn(ports, request, reply);
      if (pending.linkFor !== null) page = '/account';
      const person = await singleSignOn.finish(new URL(request.url, entry.baseUrl), pending.checks);
      if (pending.linkFor !== null) {
        await link(ports, request, pending.linkFor, person);
        return await reply.redirect('/account');
      }
      const ownerId = await findOrMake(ports, person, pending);
      const { headers, ip } = request;
      const opened = await ports.identity.openSession({
        ownerId,
        headers,
        address: ip,
        isRemembered: true,
        isSecondStepDone: false,
        providerSession: { issuer: person.issuer, id: person.providerSession },
      });
      reply.header('set-cookie', opened.cookies);
      logEvent(request, { action: 'single-sign-on', result: 'ok', actor: ownerId, detail: opened.status });
      const returnTo = encodeURIComponent(pending.returnTo);
      return await reply.redirect(
        opened.status === 'signed-in' ? pending.returnTo : `/sign-in?step=code&returnTo=${returnTo}`,
      );
    } catch (error) {
      const problem = error instanceof GradingError ? problems[error.code] : undefined;
      if (problem === undefined || !(error instanceof GradingError)) throw error;
      logEvent(request, { action: 'single-sign-on', result: 'refused', detail: error.message });
      return reply.redirect(`${page}?problem=${problem}`);
    }
  });
}

/** Only for the account that asked for it, in the session that it asked in. */
async function link(
  { gradebook, identity }: Ports,
  request: FastifyRequest,
  ownerId: string,
  { issuer, subject }: SignedOnPerson,
): Promise<void> {
  const session = await identity.findSession(request.headers);
  if (session?.user.id !== ownerId) throw new GradingError('NOT_SIGNED_IN');
  await gradebook.linkIdentity({ ownerId, issuer, subject });
  logEvent(request, { action: 'single-sign-on-linked', result: 'ok', actor: ownerId });
}

/** A new account takes an address that is verified and that no other account has; nothing is merged. */
async function findOrMake(
  { gradebook, entry, now }: Ports,
  { issuer, subject, email, isEmailVerified, name }: SignedOnPerson,
  { setUp }: PendingSignOn,
): Promise<string> {
  const known = await gradebook.findByIdentity({ issuer, subject });
  if (known !== undefined) return known.ownerId;
  if (email === null) throw new GradingError('EMAIL_INVALID');
  if (!isEmailVerified) throw new GradingError('ADDRESS_UNVERIFIED');
  const created = await gradebook.createAccount({
    email,
    name,
    ...splitName(name),
    trialEndsAt: trialEnd(now()),
    passwordHash: null,
    identity: { issuer, subject },
    isEmailVerified,
    mustVerify: false,
    mayBeFirst: entry.mayBeFirst(setUp),
    mayJoin: mayJoin(entry.signUp, email),
  });
  switch (created.status) {
    case 'created':
      return created.ownerId;
    case 'email-taken':
      throw new GradingError('EMAIL_TAKEN');
    case 'set-up-needed':
      throw new GradingError('SET_UP_LINK_NEEDED');
    case 'sign-up-closed':
    default:
      throw new GradingError('SIGN_UP_CLOSED');
  }
}
