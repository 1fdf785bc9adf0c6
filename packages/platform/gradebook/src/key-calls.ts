import type { user } from './schema/identity.ts';

export type ApiKeyRecord = {
  /** The key's last characters. */
  readonly hint: string;
  readonly createdAt: Date;
  /** null for a key without an expiry. */
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  /** The address that it was last used from. */
  readonly lastUsedFrom: string | null;
};

export type Account = typeof user.$inferSelect;

export type OpenSession = {
  readonly account: Account;
  readonly sessionId: string;
  readonly startedAt: Date;
  readonly usedAt: Date;
};

export type FindOpenSession = (token: string) => Promise<OpenSession | undefined>;

/** One key per account, of which only a hash is known. */
export type KeyCalls = {
  /** The session of a cookie's token while it stands and its account may come in; its end is known at once. */
  findOpenSession: FindOpenSession;
};
