import { randomUUID } from 'node:crypto';
import { type AreaBasis, defaultCriteria } from '@greenpen/grading';
import { PgBoss } from 'pg-boss';
import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import type { Gradebook } from '../gradebook.ts';
import { user } from '../schema/identity.ts';
import type { NewSubmission } from '../submissions/submission-requests.ts';
import type { ClaimedRun, GradingJob, NewReview } from '../runs/held-runs.ts';
import { openPool } from '../database.ts';
import { GRADING_QUEUE, QUEUE_SCHEMA } from '../runs/grading-queue.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Adds an account and returns its id. */
export async function addUser(gradebook: Gradebook, email = `${randomUUID()}@example.edu`): Promise<string> {
  const id = randomUUID();
  await gradebook.database.insert(user).values({ id, name: 'Robin Vale', email });
  return id;
}

export function sampleSubmission(ownerId: string, change: Partial<NewSubmission> = {}): NewSubmission {
  return {
    ownerId,
    uploadKey: randomUUID(),
    originalName: 'essay.docx',
    fileType: 'DOCX',
    fileSize: 12_345,
    fileId: randomUUID(),
    sha256: 'ab'.repeat(32),
    studentName: null,
    studentEmail: null,
    courseId: null,
    courseAssignmentId: null,
    deletesAt: new Date(Date.now() + WEEK_MS),
    ...change,
  };
}

const basis: AreaBasis = {
  parts: [{ id: 'base', label: 'Start', points: 100, maxPoints: 100, reason: 'Everyone starts here.' }],
  costs: { 'typo:12': 2 },
  caps: { typo: 10 },
};

export function sampleReview(change: Partial<NewReview> = {}): NewReview {
  return {
    engine: 'test-1',
    scores: { grammar: 91, apa: 82.5, content: 74, total: 81.2 },
    weights: defaultCriteria.weights,
    feedbackStyle: defaultCriteria.feedbackStyle,
    basis: { words: 900, areas: { grammar: basis, apa: basis, content: basis } },
    words: 1000,
    pages: 4,
    documentName: 'reviews/sample/1',
    student: { name: null, email: null },
    feedback: Buffer.from('sealed feedback'),
    ...change,
  };
}

/** Fetches jobs in queue order, without heartbeats and without settling them. */
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

/** Fetches the only job and claims its paper. */
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

/** Adds a paper with a review and a draft grade, independently of other queued papers. */
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

/** Waits until `count` statements are blocked by locks. */
export async function untilBlocked({ database }: Gradebook, count: number): Promise<void> {
  for (;;) {
    const { rows } = await database.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length === count) return;
    await delay(10);
  }
}
