import type { LinkPurpose } from '../schema/accounts.ts';
import type { user } from '../schema/identity.ts';

export type NewAccount = {
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly trialEndsAt: Date;
  /** null for single sign-on, or if the password is chosen later. */
  readonly passwordHash: string | null;
  readonly identity: ProviderIdentity | null;
  readonly isEmailVerified: boolean;
  /**
   * The account cannot be used, and its password is not stored, until its address is confirmed. Does not apply to
   * the first account, whose owner has proved access to the server.
   */
  readonly mustVerify: boolean;
  /** Whether it may become the first account, an administrator. */
  readonly mayBeFirst: boolean;
  /** Whether it may be created when other accounts exist. */
  readonly mayJoin: boolean;
};

/** A user's identity at a single sign-on provider, which is permanent, unlike the e-mail address. */
export type ProviderIdentity = { readonly issuer: string; readonly subject: string };

export type CreatedAccount =
  | {
      readonly status: 'created';
      readonly ownerId: string;
      readonly mustVerify: boolean;
      readonly isFirst: boolean;
    }
  | { readonly status: 'email-taken' | 'set-up-needed' | 'sign-up-closed' };

/** The data that a password sign-in needs. */
export type Credentials = {
  readonly ownerId: string;
  /** null if the account has no password. */
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
  /** Days until it expires. */
  readonly days: number;
};

/**
 * "taken": the account keeps its address; "holds-data": it would have to be disabled and moved to another address.
 */
export type ReleasedAddress = 'free' | 'released' | 'holds-data' | 'taken';

export type NewLink = Owner & {
  readonly purpose: LinkPurpose;
  readonly minutes: number;
  /** The address that the link is mailed to, which opening it verifies; null if it is not mailed. */
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
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  /** The IP address that last used it. */
  readonly lastUsedFrom: string | null;
};

export type Account = typeof user.$inferSelect;
