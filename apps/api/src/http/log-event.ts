import type { FastifyRequest } from 'fastify';

/**
 * Every action and where it is recorded in the audit log. "gradebook": in the transaction of the change, so that only
 * refusals are recorded here. "request": here when it is logged, because no change belongs to it. "log": only in the
 * process log.
 */
const placeOf = {
  'sign-in': 'request',
  'sign-up': 'gradebook',
  'sign-out': 'request',
  'second-step': 'request',
  'identity-confirmed': 'request',
  'names-changed': 'gradebook',
  'email-changed': 'gradebook',
  'email-verified': 'gradebook',
  'password-changed': 'gradebook',
  'password-reset': 'gradebook',
  'reset-asked': 'request',
  'device-confirmed': 'request',
  'session-ended': 'gradebook',
  'two-factor-on': 'gradebook',
  'two-factor-off': 'gradebook',
  'recovery-codes-replaced': 'gradebook',
  'single-sign-on': 'request',
  'single-sign-on-ended': 'request',
  'single-sign-on-linked': 'gradebook',
  'single-sign-on-unlinked': 'gradebook',
  'account-exported': 'gradebook',
  'account-deleted': 'gradebook',
  'request-refused': 'request',
  'rate-limit': 'request',
  upload: 'log',
  'extension-draft': 'log',
  'upload-refused': 'request',
  'grade-requested': 'gradebook',
  'graded-by-hand': 'gradebook',
  'grade-changed': 'gradebook',
  'ruling-changed': 'gradebook',
  'pilot-started': 'gradebook',
  'class-calibrated': 'gradebook',
  'grade-approved': 'gradebook',
  'grade-reopened': 'gradebook',
  'grade-restored': 'gradebook',
  'paper-viewed': 'log',
  'paper-deleted': 'gradebook',
  'file-downloaded': 'request',
  'feedback-exported': 'request',
  'marks-exported': 'request',
  'grades-approved': 'gradebook',
  'grades-commented': 'gradebook',
  'grades-redrafted': 'gradebook',
  'grading-cancelled': 'gradebook',
  'papers-put-away': 'gradebook',
  'papers-restored': 'gradebook',
  'criteria-changed': 'gradebook',
  'model-batch-cancelled': 'gradebook',
  'model-switched-on': 'gradebook',
  'model-switched-off': 'gradebook',
  'api-key-generated': 'gradebook',
  'api-key-revoked': 'gradebook',
  'class-list-imported': 'gradebook',
  'student-removed': 'gradebook',
  'course-deleted': 'gradebook',
  'course-assignment-deleted': 'gradebook',
  'example-deleted': 'gradebook',
  'contact-status-changed': 'gradebook',
  'admin-made': 'gradebook',
  'admin-unmade': 'gradebook',
  'account-disabled': 'gradebook',
  'account-enabled': 'gradebook',
  'sessions-ended': 'gradebook',
  'every-session-ended': 'gradebook',
  'subscription-cancelled': 'gradebook',
  'subscription-resumed': 'gradebook',
  'checkout-started': 'request',
  'billing-notice-refused': 'request',
  'billing-notice-unread': 'request',
  'contact-received': 'gradebook',
  'demo-started': 'log',
} as const satisfies Readonly<Record<string, 'gradebook' | 'request' | 'log'>>;

export type AuditedAction = keyof typeof placeOf;

type Event = {
  readonly action: AuditedAction;
  readonly result: 'ok' | 'refused';
  /** An id, never a name. */
  readonly object?: string | null;
  readonly actor?: string | null;
  readonly detail?: string | number;
};

/** Logs who did what to which object, from where and with what result, and records it in the audit log if needed. */
export function logEvent(request: FastifyRequest, event: Event): void {
  const { action, result, object = null, detail } = event;
  const actor = event.actor ?? request.actor?.id ?? null;
  request.log.info(
    {
      event: action,
      result,
      actor,
      address: request.ip,
      object,
      ...(detail === undefined ? {} : { detail }),
    },
    action,
  );
  const place = placeOf[action];
  if (place === 'log' || (place === 'gradebook' && result === 'ok') || detail === 'NOT_FOUND') return;
  request.server.recordEvent({
    at: new Date(),
    ownerId: actor ?? '',
    // After a wrong password, the account's owner is not the actor.
    actor: (result === 'ok' ? actor : request.actor?.id) ?? '',
    action,
    result,
    submissionId: null,
    detail: { ...(object === null ? {} : { object }), ...(detail === undefined ? {} : { detail }) },
    address: request.ip,
    requestId: request.id,
  });
}
