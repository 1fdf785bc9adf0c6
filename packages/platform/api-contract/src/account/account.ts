import { z } from 'zod';
import { defineCall } from '../call.ts';
import { openEnum } from '../fields.ts';
import { currentPassword } from './passwords.ts';
import { appCode } from './two-factor.ts';

/** The signed-in person's own account, as its screen shows it. */
export const account = z.object({
  email: z.string(),
  /** New address, not yet confirmed through the link mailed to it. */
  pendingEmail: z.string().nullable(),
  isEmailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** False for accounts that use only single sign-on; they need a recent sign-in instead of a password. */
  hasPassword: z.boolean(),
  singleSignOn: z.object({
    /** Display name of the provider; null without single sign-on. */
    name: z.string().nullable(),
    isLinked: z.boolean(),
  }),
  twoFactor: z.object({
    isOn: z.boolean(),
    /** Two-factor sign-in is mandatory: other calls are refused until it is set up, and it cannot be switched off. */
    isRequired: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
});

export type Account = z.infer<typeof account>;

export const getAccount = defineCall({
  method: 'GET',
  path: '/api/account',
  summary: 'The signed-in account: names, address and sign-in methods.',
  response: account,
});

const namePart = z.string().trim().max(100);

export const updateAccount = defineCall({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Changes the names; an empty name is removed.',
  body: z.strictObject({ firstName: namePart.optional(), lastName: namePart.optional() }),
  response: account,
});

export const changeEmail = defineCall({
  method: 'POST',
  path: '/api/account/change-email',
  summary:
    'Changes the address. If mail is set up, the change takes effect when the link sent to the new address is opened.',
  body: z.strictObject({ currentPassword, email: z.string().max(320) }),
  response: z.object({ status: openEnum(['changed', 'link-sent']) }),
});

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/identity/verify-email',
  summary: 'Confirms a new address with the token of the link mailed to it.',
  body: z.strictObject({ token: z.string().max(200) }),
  response: z.object({ verified: z.literal(true) }),
});

export const holdings = z.object({
  /** Includes deleted papers that can still be restored. */
  papers: z.int(),
  /** Total size of the stored files. */
  bytes: z.int(),
  /** Storage limit; null for no limit. */
  mostBytes: z.int().nullable(),
  courses: z.int(),
  /** Papers and discussions that calibrate the engine. */
  examples: z.int(),
  /** True if the account cannot be deleted: it is the only administrator and there are other users. */
  isLastAdmin: z.boolean(),
  /** Files, drafts and extracted text are deleted after this many days. */
  retentionDays: z.int(),
  /** When the next export is allowed, if the limit of ten per hour is reached; null if one is allowed now. */
  nextExportAt: z.iso.datetime().nullable(),
});

export type Holdings = z.infer<typeof holdings>;

export const getHoldings = defineCall({
  method: 'GET',
  path: '/api/account/holdings',
  summary: 'The amount of stored data and how long it is kept.',
  response: holdings,
});

export const exportAccount = defineCall({
  method: 'GET',
  path: '/api/account/export',
  summary: 'All data of the account as a ZIP, streamed while it is created.',
  response: null,
});

export const deleteAccount = defineCall({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Deletes the account and all its data immediately and permanently; 403 PASSWORD_WRONG or CODE_NEEDED, 409 LAST_ADMIN.',
  body: z.strictObject({ currentPassword, code: appCode.optional() }),
  response: z.object({ deleted: z.literal(true) }),
});
