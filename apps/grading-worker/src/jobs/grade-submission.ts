import type {
  ClaimedRun,
  ClaimResult,
  Gradebook,
  GradingJob,
  RunClaim,
  Submission,
} from '@greenpen/gradebook';
import {
  countFeedback,
  fingerprintOf,
  type FoundStudent,
  type GradeDecisions,
  ExpectedError,
  type Review,
} from '@greenpen/grading';
import type { ReviewOutcome } from '@greenpen/paper-review';
import { PaperStoreError } from '@greenpen/paper-store';
import { carryAnnotations } from '../annotations.ts';
import type { Ports } from '../ports.ts';
import { addRulings } from './add-rulings.ts';
import { findExamples } from './find-examples.ts';
import { findVoice } from './find-voice.ts';
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
  const { claim, submission, criteria } = run;
  const bytes = await store.get(run.fileId);
  signal.throwIfAborted();
  const marked = await whileDatabaseAway(() => gradebook.runs.markScoring(claim), signal);
  if (marked === 'fenced') return 'fenced';
  const source = { bytes, fileName: submission.originalName };
  const examples = await whileDatabaseAway(() => findExamples(ports, submission), signal);
  const brief = await whileDatabaseAway(() => addRulings(ports, run), signal);
  const voice = await whileDatabaseAway(() => findVoice(ports, submission.ownerId), signal);
  const studentName = knownName(submission);
  const request = { source, brief, criteria, examples, voice, studentName };
  const outcome = await reviewer.review(request, { signal });
  signal.throwIfAborted();
  return outcome.status === 'refused'
    ? whileDatabaseAway(() => gradebook.runs.refuse(claim, outcome.refusal.message), signal)
    : keepReview(ports, run, outcome, signal);
}

/** As the instructor or her learning management system gave it; undefined where only the paper names its student. */
const knownName = ({ studentCorrected, studentName }: Submission): string | null | undefined =>
  studentCorrected ? studentName : undefined;

type Reviewed = Extract<ReviewOutcome, { readonly status: 'reviewed' }>;

async function keepReview(
  ports: Ports,
  run: ClaimedRun,
  { paper, review: made }: Reviewed,
  signal: AbortSignal,
): Promise<GradeOutcome> {
  const { gradebook, store, seal, model } = ports;
  const { name: found } = made.student;
  const known = knownName(run.submission);
  const studentName = known === undefined ? found : known;
  const carried = carryAnnotations(ports, run.submission.grade, { paper, review: made });
  const review =
    carried === undefined ? made : await draftAgain(ports, { paper, review: made, studentName, ...carried });
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
    interval: review.judgement.intervals.total,
    words: review.words,
    pages: review.pages,
    documentName,
    student: studentForTable(review.student),
    feedback: seal(JSON.stringify(review.feedback)),
    feedbackWords: countFeedback(review.feedback),
    doubts: review.doubts,
    fingerprint: fingerprintOf({ text: paper.text, spans: review.prose }, ports.wordingHash(claim.ownerId)),
    wantsModelDraft: model !== null,
    ...(carried && { carried }),
  };
  const outcome = await whileDatabaseAway(() => gradebook.runs.complete(claim, completed), signal);
  if (completed.fingerprint.length > 0 && (outcome === 'completed' || outcome === 'draft-kept')) {
    await whileDatabaseAway(() => gradebook.submissions.settleCopies(claim), signal);
  }
  // After any other outcome the row may still name them: this run's own commit may have succeeded unacknowledged.
  if (outcome === 'gone') await forget();
  return outcome;
}

/** The review with a draft that follows the annotations of the paper's earlier grade. */
async function draftAgain(
  { redrafter }: Pick<Ports, 'redrafter'>,
  {
    paper,
    review,
    decisions,
    studentName,
  }: Omit<Reviewed, 'status'> & {
    readonly decisions: GradeDecisions;
    readonly studentName: string | null;
  },
): Promise<Review> {
  const stored = { paper: JSON.stringify(paper), review: JSON.stringify(review) };
  try {
    const written = await redrafter?.redraft({ ...stored, decisions, studentName, manner: {} });
    return { ...review, ...written };
  } catch (error) {
    // The paper is graded all the same, with a draft that leaves the comments out.
    if (error instanceof ExpectedError && error.code === 'REVIEW_ENGINE_FAILED') return review;
    throw error;
  }
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
