import { type Account, getAccount, getHoldings, updateAccount } from '@greenpen/api-contract';
import type { OwnAccount } from '@greenpen/gradebook';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { mostExports } from './account-data.route.ts';
import { logEvent } from '../http/log-event.ts';

export function getAccountRoute(ports: Ports): Route {
  return route(getAccount, { requires: 'signed-in', secondFactor: 'not-needed' }, async ({ actor }) =>
    describeAccount(await ports.gradebook.accounts.get({ ownerId: actor.id }), ports),
  );
}

export function getHoldingsRoute({ gradebook, retentionDays, bytesPerUser }: Ports): Route {
  return route(getHoldings, { requires: 'signed-in', secondFactor: 'not-needed' }, async ({ actor }) => {
    const { papers, bytes, courses, examples, isLastAdmin } = await gradebook.accounts.getHoldings({
      ownerId: actor.id,
    });
    const next = await gradebook.accounts.findNextExport({ ownerId: actor.id, most: mostExports });
    const nextExportAt = next?.toISOString() ?? null;
    const mostBytes = bytesPerUser;
    return { papers, bytes, mostBytes, courses, examples, isLastAdmin, retentionDays, nextExportAt };
  });
}

/** An empty name is removed; an absent one is kept. */
const nameFrom = (given: string | undefined, current: string | null) => {
  if (given === undefined) return current;
  return given === '' ? null : given;
};

export function updateAccountRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(updateAccount, { requires: 'signed-in' }, async ({ actor, body, request }) => {
    const ownerId = actor.id;
    const firstName = nameFrom(body.firstName, actor.firstName);
    const lastName = nameFrom(body.lastName, actor.lastName);
    await gradebook.accounts.updateNames({ ownerId, firstName, lastName });
    logEvent(request, { action: 'names-changed', result: 'ok' });
    return describeAccount(await gradebook.accounts.get({ ownerId }), ports);
  });
}

/** The account in the shape of the contract. */
function describeAccount(
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
