import { AppError } from '@greenpen/api-contract';
import type { NewAccount } from '@greenpen/gradebook';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import { mayJoin } from '../identity/may-join.ts';
import { splitName } from '../identity/split-name.ts';
import { trialEnd } from '../identity/trial-end.ts';
import type { Ports } from '../ports.ts';
import type { SignedOnPerson } from './open-single-sign-on.ts';

type Entered = { readonly status: 'account'; readonly ownerId: string } | { readonly status: 'holds-data' };

type Wish = {
  readonly setUp: string | undefined;
  /** Whether an unconfirmed account that has the address and holds something gives way. */
  readonly setsAside: boolean;
};

/**
 * The account of who comes from the provider. A new one takes an address that the provider calls verified and that no
 * other account has confirmed; nothing is merged.
 */
export async function findOrMakeAccount(
  { gradebook, entry, now }: Ports,
  { issuer, subject, email, isEmailVerified, name }: SignedOnPerson,
  { setUp, setsAside }: Wish,
): Promise<Entered> {
  const known = await gradebook.singleSignOn.findOwner({ issuer, subject });
  if (known !== undefined) return { status: 'account', ownerId: known.ownerId };
  if (email === null) throw new AppError('EMAIL_INVALID');
  if (!isEmailVerified) throw new AppError('ADDRESS_UNVERIFIED');
  const wanted: NewAccount = {
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
  };
  const created = await gradebook.transaction(async (inside) => {
    const first = await inside.accounts.create(wanted);
    if (first.status !== 'email-taken') return first;
    const released = await inside.accounts.releaseAddress({ email, setsAside });
    if (released === 'holds-data') return { status: released };
    return released === 'taken' ? first : inside.accounts.create(wanted);
  });
  switch (created.status) {
    case 'created':
      return { status: 'account', ownerId: created.ownerId };
    case 'holds-data':
      return { status: 'holds-data' };
    case 'email-taken':
      throw new AppError('EMAIL_TAKEN');
    case 'set-up-needed':
      throw new AppError('SET_UP_LINK_NEEDED');
    case 'sign-up-closed':
    default:
      throw new AppError('SIGN_UP_CLOSED');
  }
}

type Entering = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly person: SignedOnPerson;
  readonly ownerId: string;
};

export async function openByProvider(
  { identity }: Pick<Ports, 'identity'>,
  { request, reply, person, ownerId }: Entering,
): Promise<'signed-in' | 'second-step'> {
  const { status, cookies } = await identity.openSession({
    ownerId,
    headers: request.headers,
    address: request.ip,
    isRemembered: true,
    isSecondStepDone: false,
    providerSession: { issuer: person.issuer, id: person.providerSession },
  });
  reply.header('set-cookie', cookies);
  logEvent(request, { action: 'single-sign-on', result: 'ok', actor: ownerId, detail: status });
  return status;
}
