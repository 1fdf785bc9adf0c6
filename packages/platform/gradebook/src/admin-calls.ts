import type { ApiKeyRecord, Account } from './key-calls.ts';

export type AdminStats = {
  readonly totalUsers: number;
  /** Made within the last 30 days. */
  readonly newUsers: number;
  readonly activeSubscriptions: number;
  readonly trialUsers: number;
  /** Paid within the last 30 days, in cents. */
  readonly paidCents: number;
};

export type MonthOfUse = {
  /** "2026-11", by UTC. */
  readonly month: string;
  readonly papers: number;
  readonly words: number;
};

/** An account as an administrator sees it: how it is used, and nothing of what students wrote. */
export type AccountFile = {
  readonly account: Account;
  readonly hasSecondFactor: boolean;
  /** Sessions that stand. */
  readonly sessions: number;
  readonly apiKey: ApiKeyRecord | undefined;
  readonly papers: number;
  /** Twelve months, this one last. */
  readonly use: readonly MonthOfUse[];
  /** When a cancelled subscription ends; null where none was cancelled. */
  readonly subscriptionEndsAt: Date | null;
};

export type Growth = {
  /** Days in the time zone that was asked for, today last. */
  readonly signUps: readonly { readonly day: string; readonly count: number }[];
  /** Twelve months by UTC, this one last. */
  readonly revenue: readonly { readonly month: string; readonly cents: number }[];
};

type AccountChange = { readonly userId: string; readonly by: string };

/** What administrators see and do; each change is audited, and throws USER_NOT_FOUND. */
export type AdminCalls = {
  /** Newest first; `search` looks in names, addresses and at the beginning of ids. */
  listAccounts(where: {
    readonly search: string;
    readonly cursor: string | null;
    readonly limit: number;
  }): Promise<{ readonly accounts: readonly Account[]; readonly nextCursor: string | null }>;
  getAdminStats(): Promise<AdminStats>;
  getGrowth(where: { readonly timeZone: string }): Promise<Growth>;
  getAccountFile(where: { readonly userId: string }): Promise<AccountFile>;
  /** Throws LAST_ADMIN when nobody could administer afterwards. */
  setAccountAdmin(change: AccountChange & { readonly isAdmin: boolean }): Promise<Account>;
  /** Ends its sessions too; throws LAST_ADMIN when nobody could administer afterwards. */
  setAccountDisabled(change: AccountChange & { readonly isDisabled: boolean }): Promise<Account>;
  /** Answers how many there were. */
  endAccountSessions(change: AccountChange): Promise<number>;
  /** Of every account, but for one; answers how many there were. */
  endEverySession(change: { readonly by: string; readonly exceptSessionId: string | null }): Promise<number>;
  /** Notes that someone was here, to a few minutes. */
  recordSeen(where: { readonly userId: string }): Promise<void>;
  /** The engine that wrote the latest review; undefined before the first. */
  findLatestEngine(): Promise<{ readonly engine: string; readonly reviewedAt: Date } | undefined>;
  /** Bytes of the database. */
  getDatabaseSize(): Promise<number>;
};
