import type { FastifyRequest } from 'fastify';

export type AuditedAction =
  | 'sign-in'
  | 'sign-up'
  | 'second-step'
  | 'names-changed'
  | 'email-changed'
  | 'email-verified'
  | 'password-changed'
  | 'password-reset'
  | 'reset-asked'
  | 'session-ended'
  | 'sessions-ended'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes-replaced'
  | 'single-sign-on'
  | 'single-sign-on-linked'
  | 'single-sign-on-unlinked'
  | 'sign-out'
  | 'request-refused'
  | 'rate-limit'
  | 'upload'
  | 'upload-refused'
  | 'grade-requested'
  | 'grade-changed'
  | 'grade-approved'
  | 'grade-reopened'
  | 'grade-restored'
  | 'paper-viewed'
  | 'paper-deleted'
  | 'file-downloaded'
  | 'feedback-exported'
  | 'marks-exported'
  | 'grades-approved'
  | 'grades-commented'
  | 'grading-cancelled'
  | 'papers-put-away'
  | 'papers-restored'
  | 'criteria-changed'
  | 'api-key-generated'
  | 'api-key-revoked'
  | 'account-exported'
  | 'account-deleted'
  | 'class-list-imported'
  | 'student-removed'
  | 'course-deleted'
  | 'course-assignment-deleted'
  | 'example-deleted';

type Event = {
  readonly action: AuditedAction;
  readonly result: 'ok' | 'refused';
  /** An id, never a name. */
  readonly object?: string | null;
  readonly actor?: string | null;
  readonly detail?: string | number;
};

/** One line of what happened: who, from where, what, to which object, with what result. */
export function logEvent(request: FastifyRequest, { action, result, object, actor, detail }: Event): void {
  request.log.info(
    {
      event: action,
      result,
      actor: actor ?? request.actor?.id ?? null,
      address: request.ip,
      object: object ?? null,
      ...(detail === undefined ? {} : { detail }),
    },
    action,
  );
}
