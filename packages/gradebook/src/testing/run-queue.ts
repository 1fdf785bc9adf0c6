import type { ClaimedRun, Gradebook, GradingJob } from '../gradebook.ts';
import { GRADING_QUEUE, openGradingQueue } from '../queue/grading-queue.ts';
import { openPool } from '../database.ts';
import { sampleReview, sampleSubmission } from './samples.ts';

/** Takes jobs from the queue as a worker that does nothing else: no heartbeat, no settling. */
export async function takeJobs(databaseUrl: string, count: number): Promise<GradingJob[]> {
  const pool = openPool({ databaseUrl, applicationName: 'test-worker' });
  try {
    const { boss } = openGradingQueue(pool);
    const jobs = await boss.fetch<{ submissionId: string }>(GRADING_QUEUE, { batchSize: count });
    return jobs.map(({ id, data }) => ({ jobId: id, submissionId: data.submissionId }));
  } finally {
    await pool.end();
  }
}

type Place = { readonly gradebook: Gradebook; readonly databaseUrl: string };

/** Takes the one job that is there and claims its paper. */
export async function claimNext({ gradebook, databaseUrl }: Place): Promise<ClaimedRun> {
  const [job] = await takeJobs(databaseUrl, 1);
  if (job === undefined) throw new Error('no job to take');
  const claimed = await gradebook.claimRun(job);
  if (claimed.outcome !== 'claimed') throw new Error(`not claimed: ${claimed.outcome}`);
  return claimed;
}

/** Uploads a paper and queues it. */
export async function queuePaper(gradebook: Gradebook, ownerId: string): Promise<string> {
  const { submission } = await gradebook.createSubmission(sampleSubmission(ownerId));
  await gradebook.queueGrading({ ownerId, submissionIds: [submission.id] });
  return submission.id;
}

/** A paper with a review and a first draft of its grade. */
export async function gradePaper(place: Place, ownerId: string): Promise<string> {
  const submissionId = await queuePaper(place.gradebook, ownerId);
  const { claim } = await claimNext(place);
  await place.gradebook.completeRun(claim, sampleReview());
  return submissionId;
}
