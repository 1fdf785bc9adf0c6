import { AppError } from '@greenpen/api-contract';
import { queueMail, type CreatedAccount, type Repositories } from '@greenpen/gradebook';
import { plan } from '@greenpen/grading';
import { z } from 'zod';
import { mayWrite, type Requester } from './account-mail.ts';
import { addressGroup } from './address-group.ts';
import { knownLetter, verifyLetter } from './letters.ts';
import { assertGoodPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { IdentityPorts, SignUp } from './ports.ts';

const DAY_MINUTES = 24 * 60;
const TRIAL_MS = plan.trialDays * DAY_MINUTES * 60_000;

const emailAddress = z.email().max(254);

/** Normalizes an e-mail address for storage; throws EMAIL_INVALID. */
export function readEmail(given: string): string {
  const parsed = emailAddress.safeParse(given.trim().toLowerCase());
  if (!parsed.success) throw new AppError('EMAIL_INVALID');
  return parsed.data;
}

export type SplitName = { readonly firstName: string | null; readonly lastName: string | null };

/** "Ana María Diaz" is first name "Ana María" and last name "Diaz"; a single word is a first name. */
export function splitName(name: string): SplitName {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const last = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.length === 0 ? null : words.join(' '), lastName: last ?? null };
}

/** Whether sign-up is open to this address, given in lower case. */
export function mayJoin(signUp: SignUp, email: string): boolean {
  if (signUp.kind !== 'domains') return signUp.kind === 'open';
  return signUp.domains.includes(email.split('@').at(-1) ?? '');
}

export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_MS);
}

/**
 * Whether sign-up asks for the password. If mail is set up, it is chosen later through the link in the message,
 * except for the first account, which needs no link.
 */
export async function asksPasswordAtSignUp({
  gradebook,
  entry,
}: Pick<IdentityPorts, 'gradebook' | 'entry'>): Promise<boolean> {
  return !entry.hasMail || !(await gradebook.accounts.hasAny());
}

export type WantedAccount = {
  readonly name: string;
  readonly email: string;
  readonly password: string | undefined;
  /** The token of the set-up link. */
  readonly setUp: string | undefined;
  readonly by: Extract<Requester, { readonly address: string }>;
};

export type SignUpOutcome = CreatedAccount | { readonly status: 'letters-used-up' };

/**
 * Creates an account, or e-mails the owner of the address if it has one. Throws if the address or password is
 * invalid.
 */
export async function signUpAccount(ports: IdentityPorts, wanted: WantedAccount): Promise<SignUpOutcome> {
  const { gradebook, entry, now } = ports;
  const email = readEmail(wanted.email);
  const names = splitName(wanted.name);
  const needsPassword = await asksPasswordAtSignUp(ports);
  const password = wanted.password ?? '';
  if (needsPassword) assertGoodPassword(password, { email, ...names });
  const hashedFor = ['stranger', addressGroup(wanted.by.address)] as const;
  const passwordHash = needsPassword ? await hashPassword(password, hashedFor) : null;
  const isWelcome = mayJoin(entry.signUp, email);
  // An account already exists, so this one would not be the first.
  if (!needsPassword && !isWelcome) return { status: 'sign-up-closed' };
  return gradebook.transaction(async (inside) => {
    // Links mailed before still work.
    if (!needsPassword && !(await mayWrite(inside, 'verify-letter', { email, by: wanted.by })))
      return { status: 'letters-used-up' };
    const created = await inside.accounts.create({
      email,
      name: wanted.name,
      ...names,
      trialEndsAt: trialEnd(now()),
      passwordHash,
      identity: null,
      isEmailVerified: false,
      mustVerify: entry.hasMail,
      mayBeFirst: entry.mayBeFirst(wanted.setUp),
      mayJoin: isWelcome,
    });
    if (created.status === 'created' && created.mustVerify)
      await sendVerifyLink(ports, inside, { ownerId: created.ownerId, email });
    if (created.status === 'email-taken' && entry.hasMail) await writeToKnown(ports, inside, email);
    return created;
  });
}

async function writeToKnown(ports: IdentityPorts, inside: Repositories, email: string): Promise<void> {
  const found = await inside.accounts.findCredentials({ email });
  if (found === undefined || found.isDisabled) return;
  const { ownerId, isAwaitingVerification } = found;
  if (isAwaitingVerification) return sendVerifyLink(ports, inside, { ownerId, email });
  await queueMail(inside, ports.sealer, { to: email, ...knownLetter(ports.entry.baseUrl) });
}

async function sendVerifyLink(
  { sealer, entry }: IdentityPorts,
  inside: Repositories,
  { ownerId, email }: { readonly ownerId: string; readonly email: string },
): Promise<void> {
  const link = { ownerId, purpose: 'verify-email', minutes: DAY_MINUTES, email } as const;
  const token = await inside.accountLinks.create(link);
  const letter = verifyLetter(`${entry.baseUrl}/choose-password#${token}`);
  await queueMail(inside, sealer, { to: email, ...letter });
}
