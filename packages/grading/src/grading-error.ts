/** Every way in which a request can fail as expected; one table in the API maps them to status and sentence. */
export const gradingErrorCodes = [
  'NOT_SIGNED_IN',
  'NOT_ALLOWED',
  'SIGN_IN_REFUSED',
  'SIGN_IN_AGAIN',
  'CONFIRMATION_NEEDED',
  'SECOND_STEP_NEEDED',
  'ADDRESS_UNVERIFIED',
  'SIGN_UP_CLOSED',
  'SET_UP_LINK_NEEDED',
  'PASSWORDS_OFF',
  'PASSWORD_WRONG',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_COMMON',
  'PASSWORD_PERSONAL',
  'EMAIL_INVALID',
  'EMAIL_TAKEN',
  'LINK_NOT_VALID',
  'CODE_WRONG',
  'TWO_FACTOR_ALREADY_ON',
  'TWO_FACTOR_NOT_ON',
  'SECOND_FACTOR_NEEDED',
  'SESSION_NOT_FOUND',
  'IDENTITY_TAKEN',
  'ONLY_WAY_IN',
  'SINGLE_SIGN_ON_OFF',
  'SINGLE_SIGN_ON_FAILED',
  'MAIL_NOT_SET_UP',
  'REQUEST_INVALID',
  'ORIGIN_REFUSED',
  'HTTPS_NEEDED',
  'RATE_LIMITED',
  'SUBMISSION_NOT_FOUND',
  'COURSE_NOT_FOUND',
  'COURSE_ASSIGNMENT_NOT_FOUND',
  'CRITERIA_NOT_FOUND',
  'TEMPLATE_NOT_FOUND',
  'EXAMPLE_NOT_FOUND',
  'STUDENT_NOT_FOUND',
  'CLASS_LIST_TOO_LONG',
  'CLASS_LIST_UNREADABLE',
  'EXPORT_NOT_FOUND',
  'EXPORT_NOT_READY',
  'EXPORT_FAILED',
  'NOTHING_TO_EXPORT',
  'TOO_MANY_TO_EXPORT',
  'ONE_ASSIGNMENT_ONLY',
  'FILE_DELETED',
  'FILE_DAMAGED',
  'FILE_TOO_LARGE',
  'TOO_MANY_FILES',
  'NO_FILES',
  'ALL_FILES_REFUSED',
  'REVIEW_NOT_READY',
  'GRADE_ALREADY_APPROVED',
  'GRADE_CHANGED_ELSEWHERE',
  'IDEMPOTENCY_KEY_REUSED',
  'WEIGHTS_NOT_100',
  'LAST_ADMIN',
  'USER_NOT_FOUND',
  'PLAN_ENDED',
  'PLAN_ACTIVE',
  'PLAN_MISSING',
  'BILLING_OFF',
  'BILLING_UNAVAILABLE',
  'DATABASE_UNAVAILABLE',
  'STORAGE_FULL',
  'ACCOUNT_FULL',
  'STORAGE_UNAVAILABLE',
  'REVIEW_ENGINE_FAILED',
  'CONTACT_NOT_FOUND',
  'CONTACT_RESTS',
  'CONTACT_REFUSED',
  'DEMO_NOT_FOUND',
  'DEMO_BUSY',
] as const;

export type GradingErrorCode = (typeof gradingErrorCodes)[number];

/** An expected failure. `detail` is for the log and never holds student text or names. */
export class GradingError extends Error {
  readonly code: GradingErrorCode;
  readonly detail: string | null;

  constructor(code: GradingErrorCode, detail: string | null = null, options?: ErrorOptions) {
    super(detail === null ? code : `${code}: ${detail}`, options);
    this.name = 'GradingError';
    this.code = code;
    this.detail = detail;
  }
}
