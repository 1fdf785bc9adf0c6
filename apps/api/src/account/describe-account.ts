import type { Account } from '@greenpen/api-contract';
import type { OwnAccount } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';

/** The account in the shape of the contract. */
export function describeAccount(
  account: OwnAccount,
  { singleSignOn, entry }: Pick<Ports, 'singleSignOn' | 'entry'>,
): Account {
  const { email, pendingEmail, isEmailVerified, firstName, lastName } = account;
  return {
    email,
    pendingEmail,
    isEmailVerified,
    firstName,
    lastName,
    hasPassword: account.passwordHash !== null,
    singleSignOn: {
      name: singleSignOn?.name ?? null,
      isLinked: singleSignOn !== null && account.issuers.includes(singleSignOn.issuer),
    },
    twoFactor: {
      isOn: account.hasTwoFactor,
      isRequired: entry.needsSecondFactor && entry.hasPasswords && account.passwordHash !== null,
      recoveryCodesLeft: account.recoveryCodesLeft,
    },
  };
}
