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
  readonly isRemembered: boolean;
};

export type FindOpenSession = (tokenHash: string) => Promise<OpenSession | undefined>;

export type ProviderSession = {
  readonly issuer: string;
  /** What the provider calls its session; null where it does not say. */
  readonly id: string | null;
};

export type NewSession = {
  readonly ownerId: string;
  /** Hex SHA-256 of the token. */
  readonly tokenHash: string;
  /** Of the session that the browser came with, which ends; null where it came with none. */
  readonly earlierHash: string | null;
  readonly isAwaitingSecondStep: boolean;
  /** null: as the earlier session was. */
  readonly isRemembered: boolean | null;
  /** The moment of the sign-in, where it was before; null: now. */
  readonly startedAt: Date | null;
  readonly address: string;
  readonly userAgent: string;
  /** null: that of the earlier session, if it is of the same account. */
  readonly providerSession: ProviderSession | null;
};

export type SessionLife = {
  /** A session that is not used for so long ends. */
  readonly idleSeconds: number;
  /** A session ends after so long, however much it is used. */
  readonly longestSeconds: number;
  /** The same for one that is not remembered. */
  readonly longestBriefSeconds: number;
  /** How long a sign-in may wait for its second step. */
  readonly awaitingSeconds: number;
};
