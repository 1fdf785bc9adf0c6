import type { Executor } from '../database.ts';
import type { IdentityCalls } from '../identity-calls.ts';
import { createLink, createResetLink, findLink, takeLink } from './account-links.ts';
import { forgiveAttempt, startAttempt, sweepAttempts } from './attempts.ts';
import { createAccount, hasAccounts } from './create-account.ts';
import {
  admitAccount,
  dropUnprovenWaysIn,
  findCredentials,
  getOwnAccount,
  setEmail,
  setVerified,
  updateNames,
} from './own-account.ts';
import { releaseAddress } from './release-address.ts';
import {
  endProviderSession,
  endSession,
  endSessions,
  extendSession,
  listSessions,
  setPassword,
} from './sessions.ts';
import {
  findByIdentity,
  linkIdentity,
  rememberSignOn,
  takeSignOn,
  unlinkIdentity,
} from './single-sign-on.ts';
import {
  acceptCode,
  beginTwoFactor,
  confirmTwoFactor,
  replaceRecoveryCodes,
  startCodeAttempt,
  switchOffTwoFactor,
  takeRecoveryCode,
} from './two-factor.ts';

/** The calls about accounts on the database, or inside one transaction of it. */
export function identityCallsOn(db: Executor): IdentityCalls {
  return {
    hasAccounts: () => hasAccounts(db),
    createAccount: (account) => createAccount(db, account),
    findCredentials: (where) => findCredentials(db, where),
    getOwnAccount: (where) => getOwnAccount(db, where),
    updateNames: (change) => updateNames(db, change),
    admitAccount: (where) => admitAccount(db, where),
    setPassword: (change) => setPassword(db, change),
    setEmail: (change) => setEmail(db, change),
    dropUnprovenWaysIn: (where) => dropUnprovenWaysIn(db, where),
    setVerified: (where) => setVerified(db, where),
    startAttempt: (attempt) => startAttempt(db, attempt),
    forgiveAttempt: (attempt) => forgiveAttempt(db, attempt),
    sweepAttempts: () => sweepAttempts(db),
    extendSession: (use) => extendSession(db, use),
    listSessions: (where) => listSessions(db, where),
    endSession: (where) => endSession(db, where),
    endSessions: (where) => endSessions(db, where),
    endProviderSession: (where) => endProviderSession(db, where),
    beginTwoFactor: (enrolment) => beginTwoFactor(db, enrolment),
    startCodeAttempt: (where) => startCodeAttempt(db, where),
    acceptCode: (code) => acceptCode(db, code),
    confirmTwoFactor: (confirmed) => confirmTwoFactor(db, confirmed),
    takeRecoveryCode: (code) => takeRecoveryCode(db, code),
    replaceRecoveryCodes: (codes) => replaceRecoveryCodes(db, codes),
    switchOffTwoFactor: (where) => switchOffTwoFactor(db, where),
    createLink: (link) => createLink(db, link),
    createResetLink: (where) => createResetLink(db, where),
    findLink: (link) => findLink(db, link),
    takeLink: (link) => takeLink(db, link),
    rememberSignOn: (pending) => rememberSignOn(db, pending),
    takeSignOn: (where) => takeSignOn(db, where),
    findByIdentity: (identity) => findByIdentity(db, identity),
    linkIdentity: (link) => linkIdentity(db, link),
    unlinkIdentity: (link) => unlinkIdentity(db, link),
    releaseAddress: (where) => releaseAddress(db, where),
  };
}
