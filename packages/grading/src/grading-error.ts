/**
 * An expected failure, identified by its code. `detail` is for the log and never holds student text or names.
 * `errors` in the API contract maps codes to HTTP statuses and messages.
 */
export class ExpectedError<Code extends string = string> extends Error {
  readonly code: Code;
  readonly detail: string | null;

  constructor(code: Code, detail: string | null = null, options?: ErrorOptions) {
    super(detail === null ? code : `${code}: ${detail}`, options);
    this.name = new.target.name;
    this.code = code;
    this.detail = detail;
  }
}

/** Failures of the engine and of the grading rules. */
export const gradingErrorCodes = [
  'REVIEW_ENGINE_FAILED',
  'SUBMISSION_NOT_FOUND',
  'REVIEW_NOT_READY',
  'GRADE_ALREADY_APPROVED',
  'GRADE_CHANGED_ELSEWHERE',
  'CRITERIA_NOT_FOUND',
  'WEIGHTS_NOT_100',
] as const;

export type GradingErrorCode = (typeof gradingErrorCodes)[number];

export class GradingError extends ExpectedError<GradingErrorCode> {}
