import type { ApiKeyRecord, Account } from '../accounts/session-records.ts';

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
