import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { GradingError, type LmsSite } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import { extensionDrafts } from '../schema/extension.ts';
import { submissions } from '../schema/submissions.ts';
import { isOwn } from '../submissions/submission-rows.ts';

/** Where in a learning management system a submission came from. */
export type LmsOrigin = {
  readonly site: LmsSite;
  readonly host: string;
  readonly lmsCourse: string | null;
  readonly lmsAssignment: string | null;
  readonly lmsStudent: string | null;
  readonly lmsAttempt: string | null;
  readonly courseName: string | null;
  readonly title: string | null;
};

export type ExtensionDraft = LmsOrigin & { readonly submissionId: string; readonly createdAt: Date };

type NewDraft = LmsOrigin & { readonly ownerId: string; readonly submissionId: string };

/** Records once per submission where it came from. */
export async function record(db: Executor, draft: NewDraft): Promise<void> {
  await db.insert(extensionDrafts).values(draft).onConflictDoNothing();
}

const { ownerId: _, ...shown } = getTableColumns(extensionDrafts);

type DraftFilter = {
  readonly ownerId: string;
  readonly host?: string | undefined;
  readonly assignment?: string | undefined;
  readonly student?: string | undefined;
  readonly limit: number;
};

/** An owner's drafts, newest first, without deleted submissions. */
async function listDrafts(db: Executor, filter: DraftFilter): Promise<readonly ExtensionDraft[]> {
  const { ownerId, host, assignment, student, limit } = filter;
  return db
    .select(shown)
    .from(extensionDrafts)
    .innerJoin(submissions, eq(submissions.id, extensionDrafts.submissionId))
    .where(
      and(
        eq(extensionDrafts.ownerId, ownerId),
        host === undefined ? undefined : eq(extensionDrafts.host, host),
        assignment === undefined ? undefined : eq(extensionDrafts.lmsAssignment, assignment),
        student === undefined ? undefined : eq(extensionDrafts.lmsStudent, student),
        isNull(submissions.deletedAt),
      ),
    )
    .orderBy(desc(extensionDrafts.createdAt), desc(extensionDrafts.submissionId))
    .limit(limit);
}

type OneDraft = { readonly ownerId: string; readonly submissionId: string };

/** Throws SUBMISSION_NOT_FOUND for a submission that the extension did not send. */
export async function check(db: Executor, { ownerId, submissionId }: OneDraft): Promise<void> {
  const [found] = await db
    .select({ id: extensionDrafts.submissionId })
    .from(extensionDrafts)
    .innerJoin(submissions, eq(submissions.id, extensionDrafts.submissionId))
    .where(and(eq(extensionDrafts.submissionId, submissionId), isOwn(ownerId, submissionId)));
  if (found === undefined) throw new GradingError('SUBMISSION_NOT_FOUND');
}

export { listDrafts as list };
