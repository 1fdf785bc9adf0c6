import type {
  ClaimedRun,
  ClaimResult,
  Gradebook,
  GradedExampleRecord,
  GradingJob,
  RunClaim,
  Submission,
} from '@greenpen/gradebook';
import { countFeedback, type FoundStudent, type GradedExample, ExpectedError } from '@greenpen/grading';
import type { ReviewOutcome } from '@greenpen/paper-review';
import { PaperStoreError } from '@greenpen/paper-store';
import { z } from 'zod';
import type { Ports } from '../ports.ts';
import { whileDatabaseAway } from './while-database-away.ts';

type Runs = Gradebook['runs'];

type Result<Name extends keyof Runs> = Awaited<ReturnType<Runs[Name]>>;

/** Every way out of grading a paper, so that its log line explains itself. */
export type GradeOutcome =
  | Exclude<ClaimResult['outcome'], 'claimed'>
  | Result<'complete'>
  | Result<'refuse'>
  | Result<'fail'>
  | Result<'wait'>
  | Result<'handBack'>;

/** Seconds until a paper that waits for room or for the store is tried again. */
const storagePauseSeconds = 30;

/**
 * Grades one paper. It may run twice and at two places: every write carries the claim, and the run that holds
 * an older one is told "fenced". The documents are stored before the row that names them.
 */
export async function gradeSubmission(
  ports: Ports,
  job: GradingJob,
  signal: AbortSignal,
): Promise<GradeOutcome> {
  // A thread takes seconds to load, which must not be time for which the paper is claimed.
  await ports.reviewer.warm?.();
  const claimed = await ports.gradebook.runs.claim(job);
  if (claimed.outcome !== 'claimed') return claimed.outcome;
  try {
    return await gradeClaimed(ports, claimed, signal);
  } catch (error) {
    // A database that stays away can record nothing: the queue gives the job to somebody later.
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
  // The fence is in the name, so that a worker that was given up cannot replace what another one wrote.
  const documentName = `reviews/${claim.submissionId}/${reviewNumber}-${claim.fence}`;
  const paperName = `${documentName}-paper`;
  const forget = () => Promise.allSettled([store.remove(documentName), store.remove(paperName)]);
  try {
    await store.putAt(paperName, Buffer.from(JSON.stringify(paper)));
    await store.putAt(documentName, Buffer.from(JSON.stringify(review)));
  } catch (error) {
    // No row names them yet, and the paper may have been deleted meanwhile: nothing of it stays behind.
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
    wantsModelDraft: model !== null,
  };
  const outcome = await whileDatabaseAway(() => gradebook.runs.complete(claim, completed), signal);
  // After any other refusal the row may still name them, if it was this run's own write that went unheard.
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

/** A store that is full or away is not the paper's fault, so no attempt is counted; a lost file is final. */
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

/** More say nothing more about an instructor's scale. */
const mostExamples = 50;

const sealedTexts = z.object({ studentWork: z.string(), professorFeedback: z.string() });

/** The instructor's own marks that a paper's content score leans towards, the newest last. */
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

/** An example that is damaged is left out: it is not the paper's fault. */
function openExample(open: Ports['open'], { texts, grade, maxPoints }: GradedExampleRecord): GradedExample[] {
  try {
    return [{ ...sealedTexts.parse(JSON.parse(open(texts))), grade, maxPoints }];
  } catch (error) {
    if (error instanceof PaperStoreError) return [];
    throw error;
  }
}

const longestName = 200;

/** Who wrote the paper, fit for a table's columns. */
export function studentForTable({ name, email, otherName = null }: FoundStudent): FoundStudent {
  const address = shown(email);
  return {
    name: shown(name)?.slice(0, longestName) ?? null,
    email: address !== null && address.length <= 320 ? address : null,
    otherName: shown(otherName)?.slice(0, longestName) ?? null,
  };
}

/** Without control characters, which neither a screen nor PostgreSQL takes. */
function shown(text: string | null): string | null {
  const clean =
    text
      ?.toWellFormed()
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim() ?? '';
  return clean === '' ? null : clean;
}
