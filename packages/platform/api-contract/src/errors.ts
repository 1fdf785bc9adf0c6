import { ExpectedError, type GradingErrorCode } from '@greenpen/grading';

type ErrorRow = { readonly status: number; readonly sentence: string };

/**
 * All error codes with their HTTP status and the sentence shown to users: what happened and what to do, in at most
 * two short sentences. Add a row to add a code.
 */
export const errors = {
  // Requests
  REQUEST_INVALID: { status: 400, sentence: 'The request is not valid. Check your entries and try again.' },
  NOT_FOUND: { status: 404, sentence: 'This address does not exist. Check it and try again.' },
  MEDIA_TYPE_UNSUPPORTED: {
    status: 415,
    sentence: 'This format is not accepted. Send JSON, or files as a multipart form.',
  },
  BODY_TOO_LARGE: { status: 413, sentence: 'This request is too long. Shorten your text and try again.' },
  ORIGIN_REFUSED: {
    status: 403,
    sentence: 'This request came from another site, so it was refused. Open Greenpen directly and try again.',
  },
  HTTPS_NEEDED: { status: 403, sentence: 'This server accepts only HTTPS. Use an address with https://.' },
  RATE_LIMITED: { status: 429, sentence: 'Too many requests. Wait a moment and try again.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    sentence: 'This request conflicts with an earlier one. Reload the page and try again.',
  },

  // Server
  UNEXPECTED: {
    status: 500,
    sentence: 'Something went wrong on the server, and nothing was saved. Please try again.',
  },
  SERVER_BUSY: { status: 503, sentence: 'The server is busy. Please try again in a few seconds.' },
  SERVER_STOPPING: { status: 503, sentence: 'The server is restarting. Please try again in a few seconds.' },
  DATABASE_UNAVAILABLE: {
    status: 503,
    sentence: 'The database is not responding. Please try again in a few seconds.',
  },
  MAIL_NOT_SET_UP: {
    status: 409,
    sentence: 'This server does not send e-mail. Ask its administrator for a link.',
  },

  // Sign-in
  NOT_SIGNED_IN: { status: 401, sentence: 'You are signed out. Please sign in again.' },
  NOT_ALLOWED: { status: 403, sentence: 'You do not have permission to do this.' },
  SIGN_IN_REFUSED: { status: 401, sentence: 'The e-mail address or the password is not right.' },
  SIGN_IN_SLOWED: {
    status: 429,
    sentence:
      'After many failed attempts, sign-in is slowed down for a while. Check the address and the password, and try again.',
  },
  SIGN_IN_BY_LINK: {
    status: 429,
    sentence:
      'There were too many failed sign-ins, so new devices need a link sent by e-mail for now. Request one here, or sign in on a device that you have used before.',
  },
  SIGN_IN_BY_DEVICE: {
    status: 429,
    sentence:
      'There were too many failed sign-ins, so this account accepts only devices that have signed in before. Ask the administrator of this server for a link.',
  },
  SIGN_IN_AGAIN: {
    status: 403,
    sentence: 'Your sign-in was more than ten minutes ago. Sign out and in again to continue.',
  },
  CONFIRMATION_NEEDED: { status: 403, sentence: 'Please confirm your password to continue.' },
  SECOND_STEP_NEEDED: {
    status: 401,
    sentence: 'Your sign-in took too long. Please start again.',
  },
  SESSION_NOT_FOUND: { status: 404, sentence: 'This session has already ended.' },
  LINK_NOT_VALID: {
    status: 410,
    sentence: 'This link has expired, or was used or replaced. Ask for a new one.',
  },

  // Sign-up
  SIGN_UP_CLOSED: { status: 403, sentence: 'You cannot create an account here with this address.' },
  SET_UP_LINK_NEEDED: {
    status: 403,
    sentence: 'This server is not set up yet. Open the set-up link shown in its terminal.',
  },
  ADDRESS_UNVERIFIED: {
    status: 403,
    sentence: 'This address is not verified yet. Open the link in the message that we just sent to it.',
  },
  ADDRESS_HELD: {
    status: 409,
    sentence: 'An unconfirmed account already uses this address. If it is yours, sign in with its password.',
  },
  EMAIL_INVALID: { status: 400, sentence: 'This is not an e-mail address. Please check it.' },
  EMAIL_TAKEN: {
    status: 409,
    sentence: 'Another account already uses this address. Please enter a different one.',
  },

  // Passwords
  PASSWORDS_OFF: { status: 403, sentence: 'Passwords are not used here. Please use single sign-on.' },
  PASSWORD_WRONG: { status: 403, sentence: 'The current password is not right.' },
  PASSWORD_TOO_SHORT: { status: 400, sentence: 'A password needs at least 8 characters.' },
  PASSWORD_TOO_LONG: { status: 400, sentence: 'A password can have at most 128 characters.' },
  PASSWORD_COMMON: {
    status: 400,
    sentence: 'This password is on a list that attackers try first. Please choose another one.',
  },
  PASSWORD_PERSONAL: {
    status: 400,
    sentence:
      "This password is too similar to your name, e-mail address or this site's name. Please choose another one.",
  },

  // Two-factor sign-in
  CODE_NEEDED: {
    status: 403,
    sentence: 'Please also enter a code from your authenticator app, or a recovery code.',
  },
  CODE_WRONG: {
    status: 403,
    sentence: 'This code is wrong or has already been used. Enter the next one from your app.',
  },
  TWO_FACTOR_ALREADY_ON: { status: 409, sentence: 'Two-factor sign-in is already on.' },
  TWO_FACTOR_NOT_ON: { status: 409, sentence: 'Two-factor sign-in is not on.' },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    sentence: 'This server requires two-factor sign-in. Please set it up under Account first.',
  },

  // Single sign-on
  SINGLE_SIGN_ON_OFF: { status: 404, sentence: 'Single sign-on is not set up here.' },
  SINGLE_SIGN_ON_FAILED: { status: 400, sentence: 'Single sign-on did not succeed. Please try again.' },
  IDENTITY_TAKEN: {
    status: 409,
    sentence: 'This single sign-on account is already linked to another account here.',
  },
  ONLY_WAY_IN: {
    status: 409,
    sentence: 'Single sign-on is the only way into your account. Set a password first.',
  },

  // Accounts
  USER_NOT_FOUND: { status: 404, sentence: 'This account was not found. It may have been deleted.' },
  LAST_ADMIN: {
    status: 409,
    sentence: 'This account is the only administrator. Make another user an administrator first.',
  },

  // Plan and payments
  PLAN_ENDED: {
    status: 402,
    sentence:
      'Your plan has ended, so you can read and export papers but not grade new ones. Subscribe under Plan to continue.',
  },
  PLAN_ACTIVE: { status: 409, sentence: 'You already have a subscription. Open Plan to change it.' },
  PLAN_MISSING: { status: 409, sentence: 'You have no subscription to change.' },
  BILLING_OFF: { status: 404, sentence: 'Payments are not set up on this installation.' },
  BILLING_UNAVAILABLE: {
    status: 503,
    sentence: 'The payment service is not responding. Please try again in a minute.',
  },

  // Courses, class lists and teaching material
  COURSE_NOT_FOUND: { status: 404, sentence: 'This course was not found. It may have been deleted.' },
  COURSE_ASSIGNMENT_NOT_FOUND: {
    status: 404,
    sentence: 'This course assignment was not found. It may have been deleted.',
  },
  PILOT_TOO_SMALL: {
    status: 409,
    sentence: 'Too few drafts of this assignment are left to choose papers from. Grade them in any order.',
  },
  RULING_NOT_FOUND: { status: 404, sentence: 'This example was not found. It may have been removed.' },
  TEMPLATE_NOT_FOUND: { status: 404, sentence: 'This template was not found. It may have been deleted.' },
  EXAMPLE_NOT_FOUND: { status: 404, sentence: 'This example was not found. It may have been deleted.' },
  STUDENT_NOT_FOUND: {
    status: 404,
    sentence: 'This student is not on the class list. The entry may have been deleted.',
  },
  CLASS_LIST_TOO_LONG: {
    status: 413,
    sentence:
      'A class list can have at most 5,000 rows and 500 columns. Remove the rest and import the file again.',
  },
  CLASS_LIST_UNREADABLE: {
    status: 422,
    sentence: 'The quotation marks in this file do not match. Save it as CSV again and import that.',
  },

  // Uploads and stored files
  NO_FILES: { status: 400, sentence: 'Please select files to upload.' },
  TOO_MANY_FILES: { status: 413, sentence: 'Please upload at most 200 files at a time.' },
  FILE_TOO_LARGE: { status: 413, sentence: 'A file can have at most 10 MB. Please upload a smaller copy.' },
  ALL_FILES_REFUSED: { status: 422, sentence: 'None of these files could be taken.' },
  UPLOAD_CUT_OFF: {
    status: 400,
    sentence: 'The upload was cut off, so nothing was stored. Please try again.',
  },
  UPLOADS_BUSY: {
    status: 503,
    sentence: 'Many uploads are in progress. Please try again in a few seconds.',
  },
  FILE_DELETED: { status: 410, sentence: 'This file was deleted at the end of its retention period.' },
  FILE_DAMAGED: {
    status: 500,
    sentence: 'The stored file is damaged and cannot be opened. Please upload the paper again.',
  },
  STORAGE_FULL: {
    status: 507,
    sentence: "The server's disk is full, so nothing was stored. Please tell its administrator.",
  },
  ACCOUNT_FULL: {
    status: 507,
    sentence: 'Your storage is full, so nothing was stored. Delete papers that you no longer need.',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    sentence: 'The storage for papers is not responding. Please try again in a few seconds.',
  },

  // Reviews and grades
  SUBMISSION_NOT_FOUND: { status: 404, sentence: 'This assignment was not found. It may have been deleted.' },
  REVIEW_NOT_READY: { status: 409, sentence: 'This paper has not been graded yet.' },
  REVIEW_ENGINE_FAILED: { status: 500, sentence: 'The paper could not be reviewed. Please try again.' },
  GRADE_ALREADY_APPROVED: {
    status: 409,
    sentence: 'This grade is approved. Reopen it before changing it.',
  },
  GRADE_CHANGED_ELSEWHERE: {
    status: 409,
    sentence: 'This grade was changed in another window. Load it again before you save.',
  },
  CRITERIA_NOT_FOUND: { status: 404, sentence: 'No default criteria found' },
  WEIGHTS_NOT_100: { status: 400, sentence: 'Grading criteria weights must add up to 100%.' },

  // Exports
  EXPORT_NOT_FOUND: {
    status: 404,
    sentence: 'This export was not found. Exports are kept for one hour; please create it again.',
  },
  EXPORT_NOT_READY: { status: 409, sentence: 'These files are still being created. Please wait a moment.' },
  EXPORT_FAILED: { status: 409, sentence: 'The feedback files could not be created. Please try again.' },
  TOO_MANY_TO_EXPORT: {
    status: 413,
    sentence:
      'An archive can contain at most 1,000 papers. Select fewer, for example those of one assignment.',
  },
  ONE_ASSIGNMENT_ONLY: {
    status: 409,
    sentence: 'A Moodle grading worksheet covers one assignment. Select papers of one assignment only.',
  },
  NOTHING_TO_EXPORT: {
    status: 409,
    sentence:
      'None of these papers has an approved grade yet. Approve the grades that you want to export first.',
  },
  NOTHING_CONFIRMED: {
    status: 409,
    sentence:
      'None of these marks could be matched to a student with certainty. Import the class list exported by your learning management system.',
  },

  // Visitors
  CONTACT_NOT_FOUND: { status: 404, sentence: 'This message was not found. It may have been deleted.' },
  CONTACT_RESTS: {
    status: 429,
    sentence: 'This form has received too many messages in the last hour. Please write to us by e-mail.',
  },
  CONTACT_REFUSED: {
    status: 422,
    sentence: 'This message looks automated. Please try again or write to us by e-mail.',
  },
  DEMO_NOT_FOUND: {
    status: 404,
    sentence: 'This review has been deleted. Reviews of the demo are kept for ten minutes.',
  },
  DEMO_BUSY: {
    status: 429,
    sentence: 'Many people are trying the demo. Please come back in a minute.',
  },
} as const satisfies Readonly<Record<GradingErrorCode, ErrorRow> & Record<string, ErrorRow>>;

export type ErrorCode = keyof typeof errors;

/** An expected failure of a call; `errors` maps its code to a status and a sentence. */
export class AppError extends ExpectedError<ErrorCode> {}
