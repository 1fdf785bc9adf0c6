import type {
  ClaimedRun,
  ClaimResult,
  Gradebook,
  GradedExampleRecord,
  GradingJob,
  RunClaim,
  Submission,
} from '@greenpen/gradebook';
import {
  countFeedback,
  fingerprintOf,
  type FoundStudent,
  type GradedExample,
  ExpectedError,
} from '@greenpen/grading';
import type { ReviewOutcome } from '@greenpen/paper-review';
import { PaperStoreError } from '@greenpen/paper-store';
import { z } from 'zod';
import type { Ports } from '../ports.ts';
import { whileDatabaseAway } from './while-database-away.ts';

type Runs = Gradebook['runs'];

type Result<Name extends keyof Runs> = Awaited<ReturnType<Runs[Name]>>;

/** Every possible outcome of grading a paper, as logged. */
export type GradeOutcome =
  | Exclude<ClaimResult['outcome'], 'claimed'>
  | Result<'complete'>
  | Result<'refuse'>
  | Result<'fail'>
  | Result<'wait'>
  | Result<'handBack'>;

/** Seconds before a retry when the store is full or unavailable. */
const storagePauseSeconds = 30;

/**
 * Grades one paper. The job may run twice, even concurrently: every write carries the claim's fencing token, and a
 * run with an outdated claim gets "fenced". The documents are stored before the row that names them.
 */
export async function gradeSubmission(
  ports: Ports,
  job: GradingJob,
  signal: AbortSignal,
): Promise<GradeOutcome> {
  // Starting a thread takes seconds, so it happens before the claim.
  await ports.reviewer.warm?.();
  const claimed = await ports.gradebook.runs.claim(job);
  if (claimed.outcome !== 'claimed') return claimed.outcome;
  try {
    return await gradeClaimed(ports, claimed, signal);
  } catch (error) {
    // With the database down nothing can be recorded; the queue retries the job.
    if (error instanceof ExpectedError && error.code === 'DATABASE_UNAVAILABLE') throw error;
    return await whileDatabaseAway(() => settleFailure(ports, claimed.claim, error, signal), signal);
  }
}

async function gradeClaimed(ports: Ports, run: ClaimedRun, signal: AbortSignal): Promise<GradeOutcome> {
  const { gradebook, store, reviewer } = ports;
  const { claim, submission, criteria, brief } = run;
  const bytes = await store.get(run.fileId);
  signal.throwIfAborted();
  const marked = await whileDatabaseAway(() => gradebook.runs.markScoring(claim), signal);
  if (marked === 'fenced') return 'fenced';
  const source = { bytes, fileName: submission.originalName };
  const examples = await whileDatabaseAway(() => findExamples(ports, submission), signal);
  const outcome = await reviewer.review({ source, brief, criteria, examples }, { signal });
  signal.throwIfAborted();
  return outcome.status === 'refused'
    ? whileDatabaseAway(() => gradebook.runs.refuse(claim, outcome.refusal.message), signal)
    : keepReview(ports, run, outcome, signal);
}

type Reviewed = Extract<ReviewOutcome, { readonly status: 'reviewed' }>;

async function keepReview(
  ports: Ports,
  run: ClaimedRun,
  { paper, review }: Reviewed,
  signal: AbortSignal,
): Promise<GradeOutcome> {
  const { gradebook, store, seal, model } = ports;
  const { claim, reviewNumber } = run;
  // The fencing token is part of the name, so a worker with an outdated claim cannot overwrite newer documents.
  const documentName = `reviews/${claim.submissionId}/${reviewNumber}-${claim.fence}`;
  const paperName = `${documentName}-paper`;
  const forget = () => Promise.allSettled([store.remove(documentName), store.remove(paperName)]);
  try {
    await store.putAt(paperName, Buffer.from(JSON.stringify(paper)));
    await store.putAt(documentName, Buffer.from(JSON.stringify(review)));
  } catch (error) {
    // No row names the documents yet, and the paper may have been deleted in the meantime.
    await forget();
    throw error;
  }
  const completed = {
    engine: review.engine,
    scores: review.scores,
    weights: review.weights,
    feedbackStyle: review.feedbackStyle,
    basis: review.basis,
    words: review.words,
    pages: review.pages,
    documentName,
    student: studentForTable(review.student),
    feedback: seal(JSON.stringify(review.feedback)),
    feedbackWords: countFeedback(review.feedback),
    doubts: review.doubts,
    fingerprint: fingerprintOf({ text: paper.text, spans: review.prose }, ports.wordingHash(claim.ownerId)),
    wantsModelDraft: model !== null,
  };
  const outcome = await whileDatabaseAway(() => gradebook.runs.complete(claim, completed), signal);
  if (completed.fingerprint.length > 0 && (outcome === 'completed' || outcome === 'draft-kept')) {
    await whileDatabaseAway(() => gradebook.submissions.settleCopies(claim), signal);
  }
  // After any other outcome the row may still name them: this run's own commit may have succeeded unacknowledged.
  if (outcome === 'gone') await forget();
  return outcome;
}

function settleFailure(
  { gradebook }: Ports,
  claim: RunClaim,
  error: unknown,
  signal: AbortSignal,
): Promise<GradeOutcome> {
  if (signal.aborted) return gradebook.runs.handBack(claim);
  if (error instanceof PaperStoreError) return settleStoreFailure(gradebook, claim, error);
  const reason = error instanceof ExpectedError ? (error.detail ?? error.code) : 'engine-failed';
  return gradebook.runs.fail(claim, reason);
}

/** A full or unavailable store does not count as a failed attempt; a missing or damaged file is final. */
function settleStoreFailure(
  gradebook: Ports['gradebook'],
  claim: RunClaim,
  { code }: PaperStoreError,
): Promise<GradeOutcome> {
  if (code === 'full' || code === 'unavailable') {
    return gradebook.runs.wait(claim, `storage-${code}`, storagePauseSeconds);
  }
  if (code === 'not-found') return gradebook.runs.refuse(claim, 'file-not-found');
  if (code === 'damaged') return gradebook.runs.refuse(claim, 'file-damaged');
  return gradebook.runs.fail(claim, `storage-${code}`);
}

/** More examples would not improve the estimate of an instructor's scale. */
const mostExamples = 50;

const sealedTexts = z.object({ studentWork: z.string(), professorFeedback: z.string() });

/** The instructor's graded examples that inform the content score, newest last. */
export async function findExamples(
  { gradebook, open }: Pick<Ports, 'gradebook' | 'open'>,
  { course, courseAssignment }: Pick<Submission, 'course' | 'courseAssignment'>,
): Promise<GradedExample[]> {
  if (course === null && courseAssignment === null) return [];
  const records = await gradebook.gradedExamples.listToGradeBy({
    courseId: course?.id ?? null,
    courseAssignmentId: courseAssignment?.id ?? null,
    limit: mostExamples,
  });
  return records.flatMap((record) => openExample(open, record));
}

/** Skips damaged examples, so the paper can still be graded. */
function openExample(open: Ports['open'], { texts, grade, maxPoints }: GradedExampleRecord): GradedExample[] {
  try {
    return [{ ...sealedTexts.parse(JSON.parse(open(texts))), grade, maxPoints }];
  } catch (error) {
    if (error instanceof PaperStoreError) return [];
    throw error;
  }
}

const longestName = 200;

/** Fits the student's name and address into the table's column limits. */
export function studentForTable({ name, email, otherName = null }: FoundStudent): FoundStudent {
  const address = shown(email);
  return {
    name: shown(name)?.slice(0, longestName) ?? null,
    email: address !== null && address.length <= 320 ? address : null,
    otherName: shown(otherName)?.slice(0, longestName) ?? null,
  };
}

/** Removes control characters, which PostgreSQL rejects and screens cannot show. */
function shown(text: string | null): string | null {
  const clean =
    text
      ?.toWellFormed()
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim() ?? '';
  return clean === '' ? null : clean;
}
