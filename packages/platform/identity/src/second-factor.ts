import { AppError } from '@greenpen/api-contract';
import { queueMail, type Gradebook, type OwnAccount } from '@greenpen/gradebook';
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { notifyOwner } from './account-mail.ts';
import { attemptKey, TooManyAttempts } from './attempts.ts';
import { wrongCodesLetter } from './letters.ts';
import type { IdentityPorts } from './ports.ts';
import { productName } from './product-name.ts';

/** The length of the hash, as RFC 4226, 4 recommends. */
const SECRET_BYTES = 20;
const appCodeForm = /^\d{6}$/u;

const RECOVERY_CODES = 10;
/** 80 bits cannot be guessed. */
const RECOVERY_CODE_BYTES = 10;

const HALF_DAY_SECONDS = 12 * 60 * 60;
/** Wrong codes within half a day that are tolerated as the owner's typing mistakes. */
const MISTAKES = 4;

type CodePorts = Pick<IdentityPorts, 'entry' | 'sealer' | 'now'> & {
  readonly gradebook: Pick<Gradebook, 'twoFactor' | 'transaction'>;
};

type Shown = {
  readonly ownerId: string;
  readonly code: string;
  /** True if the caller has already counted the attempt separately from those of strangers. */
  readonly isCounted?: boolean;
};

export type AppSecret = {
  readonly bytes: Uint8Array;
  /** In base32, for manual entry. */
  readonly secret: string;
  /** For the QR code (Key URI format of Google Authenticator). */
  readonly uri: string;
};

/**
 * Generates a secret for an authenticator app: 6 digits, 30 seconds and SHA-1, the only settings that every app
 * supports.
 */
export function makeAppSecret({ email }: { readonly email: string }): AppSecret {
  const secret = secretOf(randomBytes(SECRET_BYTES));
  const uri = new TOTP({ issuer: productName, label: email, secret }).toString();
  return { bytes: secret.bytes, secret: secret.base32, uri };
}

/** The time step of a code, allowing one step before and after now; null for a wrong code. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | null {
  // Six non-ASCII characters have more bytes than a code, which makes the library throw.
  if (!appCodeForm.test(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: code, secret: secretOf(secret), window: 1, timestamp });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}

/** Consumes an authenticator code; throws CODE_WRONG, TWO_FACTOR_NOT_ON or RATE_LIMITED. */
export async function takeAppCode(
  { gradebook, sealer, now }: Pick<CodePorts, 'gradebook' | 'sealer' | 'now'>,
  { ownerId, code, isCounted = false }: Shown,
): Promise<void> {
  const attempt = await gradebook.twoFactor.startAttempt({ ownerId, isCounted: !isCounted });
  if (attempt.status === 'off') throw new AppError('TWO_FACTOR_NOT_ON');
  if (attempt.status === 'too-many') throw new TooManyAttempts(attempt.retryAfterSeconds);
  const secret = Buffer.from(sealer.open(attempt.secret), 'base64url');
  const step = findStep(secret, code.replaceAll(/\s/gu, ''), now());
  if (step === null || !(await gradebook.twoFactor.acceptCode({ ownerId, step })))
    throw new AppError('CODE_WRONG');
}

/** Whether a code has the form of an authenticator code; otherwise it is treated as a recovery code. */
export function isAppCode(code: string): boolean {
  return /^[\d\s]*$/u.test(code);
}

/**
 * Consumes an authenticator or recovery code. Recovery codes are too long to guess, so they still work while wrong
 * authenticator codes are rate limited. The owner is notified when one is used.
 */
export async function takeCode(ports: CodePorts, shown: Shown): Promise<void> {
  if (isAppCode(shown.code)) return takeAppCode(ports, shown);
  const { ownerId, code } = shown;
  const hash = hashRecoveryCode(ownerId, code);
  await ports.gradebook.transaction(async (inside) => {
    if (!(await inside.twoFactor.takeRecoveryCode({ ownerId, hash }))) throw new AppError('CODE_WRONG');
    const { email } = await inside.accounts.get({ ownerId });
    const what =
      'A recovery code was used instead of a code from the authenticator app. That recovery code no longer works.';
    await notifyOwner(inside, ports, { to: email, what });
  });
}

/** Consumes a code if two-factor sign-in is on; throws CODE_NEEDED, CODE_WRONG or RATE_LIMITED. */
export async function assertSecondFactor(
  ports: CodePorts,
  account: Pick<OwnAccount, 'ownerId' | 'hasTwoFactor'>,
  code = '',
): Promise<void> {
  if (!account.hasTwoFactor) return;
  if (code.trim() === '') throw new AppError('CODE_NEEDED');
  await takeCode(ports, { ownerId: account.ownerId, code });
}

/**
 * Whether the account must still set up mandatory two-factor sign-in. Accounts without a password are exempt: the
 * single sign-on provider has its own rules.
 */
export async function lacksSecondFactor(
  { entry, gradebook }: Pick<IdentityPorts, 'entry'> & { readonly gradebook: Pick<Gradebook, 'accounts'> },
  ownerId: string,
): Promise<boolean> {
  if (!entry.needsSecondFactor || !entry.hasPasswords) return false;
  const { passwordHash, hasTwoFactor } = await gradebook.accounts.get({ ownerId });
  return passwordHash !== null && !hasTwoFactor;
}

/**
 * Notifies the owner once, from the fifth wrong code in half a day, that somebody knows the password and is guessing
 * codes.
 */
export async function noteWrongCode(
  { gradebook, sealer, entry }: Pick<IdentityPorts, 'gradebook' | 'sealer' | 'entry'>,
  ownerId: string,
): Promise<void> {
  const windowSeconds = HALF_DAY_SECONDS;
  const wrong = [{ key: attemptKey('wrong-code', ownerId), most: MISTAKES }];
  if ((await gradebook.attempts.start({ limits: wrong, windowSeconds })) === null || !entry.hasMail) return;
  const notice = [{ key: attemptKey('wrong-code-notice', ownerId), most: 1 }];
  if ((await gradebook.attempts.start({ limits: notice, windowSeconds })) !== null) return;
  const { email } = await gradebook.accounts.get({ ownerId });
  await gradebook.transaction((inside) =>
    queueMail(inside, sealer, { to: email, ...wrongCodesLetter(`${entry.baseUrl}/forgot-password`) }),
  );
}

/** Generates ten codes such as "abcd-efgh-ijkl-mnop", and their hashes for storage. */
export function makeRecoveryCodes(ownerId: string): { readonly codes: string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (secretOf(randomBytes(RECOVERY_CODE_BYTES)).base32.toLowerCase().match(/.{4}/gu) ?? []).join('-'),
  );
  return { codes, hashes: codes.map((code) => hashRecoveryCode(ownerId, code)) };
}

/** Ignores case, spaces and dashes. */
export function hashRecoveryCode(ownerId: string, code: string): string {
  const typed = code.toLowerCase().replaceAll(/[^a-z2-7]/gu, '');
  return createHash('sha256').update(`${ownerId} ${typed}`).digest('hex');
}
