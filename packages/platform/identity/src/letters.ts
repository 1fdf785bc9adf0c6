import { productName } from './product-name.ts';

export type Letter = { readonly kind: string; readonly subject: string; readonly text: string };

const paragraphs = (...lines: readonly string[]): string => `${lines.join('\n\n')}\n`;

export const verifyLetter = (link: string): Letter => ({
  kind: 'verify-email',
  subject: `Confirm your address for ${productName}`,
  text: paragraphs(
    `Somebody requested a ${productName} account with this address. To activate the account, choose its password here:`,
    link,
    'The link works once, within 24 hours. If it was not you, ignore this message: nobody can use the account without the link.',
  ),
});

export const resetLetter = (link: string): Letter => ({
  kind: 'reset-password',
  subject: `Set a new password for ${productName}`,
  text: paragraphs(
    `To set a new password for your account, or to sign in on a new device with the one you have, open this link on that device:`,
    link,
    'The link works for one hour and sets a password once. If you did not request it, ignore this message: your password stays as it is.',
  ),
});

export const knownLetter = (baseUrl: string): Letter => ({
  kind: 'already-registered',
  subject: `You already have a ${productName} account`,
  text: paragraphs(
    'Somebody tried to create an account with this address, which already has one. If it was you, sign in here:',
    `${baseUrl}/sign-in`,
    'If you have forgotten your password, set a new one here:',
    `${baseUrl}/forgot-password`,
    'If it was not you, ignore this message: your account has not changed.',
  ),
});

export const newAddressLetter = (link: string): Letter => ({
  kind: 'change-email',
  subject: `Confirm your new address for ${productName}`,
  text: paragraphs(
    `To use this address for your account from now on, open this in a browser where you are signed in:`,
    link,
    'The link works once, within 24 hours. If you did not request it, ignore this message.',
  ),
});

/** Sent to the current address of the account, so that its owner can stop a change requested by another person. */
export const addressChangeAskedLetter = (email: string): Letter => ({
  kind: 'address-change-asked',
  subject: `Request to change the address of your ${productName} account`,
  text: paragraphs(
    `Somebody asked to change the address of your account to ${email}. If it was you, you need not do anything.`,
    'If it was not you, set a new password now: that cancels the change.',
  ),
});

/** Warns the owner about password guessing from several places. */
export const failedSignInsLetter = (link: string): Letter => ({
  kind: 'failed-sign-ins',
  subject: `Many failed sign-ins to your ${productName} account`,
  text: paragraphs(
    'Within an hour, somebody entered dozens of wrong passwords for your account. None of them worked.',
    'Devices that have signed in before are not affected. To sign in on a new device, or to set a new password, request a link here and open it on that device:',
    link,
  ),
});

/** Warns the owner that a person who knows the password is guessing authenticator codes. */
export const wrongCodesLetter = (link: string): Letter => ({
  kind: 'wrong-codes',
  subject: `Wrong sign-in codes for your ${productName} account`,
  text: paragraphs(
    'Within the last 12 hours, somebody entered your password and then several wrong codes from the authenticator app. None of them worked.',
    'If it was not you, somebody knows your password. Set a new one now:',
    link,
  ),
});

/** Sent after the account is deleted, so it contains no link. */
export const deletedLetter = (): Letter => ({
  kind: 'account-deleted',
  subject: `Your ${productName} account was deleted`,
  text: paragraphs(
    'Your account was deleted, with its papers, grades and settings. You can no longer sign in to it.',
    'Its sessions, links and API key no longer work. If it was not you, write to the person who runs this server.',
  ),
});

/** Tells the owner about a change that another person may have made. */
export const noticeLetter = (what: string): Letter => ({
  kind: 'notice',
  subject: `Your ${productName} account was changed`,
  text: paragraphs(
    `${what} If it was you, you need not do anything.`,
    'If it was not you, set a new password now, or write to the person who runs this server.',
  ),
});
