import { answered } from '../answered.ts';
import type { Executor } from '../database.ts';
import type { IdentityCalls } from '../identity-calls.ts';
import { createLink, createResetLink, findLink, takeLink } from './account-links.ts';
import { forgiveAttempt, startAttempt, sweepAttempts } from './attempts.ts';
import { replaceApiKey, revokeApiKey } from './api-keys.ts';
import { createAccount, hasAccounts } from './create-account.ts';
import { queueMail } from './mail-outbox.ts';
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
    hasAccounts: () => answered(() => hasAccounts(db)),
    createAccount: (account) => answered(() => createAccount(db, account)),
    findCredentials: (where) => answered(() => findCredentials(db, where)),
    getOwnAccount: (where) => answered(() => getOwnAccount(db, where)),
    updateNames: (change) => answered(() => updateNames(db, change)),
    admitAccount: (where) => answered(() => admitAccount(db, where)),
    setPassword: (change) => answered(() => setPassword(db, change)),
    setEmail: (change) => answered(() => setEmail(db, change)),
    dropUnprovenWaysIn: (where) => answered(() => dropUnprovenWaysIn(db, where)),
    setVerified: (where) => answered(() => setVerified(db, where)),
    startAttempt: (attempt) => answered(() => startAttempt(db, attempt)),
    forgiveAttempt: (attempt) => answered(() => forgiveAttempt(db, attempt)),
    sweepAttempts: () => answered(() => sweepAttempts(db)),
    extendSession: (use) => answered(() => extendSession(db, use)),
    listSessions: (where) => answered(() => listSessions(db, where)),
    endSession: (where) => answered(() => endSession(db, where)),
    endSessions: (where) => answered(() => endSessions(db, where)),
    endProviderSession: (where) => answered(() => endProviderSession(db, where)),
    beginTwoFactor: (enrolment) => answered(() => beginTwoFactor(db, enrolment)),
    startCodeAttempt: (where) => answered(() => startCodeAttempt(db, where)),
    acceptCode: (code) => answered(() => acceptCode(db, code)),
    confirmTwoFactor: (confirmed) => answered(() => confirmTwoFactor(db, confirmed)),
    takeRecoveryCode: (code) => answered(() => takeRecoveryCode(db, code)),
    replaceRecoveryCodes: (codes) => answered(() => replaceRecoveryCodes(db, codes)),
    switchOffTwoFactor: (where) => answered(() => switchOffTwoFactor(db, where)),
    createLink: (link) => answered(() => createLink(db, link)),
    createResetLink: (where) => answered(() => createResetLink(db, where)),
    findLink: (link) => answered(() => findLink(db, link)),
    takeLink: (link) => answered(() => takeLink(db, link)),
    rememberSignOn: (pending) => answered(() => rememberSignOn(db, pending)),
    takeSignOn: (where) => answered(() => takeSignOn(db, where)),
    findByIdentity: (identity) => answered(() => findByIdentity(db, identity)),
    linkIdentity: (link) => answered(() => linkIdentity(db, link)),
    unlinkIdentity: (link) => answered(() => unlinkIdentity(db, link)),
    releaseAddress: (where) => answered(() => releaseAddress(db, where)),
    replaceApiKey: (key) => answered(() => replaceApiKey(db, key)),
    revokeApiKey: (where) => answered(() => revokeApiKey(db, where)),
    queueMail: (mail) => answered(() => queueMail(db, mail)),
  };
}
