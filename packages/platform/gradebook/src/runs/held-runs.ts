import {
  discussionSites,
  type AssignmentBrief,
  type Criteria,
  type DoubtCode,
  type FeedbackStyle,
  type FoundStudent,
  rubricText,
  type ScoreBasis,
  type ScoreInterval,
  type Scores,
  type Weights,
} from '@greenpen/grading';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Submission } from '../records.ts';
import type { Executor } from '../database.ts';
import type { SubmissionRow } from '../submissions/submission-rows.ts';
import { submissions } from '../schema/submissions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { courseAssignments, courses } from '../schema/courses.ts';
import { extensionDrafts } from '../schema/extension.ts';

/** A worker's claim on one attempt at a review; writes with an outdated claim are rejected. */
export type RunClaim = {
  readonly submissionId: string;
  readonly ownerId: string;
  readonly jobId: string;
  readonly runNumber: number;
  /**
   * Fencing token: increases with each claim of this submission, so that a worker with an outdated claim cannot
   * write.
   */
  readonly fence: number;
  /** 1 for the first; attempts that were interrupted or had to wait do not count. */
  readonly attempt: number;
};

export type ClaimedRun = {
  readonly claim: RunClaim;
  readonly submission: Submission;
  readonly fileId: string;
  readonly criteria: Criteria;
  /** null without a course assignment. */
  readonly brief: AssignmentBrief | null;
  /** The number of the review to be written. */
  readonly reviewNumber: number;
};

/** `not-wanted`: grading was cancelled; `given-up`: failed too often, now "needs-you". */
export type ClaimResult =
  | ({ readonly outcome: 'claimed' } & ClaimedRun)
  | { readonly outcome: 'gone' | 'approved' | 'not-wanted' | 'given-up' | 'file-deleted' };

/** The instructor's own comments and changes of findings, fitted to a new review by the caller. */
export type CarriedAnnotations = {
  /** Encrypted. */
  readonly annotations: Uint8Array;
  /** Ids of dismissed comments. */
  readonly dismissed: readonly string[];
  /** The review's scores with the points of the comments. */
  readonly scores: Scores;
};

export type NewReview = {
  readonly engine: string;
  readonly scores: Scores;
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  readonly basis: ScoreBasis;
  /** Where the instructor's own total probably lies. */
  readonly interval?: ScoreInterval | null;
  readonly words: number;
  readonly pages: number;
  readonly documentName: string;
  /** The author found in the paper; used if neither the upload nor the instructor named one. */
  readonly student: FoundStudent;
  /** The draft of the four feedback texts, encrypted by the caller. */
  readonly feedback: Uint8Array;
  /** The total number of words in them. */
  readonly feedbackWords?: number;
  /** Reasons to check the grade. */
  readonly doubts?: readonly DoubtCode[];
  /** Keyed hashes of the paper's wording, in ascending order, by which copies are found; absent: none are kept. */
  readonly fingerprint?: readonly number[];
  /** What the instructor's earlier annotations make of the draft; absent where there are none. */
  readonly carried?: CarriedAnnotations;
  /** Whether to queue a model draft, if the owner has them turned on. */
  readonly wantsModelDraft?: boolean;
};

/** A job's data is an id, never text. */
export type GradingJob = { readonly jobId: string; readonly submissionId: string };

/** Locks the submission's row and returns it if the claim is valid; otherwise why not. */
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

/** Runs `settle` if the claim is valid; an outdated claim changes no row and ends no job of another worker. */
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

/** After this many attempts a paper needs a person: an error that kills the worker would probably do so again. */
export const MOST_ATTEMPTS = 3;

/** Ends a run without a further retry; `reason` is a code. */
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

type BriefOf = { readonly submissionId: string; readonly courseAssignmentId: string | null };

/** The course assignment as the engine sees it, or the discussion that the extension read; null without either. */
export async function findBrief(
  tx: Executor,
  { submissionId, courseAssignmentId }: BriefOf,
): Promise<AssignmentBrief | null> {
  if (courseAssignmentId === null) return findDiscussion(tx, submissionId);
  const [brief] = await tx
    .select({
      title: courseAssignments.title,
      description: courseAssignments.description,
      instructions: courseAssignments.instructions,
      rubric: courses.rubric,
      rubricRows: courseAssignments.rubric,
      rubricUse: courseAssignments.rubricUse,
      type: courseAssignments.type,
      maxPoints: courseAssignments.maxPoints,
      requirements: courseAssignments.requirements,
      apa: courseAssignments.apaScope,
    })
    .from(courseAssignments)
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .where(eq(courseAssignments.id, courseAssignmentId));
  if (brief === undefined) return null;
  // The assignment's own rubric replaces the course's, also where it is read as text.
  return brief.rubricRows === null ? brief : { ...brief, rubric: rubricText(brief.rubricRows) };
}

async function findDiscussion(tx: Executor, submissionId: string): Promise<AssignmentBrief | null> {
  const [found] = await tx
    .select({ title: extensionDrafts.title })
    .from(extensionDrafts)
    .where(
      and(
        eq(extensionDrafts.submissionId, submissionId),
        inArray(extensionDrafts.site, [...discussionSites]),
      ),
    );
  if (found === undefined) return null;
  const nothing = { description: '', instructions: '', rubric: '' };
  return { title: found.title ?? '', ...nothing, type: 'discussion', maxPoints: 100 };
}
