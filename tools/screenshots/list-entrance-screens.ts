import type { SignInOptions } from '@greenpen/api-contract';
import type { Page } from 'playwright-core';
import { answerWith, refuseWith } from './answer-with.ts';
import type { Screen } from './screen.ts';

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const here: SignInOptions = {
  hasPasswords: true,
  canSignUp: true,
  asksPasswordAtSignUp: true,
  hasMail: true,
  singleSignOn: null,
};

/** An installation with other ways in. */
const withOptions = (options: Partial<SignInOptions>) =>
  answerWith('**/api/identity/options', { ...here, ...options });

const withUniversity = withOptions({ singleSignOn: 'Northfield University' });

/** Every step of every way in, and what each says when it does not work. */
const screens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-in-lacking', path: '/sign-in', act: press('Sign in') },
  { name: 'sign-in-refused', path: '/sign-in', act: signInWrongly },
  { name: 'sign-in-with-provider', path: '/sign-in', before: withUniversity },
  { name: 'sign-in-provider-failed', path: '/sign-in?problem=address-taken', before: withUniversity },
  {
    name: 'sign-in-provider-alone',
    path: '/sign-in',
    before: withOptions({ singleSignOn: 'Northfield University', hasPasswords: false, canSignUp: false }),
  },
  { name: 'second-step', path: '/sign-in?step=code' },
  {
    name: 'second-step-refused',
    path: '/sign-in?step=code',
    before: refuseWith('**/api/identity/second-step', 403, 'This code is not right. Try the next one.'),
    act: enterCode,
  },
  { name: 'second-step-recovery', path: '/sign-in?step=code', act: press('Use a recovery code') },
  { name: 'create-account', path: '/sign-in', act: press('Create an account') },
  { name: 'create-account-lacking', path: '/sign-in', act: createWithNothing },
  {
    name: 'create-account-link-sent',
    path: '/sign-in',
    before: answerWith('**/sign-up/email', { status: 'link-sent' }),
    act: createAccount,
  },
  { name: 'create-account-weak', path: '/sign-in', act: createWithWeakPassword },
  { name: 'set-up', path: '/sign-in#set-up=sample' },
  { name: 'forgot-password', path: '/forgot-password', before: withOptions({ hasMail: true }) },
  { name: 'forgot-password-sent', path: '/forgot-password', before: withMail, act: askForLink },
  { name: 'forgot-password-without-mail', path: '/forgot-password', before: withOptions({ hasMail: false }) },
  { name: 'reset-password', path: '/reset-password#sample' },
  { name: 'reset-password-refused', path: '/reset-password#sample', act: setPassword },
  {
    name: 'reset-password-done',
    path: '/reset-password#sample',
    before: answerWith('**/api/identity/reset-password', { changed: true }),
    act: setPassword,
  },
  { name: 'reset-password-incomplete', path: '/reset-password' },
  { name: 'choose-password', path: '/choose-password#sample' },
  { name: 'verify-email', path: '/verify-email#sample' },
  { name: 'verify-email-refused', path: '/verify-email#sample', act: press('Confirm') },
  {
    name: 'verify-email-done',
    path: '/verify-email#sample',
    before: answerWith('**/api/identity/verify-email', { verified: true }),
    act: press('Confirm'),
  },
  { name: 'account-deleted', path: '/account-deleted' },
];

export const entranceScreens: readonly Screen[] = screens.map((screen) => ({ ...screen, viewer: 'visitor' }));

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('jules@example.edu');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await press('Sign in')(page);
  await page.getByRole('alert').waitFor();
}

async function enterCode(page: Page): Promise<void> {
  await page.getByLabel('Code from your app').fill('123456');
  await press('Sign in')(page);
  await page.getByRole('alert').waitFor();
}

async function createWithNothing(page: Page): Promise<void> {
  await press('Create an account')(page);
  await press('Create account')(page);
  await page.getByText('Enter your name.').waitFor();
}

async function create(page: Page, password: string): Promise<void> {
  await press('Create an account')(page);
  await page.getByLabel('Name').fill('Jules Sample');
  await page.getByLabel('E-mail').fill('jules@example.edu');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press('Create account')(page);
}

async function createAccount(page: Page): Promise<void> {
  await create(page, 'a green pen on warm paper');
  await page.getByText('Check your e-mail').waitFor();
}

async function createWithWeakPassword(page: Page): Promise<void> {
  await create(page, 'password1');
  await page.getByRole('alert').waitFor();
}

async function withMail(page: Page): Promise<void> {
  await withOptions({ hasMail: true })(page);
  await answerWith('**/api/identity/forgot-password', { asked: true })(page);
}

async function askForLink(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('jules@example.edu');
  await press('Send the link')(page);
  await page.getByText('Check your e-mail').waitFor();
}

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill('another pen on paper');
  await press('Set the password')(page);
  await page.getByRole('alert').or(page.getByText('Your new password is set')).waitFor();
}
