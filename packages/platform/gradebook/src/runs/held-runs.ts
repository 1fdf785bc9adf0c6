import type {
  AssignmentBrief,
  Criteria,
  DoubtCode,
  FeedbackStyle,
  FoundStudent,
  ScoreBasis,
  Scores,
  Weights,
} from '@greenpen/grading';
import { eq, sql } from 'drizzle-orm';
import type { Submission } from '../records.ts';
import type { Executor } from '../database.ts';
import type { SubmissionRow } from '../submissions/submission-rows.ts';
import { submissions } from '../schema/submissions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { courseAssignments, courses } from '../schema/courses.ts';

/** A worker's hold on one attempt at a review; every write that carries an older hold is refused. */
export type RunClaim = {
  readonly submissionId: string;
  readonly ownerId: string;
  readonly jobId: string;
  readonly runNumber: number;
  /** Goes up with each claim of this submission, so that a worker that was given up cannot write. */
  readonly fence: number;
  /** 1 for the first; a worker that was stopped or had to wait does not count. */
  readonly attempt: number;
};

export type ClaimedRun = {
  readonly claim: RunClaim;
  readonly submission: Submission;
  readonly fileId: string;
  readonly criteria: Criteria;
  /** null without a course assignment. */
  readonly brief: AssignmentBrief | null;
  /** The review to be written is this one. */
  readonly reviewNumber: number;
};

/** `not-wanted`: nobody asked for it any more; `given-up`: tried too often, now "needs-you". */
export type ClaimResult =
  | ({ readonly outcome: 'claimed' } & ClaimedRun)
  | { readonly outcome: 'gone' | 'approved' | 'not-wanted' | 'given-up' | 'file-deleted' };

export type NewReview = {
  readonly engine: string;
  readonly scores: Scores;
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  readonly basis: ScoreBasis;
  readonly words: number;
  readonly pages: number;
  readonly documentName: string;
  /** Found in the paper; fills what neither the upload nor the instructor said. */
  readonly student: FoundStudent;
  /** The draft of the four feedback texts, sealed by the caller. */
  readonly feedback: Uint8Array;
  /** How many words they have together. */
  readonly feedbackWords?: number;
  /** Why the grade should be looked at. */
  readonly doubts?: readonly DoubtCode[];
  /** Whether the language model is asked for another draft of the texts, where its owner lets it. */
  readonly wantsModelDraft?: boolean;
};

/** A job carries an id, never text. */
export type GradingJob = { readonly jobId: string; readonly submissionId: string };

/** Whether a claim still holds, with the row locked; if it does not, what became of the paper. */
export async function lockClaimed(
  tx: Executor,
  claim: RunClaim,
): Promise<SubmissionRow | 'gone' | 'approved' | 'fenced'> {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(eq(submissions.id, claim.submissionId))
    .for('update');
  if (row === undefined) return 'gone';
  if (row.approvedAt !== null) return 'approved';
  const isHeld = row.fence === claim.fence && (row.state === 'reading' || row.state === 'scoring');
  return isHeld ? row : 'fenced';
}

export function markScoring(db: Executor, claim: RunClaim): Promise<'marked' | 'fenced'> {
  return whileHeld(db, claim, async (tx) => {
    await setState(tx, claim, { state: 'scoring' });
    return 'marked';
  });
}

/** A claim that no longer holds changes nothing and ends no job that another worker runs. */
export function whileHeld<T extends string>(
  db: Executor,
  claim: RunClaim,
  settle: (tx: Executor, row: SubmissionRow) => Promise<T>,
): Promise<T | 'fenced'> {
  return db.transaction(async (tx) => {
    const row = await lockClaimed(tx, claim);
    return typeof row === 'string' ? 'fenced' : settle(tx, row);
  });
}

type StateChange = Partial<Pick<SubmissionRow, 'state' | 'stateReason' | 'attempts'>>;

export async function setState(tx: Executor, { submissionId }: RunClaim, change: StateChange): Promise<void> {
  await tx
    .update(submissions)
    .set({ stateReason: null, ...change, stateSince: sql`now()` })
    .where(eq(submissions.id, submissionId));
}

/** After this many a paper needs a person: whatever kills the worker would kill it again. */
export const MOST_ATTEMPTS = 3;

/** Ends a run that nobody should try again by themselves; `reason` is a code. */
export async function giveUp(
  tx: Executor,
  row: Pick<SubmissionRow, 'id' | 'ownerId'>,
  reason: string,
): Promise<void> {
  await tx
    .update(submissions)
    .set({ state: 'needs-you', stateReason: reason, stateSince: sql`now()` })
    .where(eq(submissions.id, row.id));
  await recordAudit(tx, [
    {
      ownerId: row.ownerId,
      actor: 'engine',
      action: 'grading-gave-up',
      submissionId: row.id,
      detail: { reason },
    },
  ]);
}

/** What the instructor set; null without a course assignment. */
export async function findBrief(
  tx: Executor,
  courseAssignmentId: string | null,
): Promise<AssignmentBrief | null> {
  if (courseAssignmentId === null) return null;
  const [brief] = await tx
    .select({
      title: courseAssignments.title,
      description: courseAssignments.description,
      instructions: courseAssignments.instructions,
      rubric: courses.rubric,
      type: courseAssignments.type,
      maxPoints: courseAssignments.maxPoints,
    })
    .from(courseAssignments)
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .where(eq(courseAssignments.id, courseAssignmentId));
  return brief ?? null;
}
