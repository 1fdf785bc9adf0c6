import type { Gradebook } from '../gradebook.ts';
import type { ClaimedRun, GradingJob, NewReview } from '../queue/run-records.ts';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { GRADING_QUEUE, QUEUE_SCHEMA } from '../queue/grading-queue.ts';
import { openPool } from '../database.ts';
import { sampleReview, sampleSubmission } from './samples.ts';

/** Takes jobs in the queue's order as a worker that does nothing else: no heartbeat, no settling. */
export async function takeJobs(databaseUrl: string, count: number): Promise<GradingJob[]> {
  const pool = openPool({ databaseUrl, applicationName: 'test-worker' });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    migrate: false,
  });
  try {
    const taken: GradingJob[] = [];
    while (taken.length < count) {
      const [job] = await boss.fetch<Pick<GradingJob, 'submissionId'>>(GRADING_QUEUE);
      if (job === undefined) break;
      taken.push({ jobId: job.id, submissionId: job.data.submissionId });
    }
    return taken;
  } finally {
    await pool.end();
  }
}

type Place = { readonly gradebook: Gradebook; readonly databaseUrl: string };

/** Takes the one job that is there and claims its paper. */
export async function claimNext({ gradebook, databaseUrl }: Place): Promise<ClaimedRun> {
  const [job] = await takeJobs(databaseUrl, 1);
  if (job === undefined) throw new Error('no job to take');
  const claimed = await gradebook.runs.claim(job);
  if (claimed.outcome !== 'claimed') throw new Error(`not claimed: ${claimed.outcome}`);
  return claimed;
}

/** Uploads a paper and queues it. */
export async function queuePaper(gradebook: Gradebook, ownerId: string): Promise<string> {
  const { submission } = await gradebook.submissions.create(sampleSubmission(ownerId));
  await gradebook.runs.queue({ ownerId, submissionIds: [submission.id] });
  return submission.id;
}

/** A paper with a review and a first draft of its grade, whatever else is queued. */
export async function gradePaper(
  place: Pick<Place, 'gradebook'>,
  ownerId: string,
  review: Partial<NewReview> = {},
): Promise<string> {
  const { gradebook } = place;
  const submissionId = await queuePaper(gradebook, ownerId);
  const { rows } = await gradebook.database.execute<{ id: string }>(sql`
    update queue.job set state = 'active', started_on = now(), heartbeat_on = now()
    where singleton_key = ${submissionId} and state = 'created' returning id`);
  const claimed = await gradebook.runs.claim({ jobId: rows[0]?.id ?? '', submissionId });
  if (claimed.outcome !== 'claimed') throw new Error(`not claimed: ${claimed.outcome}`);
  await gradebook.runs.complete(claimed.claim, sampleReview(review));
  return submissionId;
}
