import { AsyncLocalStorage } from 'node:async_hooks';
import type { Executor } from '../database.ts';
import { auditEvents } from '../schema/installation.ts';

/** The origin of a request. */
type AuditSource = { readonly address: string; readonly requestId: string };

const source = new AsyncLocalStorage<AuditSource>();

/**
 * Adds this source to all audit events that `run` records, synchronously or later, so that the address need not be
 * passed through every layer.
 */
export function withAuditSource<T>(from: AuditSource, run: () => T): T {
  return source.run(from, run);
}

function currentAuditSource(): AuditSource | undefined {
  return source.getStore();
}

export type AuditEvent = {
  readonly ownerId: string;
  /** A user's id, or "engine". */
  readonly actor: string;
  readonly action:
    | 'submission-created'
    | 'submission-deleted'
    | 'submission-put-away'
    | 'submission-restored'
    | 'submission-expired'
    | 'student-updated'
    | 'grading-queued'
    | 'grading-queued-again'
    | 'grading-cancelled'
    | 'grading-gave-up'
    | 'grading-refused'
    | 'model-drafted'
    | 'model-gave-up'
    | 'model-batch-cancelled'
    | 'model-changed'
    | 'model-checked'
    | 'model-switched-on'
    | 'model-switched-off'
    | 'review-completed'
    | 'graded-by-hand'
    | 'grade-saved'
    | 'grade-approved'
    | 'grade-reopened'
    | 'grade-restored'
    | 'ruling-saved'
    | 'ruling-removed'
    | 'criteria-updated'
    | 'voice-corrected'
    | 'voice-reset'
    | 'course-created'
    | 'course-updated'
    | 'course-deleted'
    | 'course-assignment-created'
    | 'course-assignment-updated'
    | 'course-assignment-deleted'
    | 'api-key-generated'
    | 'api-key-revoked'
    | 'class-list-imported'
    | 'student-removed'
    | 'template-created'
    | 'template-deleted'
    | 'example-created'
    | 'example-updated'
    | 'example-deleted'
    | 'first-account-administers'
    | 'contact-received'
    | 'contact-status-changed'
    | 'admin-made'
    | 'admin-unmade'
    | 'account-disabled'
    | 'account-enabled'
    | 'sessions-ended'
    | 'every-session-ended'
    | 'subscription-changed'
    | 'payment-received'
    | 'feedback-exported'
    | 'account-exported'
    | 'account-deleted'
    | 'account-set-aside'
    | 'listed-address-administers'
    | 'account-created'
    | 'names-changed'
    | 'email-changed'
    | 'email-verified'
    | 'password-changed'
    | 'password-reset'
    | 'reset-link-made'
    | 'session-ended'
    | 'two-factor-on'
    | 'two-factor-off'
    | 'recovery-code-used'
    | 'recovery-codes-replaced'
    | 'single-sign-on-linked'
    | 'single-sign-on-unlinked';
  readonly submissionId?: string;
  /** Numbers, ids and codes only. */
  readonly detail?: Readonly<Record<string, number | string | null>>;
};

/** Inserts audit rows in the transaction of the change, so that both are committed or neither. */
export async function recordAudit(tx: Executor, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { address = null, requestId = null } = currentAuditSource() ?? {};
  await tx.insert(auditEvents).values(
    events.map(({ ownerId, actor, action, submissionId, detail = {} }) => ({
      ownerId,
      actor,
      action,
      submissionId: submissionId ?? null,
      detail,
      address,
      requestId,
    })),
  );
}
