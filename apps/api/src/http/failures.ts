import type { GradingErrorCode } from '@greenpen/grading';

export type FailureRow = { readonly status: number; readonly sentence: string };

const gone = 'It was not found. It may have been deleted.';

/** Every expected failure: its status, and the sentence that the person at the screen reads. */
export const failureOf: Readonly<Record<GradingErrorCode, FailureRow>> = {
  NOT_SIGNED_IN: { status: 401, sentence: 'You are signed out. Please sign in again.' },
  NOT_ALLOWED: { status: 403, sentence: 'Your account is not allowed to do this.' },
  SIGN_IN_REFUSED: { status: 401, sentence: 'The e-mail address or the password is not right.' },
  SIGN_IN_SLOWED: {
    status: 429,
    sentence:
      'There were many failed sign-ins, so sign-in is slower for a while. Check the address and the password, and try again.',
  },
  SIGN_IN_BY_LINK: {
    status: 429,
    sentence:
      'There were too many failed sign-ins to this account. For now, a new device also needs a link by e-mail. Request one here, or use a device that has signed in before.',
  },
  SIGN_IN_BY_DEVICE: {
    status: 429,
    sentence:
      'There were too many failed sign-ins to this account. For now, use a device that has signed in before, or ask the person who runs this server for a link.',
  },
  SIGN_IN_AGAIN: {
    status: 403,
    sentence: 'Please sign out and sign in again to continue. You signed in more than ten minutes ago.',
  },
  CONFIRMATION_NEEDED: {
    status: 403,
    sentence: 'Please confirm your password to continue.',
  },
  SECOND_STEP_NEEDED: {
    status: 401,
    sentence: 'The first step was too long ago. Please sign in again from the start.',
  },
  ADDRESS_UNVERIFIED: {
    status: 403,
    sentence: 'This address is not verified yet. Open the link in the message that was sent to it just now.',
  },
  SIGN_UP_CLOSED: { status: 403, sentence: 'You cannot create an account here with this address.' },
  SET_UP_LINK_NEEDED: {
    status: 403,
    sentence: 'This server is not set up yet. Open the set-up link that its terminal shows.',
  },
  PASSWORDS_OFF: { status: 403, sentence: 'Passwords are not used here. Please use single sign-on.' },
  PASSWORD_WRONG: { status: 403, sentence: 'The current password is not right.' },
  PASSWORD_TOO_SHORT: { status: 400, sentence: 'A password needs at least 8 characters.' },
  PASSWORD_TOO_LONG: { status: 400, sentence: 'A password can have 128 characters at most.' },
  PASSWORD_COMMON: {
    status: 400,
    sentence: 'This password is one of the first that attackers try. Please choose another one.',
  },
  PASSWORD_PERSONAL: {
    status: 400,
    sentence:
      "This password is too similar to your name, e-mail address or this site's name. Please choose another one.",
  },
  EMAIL_INVALID: { status: 400, sentence: 'This is not an e-mail address. Please check it.' },
  EMAIL_TAKEN: { status: 409, sentence: 'Another account has this address.' },
  LINK_NOT_VALID: {
    status: 410,
    sentence: 'This link was used already, has been replaced by a newer one, or is too old.',
  },
  CODE_WRONG: {
    status: 403,
    sentence: 'This code is not right, or it was used already. Wait for the next one.',
  },
  CODE_NEEDED: {
    status: 403,
    sentence: 'Please also enter a code from your authenticator app, or a recovery code.',
  },
  TWO_FACTOR_ALREADY_ON: { status: 409, sentence: 'Two-factor sign-in is on already.' },
  TWO_FACTOR_NOT_ON: { status: 409, sentence: 'Two-factor sign-in is not on.' },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    sentence: 'This server requires two-factor sign-in. Please set it up under Account first.',
  },
  SESSION_NOT_FOUND: { status: 404, sentence: 'This session has ended already.' },
  IDENTITY_TAKEN: {
    status: 409,
    sentence: 'This single sign-on account is already linked to another account here.',
  },
  ADDRESS_HELD: {
    status: 409,
    sentence: 'Another account has this address, and nobody has confirmed that it is theirs.',
  },
  ONLY_WAY_IN: {
    status: 409,
    sentence: 'This is the only way into your account. Set a password first.',
  },
  SINGLE_SIGN_ON_OFF: { status: 404, sentence: 'Single sign-on is not set up here.' },
  SINGLE_SIGN_ON_FAILED: { status: 400, sentence: 'Single sign-on failed. Please try again.' },
  MAIL_NOT_SET_UP: {
    status: 409,
    sentence: 'This server does not send e-mail. Please ask the person who runs it for a link.',
  },
  REQUEST_INVALID: { status: 400, sentence: 'Something that was sent is not valid.' },
  ORIGIN_REFUSED: { status: 403, sentence: 'This request came from another site, so it was refused.' },
  HTTPS_NEEDED: { status: 403, sentence: 'This server accepts https only.' },
  RATE_LIMITED: { status: 429, sentence: 'Too many requests. Please wait a moment and try again.' },
  SERVER_BUSY: {
    status: 503,
    sentence: 'The server is busy at the moment. Please try again in a few seconds.',
  },
  SUBMISSION_NOT_FOUND: { status: 404, sentence: `This assignment is not here. ${gone}` },
  COURSE_NOT_FOUND: { status: 404, sentence: `This course is not here. ${gone}` },
  COURSE_ASSIGNMENT_NOT_FOUND: { status: 404, sentence: `This course assignment is not here. ${gone}` },
  CRITERIA_NOT_FOUND: { status: 404, sentence: 'No default criteria found' },
  TEMPLATE_NOT_FOUND: { status: 404, sentence: `This template is not here. ${gone}` },
  EXAMPLE_NOT_FOUND: { status: 404, sentence: `This example is not here. ${gone}` },
  STUDENT_NOT_FOUND: { status: 404, sentence: `This student is not on the class list. ${gone}` },
  CLASS_LIST_TOO_LONG: {
    status: 413,
    sentence:
      'A class list can have at most 5,000 rows and 500 columns. Remove what is not part of it and import it again.',
  },
  CLASS_LIST_UNREADABLE: {
    status: 422,
    sentence:
      'The quotation marks in this file do not match, so its rows cannot be told apart. Save it as CSV again and import that.',
  },
  EXPORT_NOT_FOUND: { status: 404, sentence: 'This export is not here. Exports are kept for an hour.' },
  EXPORT_NOT_READY: { status: 409, sentence: 'These files are still being made.' },
  EXPORT_FAILED: { status: 409, sentence: 'The feedback files could not be made. Please try again.' },
  TOO_MANY_TO_EXPORT: {
    status: 413,
    sentence: 'One archive takes at most 1,000 papers. Choose fewer, for example one assignment.',
  },
  ONE_ASSIGNMENT_ONLY: {
    status: 409,
    sentence: 'A Moodle grading worksheet is for one assignment. Choose papers of one assignment.',
  },
  NOTHING_TO_EXPORT: {
    status: 409,
    sentence: 'None of these papers has an approved grade yet, so there is nothing to export.',
  },
  NOTHING_CONFIRMED: {
    status: 409,
    sentence:
      'None of these marks can be matched to a student safely. Import the class list that your system exports.',
  },
  FILE_DELETED: { status: 410, sentence: 'The file was deleted when its retention time had passed.' },
  FILE_DAMAGED: {
    status: 500,
    sentence: 'The stored file is damaged and cannot be opened. Please upload the paper again.',
  },
  FILE_TOO_LARGE: { status: 413, sentence: 'A file may have 10 MB at most.' },
  TOO_MANY_FILES: { status: 413, sentence: 'Please upload at most 200 files at a time.' },
  UPLOAD_CUT_OFF: {
    status: 400,
    sentence: 'The upload was cut off before it was complete, so nothing was stored. Please try again.',
  },
  NO_FILES: { status: 400, sentence: 'Please select files to upload.' },
  UPLOADS_BUSY: {
    status: 503,
    sentence: 'Many uploads are under way at the moment. Please try again in a few seconds.',
  },
  ALL_FILES_REFUSED: { status: 422, sentence: 'None of these files could be taken.' },
  REVIEW_NOT_READY: { status: 409, sentence: 'This paper is not graded yet.' },
  GRADE_ALREADY_APPROVED: {
    status: 409,
    sentence: 'This grade is approved. Reopen it before you change it.',
  },
  GRADE_CHANGED_ELSEWHERE: {
    status: 409,
    sentence: 'This grade was changed in another window. Load it again before you save.',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 409, sentence: 'This request was already used for something else.' },
  WEIGHTS_NOT_100: { status: 400, sentence: 'Grading criteria weights must add up to 100%.' },
  LAST_ADMIN: {
    status: 409,
    sentence: 'This account is the only administrator. Make somebody else an administrator first.',
  },
  USER_NOT_FOUND: { status: 404, sentence: `This account is not here. ${gone}` },
  PLAN_ENDED: {
    status: 402,
    sentence:
      'Your plan has ended, so no new grading can be started. Subscribe under Plan to go on; everything you have can still be read and exported.',
  },
  PLAN_ACTIVE: { status: 409, sentence: 'You have a subscription already. Open Plan to change it.' },
  PLAN_MISSING: { status: 409, sentence: 'There is no subscription that could be changed.' },
  BILLING_OFF: { status: 404, sentence: 'Payments are not set up on this installation.' },
  BILLING_UNAVAILABLE: {
    status: 503,
    sentence: 'The payment service does not answer at the moment. Please try again in a minute.',
  },
  SERVER_STOPPING: {
    status: 503,
    sentence: 'The server is being restarted. Please try again in a few seconds.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    sentence: 'The database does not answer at the moment. Please try again in a few seconds.',
  },
  STORAGE_FULL: {
    status: 507,
    sentence: 'The disk for papers is full, so nothing was stored. Please tell whoever runs this server.',
  },
  ACCOUNT_FULL: {
    status: 507,
    sentence:
      'Your storage is full, so nothing was stored. Delete papers that you no longer need, or wait until older ones are deleted by themselves.',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    sentence: 'The storage for papers does not answer at the moment. Please try again in a few seconds.',
  },
  REVIEW_ENGINE_FAILED: { status: 500, sentence: 'The paper could not be reviewed. Please try again.' },
  CONTACT_NOT_FOUND: { status: 404, sentence: `This message is not here. ${gone}` },
  CONTACT_RESTS: {
    status: 429,
    sentence:
      'Very many messages came in within the last hour, so this form takes none for now. Please write to us by e-mail.',
  },
  CONTACT_REFUSED: {
    status: 422,
    sentence: 'This message looks as if a program had sent it. Please try again or write to us by e-mail.',
  },
  DEMO_NOT_FOUND: {
    status: 404,
    sentence: 'This review is not here any more: what visitors try out is deleted after ten minutes.',
  },
  DEMO_BUSY: {
    status: 429,
    sentence: 'Many people are trying this at the moment. Please come back in a minute.',
  },
};
