import { listNamedFiles } from '@greenpen/gradebook';
import { redraftStored } from '@greenpen/paper-review';
import { setTimeout as delay } from 'node:timers/promises';
import { createHandlers } from '../../../grading-worker/src/handlers.ts';
import { noReturner } from '../../../grading-worker/src/testing/no-returner.ts';
import { samplePaper, sampleReview } from './sample-review.ts';
import type { TestApi } from './start-test-api.ts';
import { workGrading } from '../../../grading-worker/src/work-grading.ts';
import { createWordingHash } from '../../../grading-worker/src/jobs/wording-hash.ts';

type WorkerPorts = Parameters<typeof createHandlers>[0];
type Reviewer = WorkerPorts['reviewer'];

/** Returns the same review for every paper. */
export const sampleReviewer: Reviewer = {
  review: async () => ({ status: 'reviewed', paper: samplePaper, review: sampleReview }),
};

/** Runs the worker's handler in this process until these submissions are finished. */
export async function gradeQueued(
  { gradebook, store, seal, open }: TestApi,
  ownerId: string,
  submissionIds: readonly string[],
  reviewer: Reviewer = sampleReviewer,
  model: WorkerPorts['model'] = null,
): Promise<readonly string[]> {
  const outcomes: string[] = [];
  const stop = new AbortController();
  const handlers = createHandlers({
    gradebook,
    store,
    reviewer,
    redrafter: { redraft: redraftStored },
    returner: noReturner,
    seal,
    wordingHash: createWordingHash('secret'),
    open,
    listNamedFiles: (names) => listNamedFiles(gradebook.database, names),
    makeDailyBackup: async () => 'not-due',
    model,
    now: () => new Date(),
  });
  const working = workGrading({
    gradebook,
    handler: async (job, signal) => void outcomes.push(await handlers['grade-submission'](job, signal)),
    concurrency: 4,
    signal: stop.signal,
    onError: () => undefined,
  });
  for (;;) {
    const submissions = await gradebook.submissions.listById({ ownerId, submissionIds });
    if (submissions.every(({ state }) => ['completed', 'refused', 'needs-you', 'waiting'].includes(state)))
      break;
    await delay(20);
  }
  stop.abort();
  await working;
  return outcomes;
}
