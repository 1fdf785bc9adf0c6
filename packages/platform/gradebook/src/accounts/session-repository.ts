/** `gradebook.sessions`. */
export {
  openSession as open,
  findAwaitingSession as findAwaiting,
  closeSession as close,
} from './open-sessions.ts';
export {
  extendSession as extend,
  listSessions as list,
  endSession as end,
  endSessions as endMany,
  endProviderSession as endOfProvider,
} from './sessions.ts';
export { endAccountSessions as endOfAccount, endEverySession as endEvery } from '../admin/change-account.ts';
