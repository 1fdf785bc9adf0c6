import { AppError } from '@greenpen/api-contract';
import type { NewAccount } from '@greenpen/gradebook';
import { mayJoin, splitName, trialEnd } from './accounts.ts';
import type { IdentityPorts } from './ports.ts';
import type { SignedOnPerson } from './single-sign-on.ts';

type Entered = { readonly status: 'account'; readonly ownerId: string } | { readonly status: 'holds-data' };

type Wish = {
  readonly setUp: string | undefined;
  /** Whether to set aside an unconfirmed account with this address that already holds data. */
  readonly setsAside: boolean;
};

/**
 * Finds or creates the account of a person who signed in at the provider. A new account takes an address that the
 * provider calls verified and that no other account has confirmed; accounts are never merged.
 */
export async function findOrMakeAccount(
  { gradebook, entry, now }: Pick<IdentityPorts, 'gradebook' | 'entry' | 'now'>,
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
