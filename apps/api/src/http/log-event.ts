import type { FastifyRequest } from 'fastify';

/**
 * Every action, and what puts it into the audit log: "gradebook" records it in the transaction of the change, so that
 * only its refusal is recorded here; "door" is recorded when it is logged, because no change is about it; and "log"
 * stands in the process' log alone.
 */
const placeOf = {
  'sign-in': 'door',
  'sign-up': 'gradebook',
  'sign-out': 'door',
  'second-step': 'door',
  'identity-confirmed': 'door',
  'names-changed': 'gradebook',
  'email-changed': 'gradebook',
  'email-verified': 'gradebook',
  'password-changed': 'gradebook',
  'password-reset': 'gradebook',
  'reset-asked': 'door',
  'device-confirmed': 'door',
  'session-ended': 'gradebook',
  'two-factor-on': 'gradebook',
  'two-factor-off': 'gradebook',
  'recovery-codes-replaced': 'gradebook',
  'single-sign-on': 'door',
  'single-sign-on-ended': 'door',
  'single-sign-on-linked': 'gradebook',
  'single-sign-on-unlinked': 'gradebook',
  'account-exported': 'gradebook',
  'account-deleted': 'gradebook',
  'request-refused': 'door',
  'rate-limit': 'door',
  upload: 'log',
  'upload-refused': 'door',
  'grade-requested': 'gradebook',
  'graded-by-hand': 'gradebook',
  'grade-changed': 'gradebook',
  'grade-approved': 'gradebook',
  'grade-reopened': 'gradebook',
  'grade-restored': 'gradebook',
  'paper-viewed': 'log',
  'paper-deleted': 'gradebook',
  'file-downloaded': 'door',
  'feedback-exported': 'door',
  'marks-exported': 'door',
  'grades-approved': 'gradebook',
  'grades-commented': 'gradebook',
  'grading-cancelled': 'gradebook',
  'papers-put-away': 'gradebook',
  'papers-restored': 'gradebook',
  'criteria-changed': 'gradebook',
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
  'checkout-started': 'door',
  'billing-notice-refused': 'door',
  'billing-notice-unread': 'door',
  'contact-received': 'gradebook',
  'demo-started': 'log',
} as const satisfies Readonly<Record<string, 'gradebook' | 'door' | 'log'>>;

export type AuditedAction = keyof typeof placeOf;

type Event = {
  readonly action: AuditedAction;
  readonly result: 'ok' | 'refused';
  /** An id, never a name. */
  readonly object?: string | null;
  readonly actor?: string | null;
  readonly detail?: string | number;
};

/** One line of what happened: who, from where, what, to which object, with what result; and its place in the audit. */
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
    // Whose password was wrong is not who tried it.
    actor: (result === 'ok' ? actor : request.actor?.id) ?? '',
    action,
    result,
    submissionId: null,
    detail: { ...(object === null ? {} : { object }), ...(detail === undefined ? {} : { detail }) },
    address: request.ip,
    requestId: request.id,
  });
}
