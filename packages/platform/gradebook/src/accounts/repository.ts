/** `gradebook.accounts`. */
export { hasAccounts as hasAny, createAccount as create } from './create-account.ts';
export {
  findCredentials,
  getOwnAccount as get,
  updateNames,
  admitAccount as admit,
  setEmail,
  setVerified,
  dropUnprovenWaysIn,
} from './own-account.ts';
export { setPassword } from './sessions.ts';
export { releaseAddress } from './release-address.ts';
export { listAccounts as list } from '../admin/list-accounts.ts';
export { getAccountFile as getFile } from '../admin/account-file.ts';
export { setAccountAdmin as setAdmin, setAccountDisabled as setDisabled } from '../admin/change-account.ts';
export { recordSeen } from '../admin/system-facts.ts';
export {
  getAccountRecord as getRecord,
  getHoldings,
  findNextExport,
  startAccountExport as startExport,
} from './read-account.ts';
