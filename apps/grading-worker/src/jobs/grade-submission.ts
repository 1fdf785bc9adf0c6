import type { ClaimedRun, ClaimResult, GradingJob, RunCalls, RunClaim } from '@greenpen/gradebook';
import { GradingError } from '@greenpen/grading';
import { PaperStoreError } from '@greenpen/paper-store';
import type { ReviewOutcome } from '@greenpen/paper-review';
import type { Ports } from '../ports.ts';
import { studentFromFileName } from './student-from-file-name.ts';

type Result<C extends keyof RunCalls> = Awaited<ReturnType<RunCalls[C]>>;

/** Every way out of grading a paper, so that its log line explains itself. */
export type GradeOutcome =
  | Exclude<ClaimResult['outcome'], 'claimed'>
  | Result<'completeRun'>
  | Result<'refuseRun'>
  | Result<'failRun'>
  | Result<'waitRun'>
  | Result<'handBackRun'>;

/** Seconds until a paper that waits for room or for the store is tried again. */
const storagePauseSeconds = 30;

/**
 * Grades one paper. It may run twice and at two places: every write carries the claim, and whoever holds
 * an older one is told "fenced". The documents are stored before the row that names them.
 */
export async function gradeSubmission(
  ports: Ports,
  job: GradingJob,
  signal: AbortSignal,
): Promise<GradeOutcome> {
  const claimed = await ports.gradebook.claimRun(job);
  if (claimed.outcome !== 'claimed') return claimed.outcome;
  try {
    return await gradeClaimed(ports, claimed, signal);
  } catch (error) {
    return settleFailure(ports, claimed.claim, error, signal);
  }
}

async function gradeClaimed(ports: Ports, run: ClaimedRun, signal: AbortSignal): Promise<GradeOutcome> {
  const { gradebook, store, reviewer } = ports;
  const { claim, submission, criteria, brief } = run;
  const bytes = await store.get(run.fileId);
  signal.throwIfAborted();
  if ((await gradebook.markScoring(claim)) === 'fenced') return 'fenced';
  const source = { bytes, fileName: submission.originalName };
  const outcome = await reviewer.review({ source, brief, criteria, examples: [] }, { signal });
  signal.throwIfAborted();
  if (outcome.status === 'refused') return gradebook.refuseRun(claim, outcome.refusal.code);
  return keepReview(ports, run, outcome);
}

type Reviewed = Extract<ReviewOutcome, { readonly status: 'reviewed' }>;

async function keepReview(ports: Ports, run: ClaimedRun, { paper, review }: Reviewed): Promise<GradeOutcome> {
  const { gradebook, store, seal } = ports;
  const { claim, reviewNumber, submission } = run;
  // The fence is in the name, so that a worker that was given up cannot replace what another one wrote.
  const documentName = `reviews/${claim.submissionId}/${reviewNumber}-${claim.fence}`;
  await store.putAt(`${documentName}-paper`, Buffer.from(JSON.stringify(paper)));
  await store.putAt(documentName, Buffer.from(JSON.stringify(review)));
  const outcome = await gradebook.completeRun(claim, {
    engine: review.engine,
    scores: review.scores,
    weights: review.weights,
    feedbackStyle: review.feedbackStyle,
    basis: review.basis,
    words: review.words,
    pages: review.pages,
    documentName,
    student: {
      name: studentFromFileName(submission.originalName) ?? review.student.name,
      email: review.student.email,
    },
    feedback: seal(JSON.stringify(review.feedback)),
  });
  if (outcome !== 'completed' && outcome !== 'draft-kept') {
    await Promise.allSettled([store.remove(documentName), store.remove(`${documentName}-paper`)]);
  }
  return outcome;
}

/** What a failure means for the paper; an outage of the database is thrown on, for nothing can be recorded. */
async function settleFailure(
  { gradebook }: Ports,
  claim: RunClaim,
  error: unknown,
  signal: AbortSignal,
): Promise<GradeOutcome> {
  if (error instanceof GradingError && error.code === 'DATABASE_UNAVAILABLE') throw error;
  if (signal.aborted) return gradebook.handBackRun(claim);
  if (error instanceof PaperStoreError) return settleStoreFailure(gradebook, claim, error);
  return gradebook.failRun(
    claim,
    error instanceof GradingError ? (error.detail ?? error.code) : 'engine-failed',
  );
}

/** A store that is full or away is not the paper's fault, so no attempt is counted; a lost file is final. */
function settleStoreFailure(
  gradebook: Ports['gradebook'],
  claim: RunClaim,
  { code }: PaperStoreError,
): Promise<GradeOutcome> {
  if (code === 'full' || code === 'unavailable') {
    return gradebook.waitRun(claim, `storage-${code}`, storagePauseSeconds);
  }
  if (code === 'not-found') return gradebook.refuseRun(claim, 'file-not-found');
  if (code === 'damaged') return gradebook.refuseRun(claim, 'file-damaged');
  return gradebook.failRun(claim, `storage-${code}`);
}
