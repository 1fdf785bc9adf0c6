import type { user } from '../schema/identity.ts';

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
