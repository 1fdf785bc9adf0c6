import { AppError } from '@greenpen/api-contract';
import type { Account, Gradebook, ProviderSession, SessionLife } from '@greenpen/gradebook';
import { createHash, randomBytes } from 'node:crypto';

export type SessionLimits = Pick<SessionLife, 'idleSeconds' | 'longestSeconds'>;

const TOKEN_BYTES = 32;
const tokenForm = /^[\w-]{43}$/u;

/** Maximum lifetime of a session without "remember me", which also ends when the browser is closed. */
const LONGEST_BRIEF_SECONDS = 24 * 60 * 60;
/** Time limit for the second step. */
const AWAITING_SECONDS = 10 * 60;
/** The last use of a session is recorded at most every five minutes. */
const NOTED_SECONDS = 300;

type Options = {
  readonly gradebook: Pick<Gradebook, 'findOpenSession' | 'sessions' | 'transaction'>;
  readonly limits: SessionLimits;
  /** Addresses whose verified owners become administrators. */
  readonly adminEmails: readonly string[];
};

export type Opening = {
  readonly ownerId: string;
  /** Token of the browser's current session, which ends. */
  readonly earlierToken: string | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** If false, the session ends when the browser is closed; absent keeps the choice of the previous step. */
  readonly isRemembered?: boolean | undefined;
  /** True if the person has just entered a code or is already signed in, so no code is required. */
  readonly isSecondStepDone: boolean;
  /** Time of the original sign-in when a session is renewed; now by default. */
  readonly startedAt?: Date;
  /** The single sign-on provider and its session id; absent keeps those of the previous step. */
  readonly providerSession?: ProviderSession;
};

/** The session cookie: the token and its lifetime in seconds; null until the browser is closed. */
export type SessionCookie = { readonly token: string; readonly maxAge: number | null };

export type OpenedSession = {
  readonly status: 'signed-in' | 'second-step';
  readonly cookie: SessionCookie;
};

export type FoundSession = {
  readonly account: Account;
  readonly sessionId: string;
  readonly startedAt: Date;
  /** The cookie to set if the session was extended; otherwise null. */
  readonly cookie: SessionCookie | null;
};

/** Sessions in the database. The browser has a token of 256 random bits, and the database stores only its SHA-256. */
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

  /** Opens a session with a new token; the only way to create one. Throws SIGN_IN_REFUSED for a disabled account. */
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

  /** The session of a token; null if it has ended or still waits for its second step. */
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

  /** Finds the account whose sign-in waits for its second step. */
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

  /** Errors are ignored: on a full disk the last use cannot be recorded, but the session is still valid. */
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

/** A fast hash without salt is enough, because random tokens cannot be guessed. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function secondsSince(moment: Date): number {
  return (Date.now() - moment.getTime()) / 1000;
}
