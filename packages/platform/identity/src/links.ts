import { AppError } from '@greenpen/api-contract';
import { queueMail, type Repositories } from '@greenpen/gradebook';
import { deriveSecret, type StoreKey } from '@greenpen/paper-store';
import { createHash, timingSafeEqual } from 'node:crypto';
import { mayWrite, notifyOwner, type Requester } from './account-mail.ts';
import { addressChangeAskedLetter, newAddressLetter, resetLetter } from './letters.ts';
import { assertGoodPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { IdentityPorts } from './ports.ts';
import type { DeviceAccount } from './devices.ts';

const RESET_MINUTES = 60;
const DAY_MINUTES = 24 * 60;

/**
 * The secret of the set-up link for the first account of a server that is reachable from outside. It is derived from
 * the installation's key, so every process knows it; it is useless once the first account exists.
 */
export function setUpSecret(key: StoreKey): string {
  return deriveSecret(key, 'set-up');
}

export function isSetUpSecret(key: StoreKey, given: string | undefined): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(setUpSecret(key)));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

type LinkPorts = Pick<IdentityPorts, 'gradebook' | 'sealer' | 'entry'>;

/** Mails a link for a new password, unless the mailbox has reached its hourly limit. */
export function sendResetLink(
  { gradebook, sealer, entry }: LinkPorts,
  { ownerId, email, by }: { readonly ownerId: string; readonly email: string; readonly by: Requester },
): Promise<void> {
  return gradebook.transaction(async (inside) => {
    if (!(await mayWrite(inside, 'reset-letter', { email, by }))) return;
    const link = { ownerId, purpose: 'reset-password', minutes: RESET_MINUTES, email } as const;
    const letter = resetLetter(`${entry.baseUrl}/reset-password#${await inside.accountLinks.create(link)}`);
    await queueMail(inside, sealer, { to: email, ...letter });
  });
}

/**
 * Sets a forgotten password, or the password of a new account. If the password is refused, the link stays valid.
 * Two-factor sign-in stays on, unless it was set up before the address was verified. Throws LINK_NOT_VALID or the
 * password rule that was broken.
 */
export function setPasswordByLink(
  ports: LinkPorts,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
): Promise<DeviceAccount> {
  return ports.gradebook.transaction(async (inside) => {
    const link = await inside.accountLinks.take({ token, purposes: ['reset-password', 'verify-email'] });
    if (link === undefined) throw new AppError('LINK_NOT_VALID');
    const { ownerId } = link;
    const found = await inside.accounts.get(link);
    assertGoodPassword(newPassword, found);
    const passwordHash = await hashPassword(newPassword, ['known', ownerId]);
    const action = 'password-reset';
    await inside.accounts.setPassword({
      ownerId,
      passwordHash,
      action,
      endSessions: true,
      exceptSessionId: null,
    });
    const isFirstProof = link.email === found.email && !found.isEmailVerified;
    const wasFreed = isFirstProof && (await inside.accounts.dropUnprovenWaysIn(link));
    if (isFirstProof) await inside.accounts.setVerified(link);
    if (link.purpose === 'reset-password') {
      const what =
        'A new password was set. You were signed out everywhere, and your API key was revoked if you had one.';
      const more =
        ' Two-factor sign-in and single sign-on were removed, because your address had not been confirmed when they were set up.';
      await notifyOwner(inside, ports, { to: found.email, what: wasFreed ? `${what}${more}` : what });
    }
    return { ownerId, passwordHash };
  });
}

/**
 * Finds the account of a reset link, to mark the device as known while others guess passwords. The link alone does
 * not sign in and is not used up, so one e-mail serves all devices of the owner. Throws LINK_NOT_VALID.
 */
export async function findDeviceAccount(
  { gradebook }: Pick<LinkPorts, 'gradebook'>,
  { token }: { readonly token: string },
): Promise<DeviceAccount> {
  const link = await gradebook.accountLinks.find({ token, purposes: ['reset-password'] });
  if (link === undefined) throw new AppError('LINK_NOT_VALID');
  const { ownerId, passwordHash } = await gradebook.accounts.get(link);
  if (passwordHash === null) throw new AppError('LINK_NOT_VALID', 'no password');
  return { ownerId, passwordHash };
}

type AddressChange = { readonly ownerId: string; readonly oldEmail: string; readonly email: string };

/** Mails a link to a new address, and a warning to the old one. */
export function sendAddressLink(
  { gradebook, sealer, entry }: LinkPorts,
  { ownerId, oldEmail, email }: AddressChange,
): Promise<void> {
  const by = { known: ownerId };
  return gradebook.transaction(async (inside) => {
    if (await mayWrite(inside, 'change-notice', { email: oldEmail, by })) {
      await queueMail(inside, sealer, { to: oldEmail, ...addressChangeAskedLetter(email) });
    }
    if (!(await mayWrite(inside, 'verify-letter', { email, by }))) return;
    const link = { ownerId, purpose: 'change-email', minutes: DAY_MINUTES, email } as const;
    const token = await inside.accountLinks.create(link);
    if (await hasOwner(inside, email)) return;
    const letter = newAddressLetter(`${entry.baseUrl}/verify-email#${token}`);
    await queueMail(inside, sealer, { to: email, ...letter });
  });
}

/** Unconfirmed accounts do not count: anyone can request one, and it is replaced once the address is verified. */
async function hasOwner(inside: Repositories, email: string): Promise<boolean> {
  const holder = await inside.accounts.findCredentials({ email });
  return holder !== undefined && !holder.isAwaitingVerification;
}

/**
 * Confirms a new address. The link is valid only for the account that requested it: otherwise a stranger who owns the
 * mailbox could attach the address to the requester's account by opening it. Throws LINK_NOT_VALID.
 */
export function setEmailByLink(
  ports: LinkPorts,
  { token, ownerId }: { readonly token: string; readonly ownerId: string },
): Promise<void> {
  return ports.gradebook.transaction(async (inside) => {
    const taken = await inside.accountLinks.take({ token, purposes: ['change-email'] });
    if (taken === undefined || taken.email === null) throw new AppError('LINK_NOT_VALID');
    if (taken.ownerId !== ownerId) throw new AppError('LINK_NOT_VALID', 'of another account');
    const { email } = taken;
    const before = await inside.accounts.get({ ownerId });
    await inside.accounts.setEmail({ ownerId, email, isVerified: true });
    for (const to of new Set([before.email, email])) {
      await notifyOwner(inside, ports, {
        to,
        what: `The e-mail address of your account was changed to ${email}.`,
      });
    }
  });
}
