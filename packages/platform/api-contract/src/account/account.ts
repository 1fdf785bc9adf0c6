import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';
import { currentPassword } from './passwords.ts';
import { appCode } from './two-factor.ts';

/** The signed-in person's own account, as its screen shows it. */
export const account = z.object({
  email: z.string(),
  /** A new address that waits for its owner to open the link that was mailed to it. */
  pendingEmail: z.string().nullable(),
  isEmailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** False for who only ever came by single sign-on: such a person is asked to have signed in just now instead. */
  hasPassword: z.boolean(),
  singleSignOn: z.object({
    /** What this installation calls its provider; null where there is none. */
    name: z.string().nullable(),
    isLinked: z.boolean(),
  }),
  twoFactor: z.object({
    isOn: z.boolean(),
    /** Asked of everybody here: nothing else opens before it is set up, and it cannot be switched off. */
    isRequired: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
});

export type Account = z.infer<typeof account>;

export const getAccount = defineCall({
  method: 'GET',
  path: '/api/account',
  summary: 'The own account: names, address, and how it is signed in to.',
  response: account,
});

const namePart = z.string().trim().max(100);

export const updateAccount = defineCall({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Changes the names; an empty one is taken away.',
  body: z.strictObject({ firstName: namePart.optional(), lastName: namePart.optional() }),
  response: account,
});

export const changeEmail = defineCall({
  method: 'POST',
  path: '/api/account/change-email',
  summary: 'Changes the address; where mail is set up, once the link that is sent there was opened.',
  body: z.strictObject({ currentPassword, email: z.string().max(320) }),
  response: z.object({ status: openEnum(['changed', 'link-sent']) }),
});

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/identity/verify-email',
  summary: 'Takes the token of the link that was mailed to the new address of this account.',
  body: z.strictObject({ token: z.string().max(200) }),
  response: z.object({ verified: z.literal(true) }),
});

export const holdings = z.object({
  /** Also those that can still be put back. */
  papers: z.int(),
  /** Of the files that are still there. */
  bytes: z.int(),
  /** What they may come to; null without a limit. */
  mostBytes: z.int().nullable(),
  courses: z.int(),
  /** Papers and discussions that the engine learns from. */
  examples: z.int(),
  /** Nobody else could administer the installation, and others use it: the account cannot be deleted. */
  isLastAdmin: z.boolean(),
  /** After which files, drafts and what was read from papers are deleted. */
  retentionDays: z.int(),
  /** When everything can be exported again, after ten times within an hour; null for now. */
  nextExportAt: z.iso.datetime().nullable(),
});

export type Holdings = z.infer<typeof holdings>;

export const getHoldings = defineCall({
  method: 'GET',
  path: '/api/account/holdings',
  summary: 'How much the account holds, and how long it is kept.',
  response: holdings,
});

export const exportAccount = defineCall({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything that the account holds as a ZIP, sent while it is made.',
  response: null,
});

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Deletes the account and all that it holds, at once and for good; 403 PASSWORD_WRONG or CODE_NEEDED, 409 LAST_ADMIN.',
  body: z.strictObject({ currentPassword, code: appCode.optional() }),
  response: z.object({ deleted: z.literal(true) }),
});
