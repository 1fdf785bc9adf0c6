import { eq, sql } from 'drizzle-orm';
import {
  type DoubtCode,
  doubtLevel,
  type FoundStudent,
  identifyStudent,
  type ListedStudent,
  PeopleIndex,
  type Scores,
} from '@greenpen/grading';
import { readLmsFileName } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import type { GradingQueue } from './grading-queue.ts';
import { lockClaimed, type NewReview, type RunClaim } from './held-runs.ts';
import { grades, replacedGrades, reviews } from '../schema/grades.ts';
import { fromScores, numbersOf } from '../grades/grade-rows.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { SubmissionRow } from '../submissions/submission-rows.ts';
import { fingerprints, submissions } from '../schema/submissions.ts';
import { queue as queueModelDraft } from '../model-drafts/claim-model-draft.ts';
import { students } from '../schema/courses.ts';

type CompleteOutcome = 'completed' | 'draft-kept' | 'fenced' | 'approved' | 'gone';

/**
 * Writes the review, the first draft of the grade and the end of the job in one transaction. Writes nothing if the
 * claim is outdated, or if the paper has been approved or deleted.
 */
function completeRun(
  db: Executor,
  queue: GradingQueue,
  claim: RunClaim,
  review: NewReview,
): Promise<CompleteOutcome> {
  return db.transaction(async (tx) => {
    const row = await lockClaimed(tx, claim);
    if (typeof row === 'string') return row;
    const number = row.reviewNumber + 1;
    await tx.insert(reviews).values({
      submissionId: row.id,
      number,
      engine: review.engine,
      ...fromScores(review.scores),
      grammarWeight: review.weights.grammar,
      apaWeight: review.weights.apa,
      contentWeight: review.weights.content,
      feedbackStyle: review.feedbackStyle,
      basis: numbersOf(review.basis, review.interval),
      words: review.words,
      pages: review.pages,
      documentName: review.documentName,
    });
    const isDrafted = await draftGrade(tx, row, number, review);
    await markCompleted(tx, row, { number, review, isDrafted });
    await keepFingerprint(tx, row, review.fingerprint ?? []);
    await queue.end(tx, claim.jobId);
    await recordAudit(tx, [
      {
        ownerId: row.ownerId,
        actor: 'engine',
        action: 'review-completed',
        submissionId: row.id,
        detail: { review: number, total: review.scores.total, words: review.words },
      },
    ]);
    return isDrafted ? 'completed' : 'draft-kept';
  });
}

/** Keeps a grade that the instructor edited while the run was in progress. */
async function draftGrade(
  tx: Executor,
  row: SubmissionRow,
  reviewNumber: number,
  review: NewReview,
): Promise<boolean> {
  const { feedback, feedbackWords = 0, wantsModelDraft = false, carried } = review;
  const [current] = await tx.select().from(grades).where(eq(grades.submissionId, row.id));
  if (current !== undefined && current.version !== row.gradeVersionWhenQueued) return false;
  if (current !== undefined && current.editedAt !== null) {
    const { editedAt: _, ownerId: __, feedbackWords: ___, typedWords: ____, ...replaced } = current;
    await tx.insert(replacedGrades).values(replaced);
  }
  const draft = {
    reviewNumber,
    version: (current?.version ?? 0) + 1,
    ...fromScores(scoresOfDraft(review)),
    grammarOverride: null,
    apaOverride: null,
    contentOverride: null,
    dismissed: carried?.dismissed ?? [],
    annotations: carried?.annotations ?? current?.annotations ?? null,
    verdicts: {},
    rubricPoints: {},
    feedback,
    draft: feedback,
    feedbackWords,
    typedWords: 0,
    editedAt: null,
  };
  await tx
    .insert(grades)
    .values({ submissionId: row.id, ownerId: row.ownerId, ...draft })
    .onConflictDoUpdate({ target: grades.submissionId, set: { ...draft, updatedAt: sql`now()` } });
  if (wantsModelDraft) {
    const { id: submissionId, ownerId, isOvernight: isBatched } = row;
    const gradeVersion = draft.version;
    await queueModelDraft(tx, { submissionId, ownerId, reviewNumber, gradeVersion, isBatched });
  }
  return true;
}

function scoresOfDraft({ scores, carried }: NewReview): Scores {
  return carried?.scores ?? scores;
}

/** Replaces the fingerprint of an earlier review. */
async function keepFingerprint(
  tx: Executor,
  { id: submissionId, ownerId }: SubmissionRow,
  fingerprint: readonly number[],
): Promise<void> {
  const hashes = [...fingerprint];
  await tx
    .insert(fingerprints)
    .values({ submissionId, ownerId, hashes })
    .onConflictDoUpdate({ target: fingerprints.submissionId, set: { hashes } });
}

type Finished = { readonly number: number; readonly review: NewReview; readonly isDrafted: boolean };

/**
 * Updates the submission once: a second update in a transaction would lock its course, which `deleteCourse` locks
 * before the submission.
 */
async function markCompleted(
  tx: Executor,
  row: SubmissionRow,
  { number, review, isDrafted }: Finished,
): Promise<void> {
  const { student, doubts = [] } = review;
  await tx
    .update(submissions)
    .set({
      state: 'completed',
      stateReason: null,
      stateSince: sql`now()`,
      completedAt: sql`now()`,
      reviewNumber: number,
      ...(isDrafted ? { totalScore: scoresOfDraft(review).total } : {}),
      ...(await settleAuthor(tx, row, { student, doubts })),
    })
    .where(eq(submissions.id, row.id));
}

type Settled = Pick<SubmissionRow, 'doubts' | 'doubt'> &
  Partial<Pick<SubmissionRow, 'studentName' | 'studentEmail' | 'otherName'>>;

/**
 * The author's name as spelled on the class list, with a doubt if the paper names two people. An author entered by
 * the instructor is kept.
 */
async function settleAuthor(
  db: Executor,
  row: SubmissionRow,
  { student, doubts }: { readonly student: FoundStudent; readonly doubts: readonly DoubtCode[] },
): Promise<Settled> {
  if (row.studentCorrected) return { doubts: [...doubts], doubt: doubtLevel(doubts) };
  const list = new PeopleIndex(row.courseId === null ? [] : await listForMatching(db, row.courseId));
  const found = {
    originalName: row.originalName,
    studentName: row.studentName ?? student.name,
    studentEmail: row.studentEmail ?? student.email,
    studentCorrected: false,
  };
  const otherName = secondName(student.otherName ?? null, found, list);
  const identified = identifyStudent({ ...found, otherName }, list);
  const listed = identified.status === 'known' ? identified.member : null;
  const other =
    otherName ??
    (identified.status === 'conflict'
      ? (identified.names.find((name) => name !== found.studentName) ?? null)
      : null);
  const all: DoubtCode[] = other === null ? [...doubts] : [...doubts, 'two-names'];
  return {
    studentName: listed?.name ?? found.studentName,
    studentEmail: found.studentEmail ?? listed?.email ?? null,
    otherName: other,
    doubts: all,
    doubt: doubtLevel(all),
  };
}

type Found = { readonly originalName: string; readonly studentName: string | null };

/** In a file name chosen by the student, words that match no name on the list are part of a title. */
function secondName(
  name: string | null,
  { originalName, studentName }: Found,
  list: PeopleIndex<ListedStudent>,
): string | null {
  if (name === null || readLmsFileName(originalName) !== null) return name;
  const isListed = (one: string | null): boolean => one !== null && list.withName(one).length > 0;
  return isListed(studentName) && !isListed(name) ? null : name;
}

function listForMatching(db: Executor, courseId: string) {
  return db
    .select({
      name: students.name,
      email: students.email,
      lmsId: students.lmsId,
      loginId: students.loginId,
    })
    .from(students)
    .where(eq(students.courseId, courseId));
}

export { completeRun as complete };
