import type { LinkPurpose } from '../schema/accounts.ts';
import type { user } from '../schema/identity.ts';

export type NewAccount = {
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly trialEndsAt: Date;
  /** null for an account that is entered by single sign-on, or whose password is still to be chosen. */
  readonly passwordHash: string | null;
  readonly identity: ProviderIdentity | null;
  readonly isEmailVerified: boolean;
  /**
   * The account is closed, and its password not stored, until its address is confirmed. The first account is not asked
   * to, because its owner has shown to run the server.
   */
  readonly mustVerify: boolean;
  /** Whether it may be the first account, which administers. */
  readonly mayBeFirst: boolean;
  /** Whether it may be one of the others. */
  readonly mayJoin: boolean;
};

/** A person as a provider of single sign-on knows them; e-mail addresses come and go, these stay. */
export type ProviderIdentity = { readonly issuer: string; readonly subject: string };

export type CreatedAccount =
  | {
      readonly status: 'created';
      readonly ownerId: string;
      readonly mustVerify: boolean;
      readonly isFirst: boolean;
    }
  | { readonly status: 'email-taken' | 'set-up-needed' | 'sign-up-closed' };

/** What a sign-in by password is decided on. */
export type Credentials = {
  readonly ownerId: string;
  /** null for an account without a password. */
  readonly passwordHash: string | null;
  readonly isAwaitingVerification: boolean;
  readonly isDisabled: boolean;
};

export type OwnAccount = {
  readonly ownerId: string;
  readonly email: string;
  readonly pendingEmail: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly passwordHash: string | null;
  readonly issuers: readonly string[];
  readonly hasTwoFactor: boolean;
  readonly recoveryCodesLeft: number;
};

export type SessionRecord = {
  readonly id: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
};

export type CodeAttempt =
  | { readonly status: 'off' }
  | { readonly status: 'too-many'; readonly retryAfterSeconds: number }
  | { readonly status: 'may-try'; readonly secret: Uint8Array; readonly isConfirmed: boolean };

export type Owner = { readonly ownerId: string };

export type NewApiKey = Owner & {
  readonly hash: string;
  readonly hint: string;
  /** Days until it expires; null for never. */
  readonly days: number;
};

/** "taken": the account keeps its address; "holds-data": it would have to be set aside. */
export type ReleasedAddress = 'free' | 'released' | 'holds-data' | 'taken';

export type NewLink = Owner & {
  readonly purpose: LinkPurpose;
  readonly minutes: number;
  /** The address that it is sent to, which opening it therefore proves; null for one that is not mailed. */
  readonly email: string | null;
};

export type TakenLink = {
  readonly ownerId: string;
  readonly purpose: LinkPurpose;
  readonly email: string | null;
};

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
