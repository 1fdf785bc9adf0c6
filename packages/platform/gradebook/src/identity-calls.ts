import type { LinkPurpose } from './schema/sign-in.ts';

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

type Owner = { readonly ownerId: string };

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

/** Mail for the outbox, sealed by the caller. */
export type QueuedMail = { readonly kind: string; readonly message: Uint8Array };

/** Accounts, how they are signed in to, and where they are. */
export type IdentityCalls = {
  hasAccounts(): Promise<boolean>;
  /** With its default criteria; the first one administers, and of two at once exactly one is the first. */
  createAccount(account: NewAccount): Promise<CreatedAccount>;
  findCredentials(where: { readonly email: string }): Promise<Credentials | undefined>;
  /** Throws NOT_SIGNED_IN for an account that is gone. */
  getOwnAccount(where: Owner): Promise<OwnAccount>;
  updateNames(
    change: Owner & { readonly firstName: string | null; readonly lastName: string | null },
  ): Promise<void>;
  /**
   * What a sign-in meets: whether the account is disabled and whether a second step is due. A listed address that is
   * verified administers, for an account with a password only once its second step is done. A role that came so ends
   * with the second factor and with the address.
   */
  admitAccount(
    where: Owner & { readonly adminEmails: readonly string[]; readonly isSecondStepDone: boolean },
  ): Promise<{ readonly isDisabled: boolean; readonly hasTwoFactor: boolean }>;
  /**
   * Sets or gives a password, and voids every link of the account. Where `endSessions`, every session but
   * `exceptSessionId` ends, and the API key is revoked.
   */
  setPassword(
    change: Owner & {
      readonly passwordHash: string;
      readonly action: 'password-changed' | 'password-reset';
      readonly endSessions: boolean;
      readonly exceptSessionId: string | null;
    },
  ): Promise<void>;
  /** A proven address is taken over from an account that nobody has opened. Throws EMAIL_TAKEN. */
  setEmail(change: Owner & { readonly email: string; readonly isVerified: boolean }): Promise<void>;
  setVerified(where: Owner): Promise<void>;
  /**
   * Before the first proof of an address: removes the second factor and linked single sign-ons that were set up without
   * it. False where there was none, or where the account is proven already or administers.
   */
  dropUnprovenWaysIn(where: Owner): Promise<boolean>;

  /**
   * Counts an attempt under one key after the other, in a window that begins with the first. Seconds to wait at the
   * first that was counted too often, where nothing is noted of those behind it; else null.
   */
  startAttempt(attempt: {
    readonly limits: readonly { readonly key: string; readonly most: number }[];
    readonly windowSeconds: number;
  }): Promise<number | null>;
  /** Takes an attempt back that is not to count. */
  forgiveAttempt(attempt: { readonly keys: readonly string[] }): Promise<void>;
  /** Forgets what was counted a day ago and more; how much that was. */
  sweepAttempts(): Promise<number>;

  /** Notes a use, unless one was noted within `notedSeconds`, and lets it stand on; never past its longest life. */
  extendSession(use: {
    readonly sessionId: string;
    readonly notedSeconds: number;
    readonly idleSeconds: number;
    readonly longestSeconds: number;
  }): Promise<void>;
  listSessions(where: Owner): Promise<readonly SessionRecord[]>;
  /** Throws SESSION_NOT_FOUND. */
  endSession(where: Owner & { readonly sessionId: string }): Promise<void>;
  /** Returns how many ended; with `revokesKey` the API key and a pending change of address go as well. */
  endSessions(
    where: Owner & { readonly exceptSessionId: string | null; readonly revokesKey: boolean },
  ): Promise<number>;
  /** Ends the sessions that began from one of a provider's; `ownerId` is null where there was none. */
  endProviderSession(where: {
    readonly issuer: string;
    readonly providerSession: string;
  }): Promise<{ readonly ownerId: string | null; readonly ended: number }>;

  /** Throws TWO_FACTOR_ALREADY_ON. */
  beginTwoFactor(enrolment: Owner & { readonly secret: Uint8Array }): Promise<void>;
  /** Counts an attempt before its code is looked at, five in a quarter of an hour. */
  startCodeAttempt(where: Owner): Promise<CodeAttempt>;
  /** Takes a right code of this time step; false when it, or a later one, was taken before. */
  acceptCode(code: Owner & { readonly step: number }): Promise<boolean>;
  /** Switches it on with these recovery codes. */
  confirmTwoFactor(confirmed: Owner & { readonly codeHashes: readonly string[] }): Promise<void>;
  /** True for a code that was not used yet; it is used up by this. */
  takeRecoveryCode(code: Owner & { readonly hash: string }): Promise<boolean>;
  replaceRecoveryCodes(codes: Owner & { readonly codeHashes: readonly string[] }): Promise<void>;
  switchOffTwoFactor(where: Owner): Promise<void>;

  /**
   * Answers with the link's secret of 256 bits, which is not stored. A new address has one link at a time; the other
   * kinds, which strangers can ask for, stay valid side by side until one is used or the password changes.
   */
  createLink(link: NewLink): Promise<string>;
  /**
   * A link for an operator to hand over, that sets a new password once within an hour; undefined where the address
   * has no account, or a disabled one. `baseUrl` is what browsers use, without a slash at its end.
   */
  createResetLink(where: { readonly email: string; readonly baseUrl: string }): Promise<string | undefined>;
  /** Leaves the link as it is; undefined for one that is used, replaced, too old or unknown. */
  findLink(link: {
    readonly token: string;
    readonly purposes: readonly LinkPurpose[];
  }): Promise<TakenLink | undefined>;
  /** Used up by this; undefined for one that is used, replaced, too old or unknown. */
  takeLink(link: {
    readonly token: string;
    readonly purposes: readonly LinkPurpose[];
  }): Promise<TakenLink | undefined>;

  rememberSignOn(pending: {
    readonly stateHash: string;
    readonly checks: Uint8Array;
    readonly minutes: number;
  }): Promise<void>;
  /** Once: a state that comes back a second time is not known any more. */
  takeSignOn(where: { readonly stateHash: string }): Promise<Uint8Array | undefined>;
  findByIdentity(identity: ProviderIdentity): Promise<Owner | undefined>;
  /** Throws IDENTITY_TAKEN when another account has it. */
  linkIdentity(link: Owner & ProviderIdentity): Promise<void>;
  unlinkIdentity(link: Owner & { readonly issuer: string }): Promise<void>;

  /**
   * Frees an address for the person whom a provider of single sign-on has verified as its owner. An account that is
   * verified, administers or is disabled keeps it. One that holds nothing is deleted; another one is set aside where
   * `setsAside`: disabled, under another address, with nothing left that signs in.
   */
  releaseAddress(where: { readonly email: string; readonly setsAside: boolean }): Promise<ReleasedAddress>;
};
