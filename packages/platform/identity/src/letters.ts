import { productName } from './product-name.ts';

export type Letter = { readonly kind: string; readonly subject: string; readonly text: string };

const paragraphs = (...lines: readonly string[]): string => `${lines.join('\n\n')}\n`;

export const verifyLetter = (link: string): Letter => ({
  kind: 'verify-email',
  subject: `Confirm your address for ${productName}`,
  text: paragraphs(
    `Somebody asked for a ${productName} account with this address. To open the account, choose its password here:`,
    link,
    'The link works once and for 24 hours. If it was not you, do nothing: without it the account stays closed.',
  ),
});

export const resetLetter = (link: string): Letter => ({
  kind: 'reset-password',
  subject: `Set a new password for ${productName}`,
  text: paragraphs(
    `To set a new password for your account, or to sign in on a new device with the one you have, open this link on that device:`,
    link,
    'The link works for one hour and sets a password once. If you did not ask for it, do nothing: your password stays as it is.',
  ),
});

export const knownLetter = (baseUrl: string): Letter => ({
  kind: 'already-registered',
  subject: `You have an account for ${productName} already`,
  text: paragraphs(
    'Somebody, you we hope, tried to make an account with this address, which has one already. Sign in here:',
    `${baseUrl}/sign-in`,
    `If you do not know the password any more, you can set a new one there:`,
    `${baseUrl}/forgot-password`,
    'If it was not you, nothing has happened to your account.',
  ),
});

export const newAddressLetter = (link: string): Letter => ({
  kind: 'change-email',
  subject: `Confirm your new address for ${productName}`,
  text: paragraphs(
    `To use this address for your account from now on, open this in a browser where you are signed in:`,
    link,
    'The link works once and for 24 hours. If you did not ask for it, do nothing.',
  ),
});

/** Goes to the address that the account has now, so that its owner can stop a change that somebody else asked for. */
export const addressChangeAskedLetter = (email: string): Letter => ({
  kind: 'address-change-asked',
  subject: `A new address for your ${productName} account was asked for`,
  text: paragraphs(
    `Somebody asked to change the address of your account to ${email}. If it was you, there is nothing to do here.`,
    'If it was not you, set a new password at once: that cancels the change.',
  ),
});

/** Tells the owner that somebody keeps guessing the password, from several places. */
export const failedSignInsLetter = (link: string): Letter => ({
  kind: 'failed-sign-ins',
  subject: `Many failed sign-ins to your ${productName} account`,
  text: paragraphs(
    'Within an hour, there were dozens of wrong passwords at your account. None of them opened it.',
    'Devices that have signed in before are not affected. To sign in on a new device, or to set a new password, ask for a link here and open it on that device:',
    link,
  ),
});

/** Tells the owner that somebody who has the password is guessing codes of the app. */
export const wrongCodesLetter = (link: string): Letter => ({
  kind: 'wrong-codes',
  subject: `Wrong codes at your ${productName} account`,
  text: paragraphs(
    'Within half a day, somebody signed in with your password and then entered several wrong codes of the second step. None of them opened your account.',
    'If it was not you, somebody knows your password. Set a new one at once:',
    link,
  ),
});

/** The last letter to an account: there is nothing left that its reader could do here. */
export const deletedLetter = (): Letter => ({
  kind: 'account-deleted',
  subject: `Your ${productName} account was deleted`,
  text: paragraphs(
    'Your account was deleted, with its papers, grades and settings. You can no longer sign in to it.',
    'If it was not you, write to the person who runs this server. Sessions, links and API keys of the account no longer work.',
  ),
});

/** Tells the owner of a change that somebody else may have made. */
export const noticeLetter = (what: string): Letter => ({
  kind: 'notice',
  subject: `Your ${productName} account was changed`,
  text: paragraphs(
    `${what} If it was you, there is nothing to do.`,
    'If it was not you, set a new password at once, or write to the person who runs this server.',
  ),
});
