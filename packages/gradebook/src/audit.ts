import type { Executor } from './database.ts';
import { auditEvents } from './schema/index.ts';

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
    | 'review-completed'
    | 'grade-saved'
    | 'grade-approved'
    | 'grade-reopened'
    | 'grade-restored'
    | 'criteria-updated'
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
    | 'contact-status-changed';
  readonly submissionId?: string;
  /** Numbers, ids and codes alone. */
  readonly detail?: Readonly<Record<string, number | string | null>>;
};

/** Written in the transaction of what it records, so that neither is there without the other. */
export async function recordAudit(tx: Executor, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(auditEvents).values(
    events.map(({ ownerId, actor, action, submissionId, detail = {} }) => ({
      ownerId,
      actor,
      action,
      submissionId: submissionId ?? null,
      detail,
    })),
  );
}
