import { AppError } from '@greenpen/api-contract';
import type { Account, Gradebook, ProviderSession, SessionLife } from '@greenpen/gradebook';
import { createHash, randomBytes } from 'node:crypto';

export type SessionLimits = Pick<SessionLife, 'idleSeconds' | 'longestSeconds'>;

const TOKEN_BYTES = 32;
const tokenForm = /^[\w-]{43}$/u;

/** A session that is not remembered ends with the browser, and so long after its sign-in in any case. */
const LONGEST_BRIEF_SECONDS = 24 * 60 * 60;
/** How long the second step may take. */
const AWAITING_SECONDS = 10 * 60;
/** When a session was last used is known to five minutes. */
const NOTED_SECONDS = 300;

type Options = {
  readonly gradebook: Pick<Gradebook, 'findOpenSession' | 'sessions' | 'transaction'>;
  readonly limits: SessionLimits;
  /** Addresses whose verified owner administers. */
  readonly adminEmails: readonly string[];
};

export type Opening = {
  readonly ownerId: string;
  /** Of the session that the browser came with, which ends. */
  readonly earlierToken: string | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** False ends the session with the browser; absent: as the step before chose. */
  readonly isRemembered?: boolean | undefined;
  /** True for a person who has shown a code or is signed in already, who is not asked for one. */
  readonly isSecondStepDone: boolean;
  /** Of the sign-in that the session goes on from; absent: now. */
  readonly startedAt?: Date;
  /** The provider of single sign-on and what it calls its session; absent: as the step before came. */
  readonly providerSession?: ProviderSession;
};

/** What the browser keeps: the token, for how many seconds, or with null until it is closed. */
export type SessionCookie = { readonly token: string; readonly maxAge: number | null };

export type OpenedSession = {
  readonly status: 'signed-in' | 'second-step';
  readonly cookie: SessionCookie;
};

export type FoundSession = {
  readonly account: Account;
  readonly sessionId: string;
  readonly startedAt: Date;
  /** To be set again because the session was extended; null for any other. */
  readonly cookie: SessionCookie | null;
};

/** Sessions in the database. A browser holds a token of 256 random bits, and the database its SHA-256 alone. */
export class Sessions {
  readonly #gradebook: Options['gradebook'];
  readonly #adminEmails: readonly string[];
  readonly #life: SessionLife;
  readonly #notedSeconds: number;

  constructor({ gradebook, limits, adminEmails }: Options) {
    this.#gradebook = gradebook;
    this.#adminEmails = adminEmails;
    this.#life = {
      ...limits,
      longestBriefSeconds: Math.min(LONGEST_BRIEF_SECONDS, limits.longestSeconds),
      awaitingSeconds: AWAITING_SECONDS,
    };
    this.#notedSeconds = Math.min(NOTED_SECONDS, Math.floor(limits.idleSeconds / 10));
  }

  /** The one way to a session, under a new token. Throws SIGN_IN_REFUSED for a disabled account. */
  async open(opening: Opening): Promise<OpenedSession> {
    const { ownerId, earlierToken, isSecondStepDone } = opening;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return this.#gradebook.transaction(async ({ accounts, sessions }) => {
      const adminEmails = this.#adminEmails;
      const { isDisabled, hasTwoFactor } = await accounts.admit({ ownerId, adminEmails, isSecondStepDone });
      if (isDisabled) throw new AppError('SIGN_IN_REFUSED', 'disabled');
      const isAwaitingSecondStep = hasTwoFactor && !isSecondStepDone;
      const opened = await sessions.open({
        ownerId,
        tokenHash: hashToken(token),
        earlierHash: isToken(earlierToken) ? hashToken(earlierToken) : null,
        isAwaitingSecondStep,
        isRemembered: opening.isRemembered ?? null,
        startedAt: opening.startedAt ?? null,
        address: opening.address,
        userAgent: opening.userAgent?.slice(0, 300) ?? '',
        providerSession: opening.providerSession ?? null,
        life: this.#life,
      });
      if (opened === undefined) throw new AppError('SIGN_IN_REFUSED', 'gone');
      return {
        status: isAwaitingSecondStep ? 'second-step' : 'signed-in',
        cookie: this.#cookieFor(token, opened),
      };
    });
  }

  /** The session of a token; null for one that has ended, or still waits for its second step. */
  async find(token: string | undefined): Promise<FoundSession | null> {
    if (!isToken(token)) return null;
    const found = await this.#gradebook.findOpenSession(hashToken(token));
    if (found === undefined) return null;
    const { account, sessionId, startedAt, usedAt, isRemembered } = found;
    const longestSeconds = isRemembered ? this.#life.longestSeconds : this.#life.longestBriefSeconds;
    if (secondsSince(startedAt) > longestSeconds) return null;
    const isExtended = secondsSince(usedAt) >= this.#notedSeconds;
    if (isExtended) await this.#extend(sessionId, longestSeconds);
    const cookie = isExtended && isRemembered ? this.#cookieFor(token, { isRemembered }) : null;
    return { account, sessionId, startedAt, cookie };
  }

  /** Whose sign-in waits for its second step. */
  async findAwaiting(
    token: string | undefined,
  ): Promise<{ readonly ownerId: string; readonly sessionId: string } | null> {
    if (!isToken(token)) return null;
    const found = await this.#gradebook.sessions.findAwaiting({ tokenHash: hashToken(token) });
    return found === undefined || secondsSince(found.startedAt) >= AWAITING_SECONDS ? null : found;
  }

  /** Ends the session of a token, if there is one. */
  async close(token: string | undefined): Promise<void> {
    if (isToken(token)) await this.#gradebook.sessions.close({ tokenHash: hashToken(token) });
  }

  /** On a full disk the use of a session cannot be noted, and the session is good all the same. */
  async #extend(sessionId: string, longestSeconds: number): Promise<void> {
    const { idleSeconds } = this.#life;
    const use = { sessionId, notedSeconds: this.#notedSeconds, idleSeconds, longestSeconds };
    await this.#gradebook.sessions.extend(use).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'STORAGE_FULL')) throw error;
    });
  }

  #cookieFor(token: string, { isRemembered }: { readonly isRemembered: boolean }): SessionCookie {
    return { token, maxAge: isRemembered ? this.#life.idleSeconds : null };
  }
}

function isToken(text: string | undefined): text is string {
  return text !== undefined && tokenForm.test(text);
}

/** Random tokens cannot be guessed, so a fast hash without salt protects them. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function secondsSince(moment: Date): number {
  return (Date.now() - moment.getTime()) / 1000;
}
