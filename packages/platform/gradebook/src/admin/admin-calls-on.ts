import type { AdminCalls } from '../admin-calls.ts';
import { answered } from '../answered.ts';
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
    listAccounts: (where) => answered(() => listAccounts(db, where)),
    getAdminStats: () => answered(() => getAdminStats(db)),
    getGrowth: (where) => answered(() => getGrowth(db, where)),
    getAccountFile: (where) => answered(() => getAccountFile(db, where)),
    setAccountAdmin: (change) => answered(() => setAccountAdmin(db, change)),
    setAccountDisabled: (change) => answered(() => setAccountDisabled(db, change)),
    endAccountSessions: (change) => answered(() => endAccountSessions(db, change)),
    endEverySession: (change) => answered(() => endEverySession(db, change)),
    recordSeen: (where) => answered(() => recordSeen(db, where)),
    findLatestEngine: () => answered(() => findLatestEngine(db)),
    getDatabaseSize: () => answered(() => getDatabaseSize(db)),
  };
}
