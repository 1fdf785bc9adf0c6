import type { AdminCalls } from '../admin-calls.ts';
import type { Executor } from '../database.ts';
import { getAccountFile } from './account-file.ts';
import { getAdminStats } from './admin-stats.ts';
import {
  endAccountSessions,
  endEverySession,
  setAccountAdmin,
  setAccountDisabled,
} from './change-account.ts';
import { getGrowth } from './growth.ts';
import { listAccounts } from './list-accounts.ts';
import { findLatestEngine, getDatabaseSize, recordSeen } from './system-facts.ts';

export function adminCallsOn(db: Executor): AdminCalls {
  return {
    listAccounts: (where) => listAccounts(db, where),
    getAdminStats: () => getAdminStats(db),
    getGrowth: (where) => getGrowth(db, where),
    getAccountFile: (where) => getAccountFile(db, where),
    setAccountAdmin: (change) => setAccountAdmin(db, change),
    setAccountDisabled: (change) => setAccountDisabled(db, change),
    endAccountSessions: (change) => endAccountSessions(db, change),
    endEverySession: (change) => endEverySession(db, change),
    recordSeen: (where) => recordSeen(db, where),
    findLatestEngine: () => findLatestEngine(db),
    getDatabaseSize: () => getDatabaseSize(db),
  };
}
