import { byHand, fewestForPilot, sizeOfPilot } from '@greenpen/grading';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { isMarked, isUntouchedDraft } from '../grades/marked-grades.ts';
import { gradingCriteria } from '../schema/courses.ts';
import { isLearningTurnedOff } from '../teaching/learning-turned-off.ts';

/** What calibrating a class on its pilot changed. */
export type PilotReport = {
  /** The other papers that were graded again, and by how many points their drafts moved on average. */
  readonly moved: number;
  readonly meanMove: number | null;
  /** Mean distance of the instructor's marks from the drafts of the pilot, before they were calibrated. */
  readonly pilotOff: number | null;
  /** The distance between a draft and the instructor's mark that four of five papers keep within. */
  readonly within: number | null;
};

export type Pilot = {
  readonly courseId: string;
  readonly courseCode: string;
  readonly courseAssignmentId: string;
  readonly title: string;
  /** `proposed`: not chosen yet; `graded`: about to be calibrated. */
  readonly stage: 'proposed' | 'grading' | 'graded' | 'calibrating' | 'calibrated';
  /** The papers to grade first; empty while it is proposed. */
  readonly submissionIds: readonly string[];
  /** How many papers it has, or would have. */
  readonly size: number;
  readonly graded: number;
  /** Drafts beside the pilot that nobody touched. */
  readonly others: number;
  /** Papers that are being graded. */
  readonly left: number;
  readonly report: PilotReport | null;
};

const MOST_LISTED = 10;

/** The owner's pilots and the classes that one is proposed for, newest first; none while she does not learn from approved grades. */
async function listPilots(
  db: Executor,
  { ownerId }: { readonly ownerId: string },
): Promise<readonly Pilot[]> {
  const turnedOff = await db.$count(gradingCriteria, isLearningTurnedOff(ownerId));
  if (turnedOff > 0) return [];
  return [...(await listStarted(db, ownerId)), ...(await listProposed(db, ownerId))];
}

type StartedRow = {
  courseId: string;
  courseCode: string;
  courseAssignmentId: string;
  title: string;
  calibratedAt: string | null;
  submissionIds: string[];
  graded: number;
  others: number;
  left: number;
};

async function listStarted(db: Executor, ownerId: string): Promise<readonly Pilot[]> {
  const { rows } = await db.execute<StartedRow>(sql`
    select courses.id as "courseId", courses.code as "courseCode", sets.id as "courseAssignmentId", sets.title,
      pilots.calibrated_at::text as "calibratedAt",
      count(*) filter (where in_pilot)::int as size,
      coalesce(array_agg(submissions.id order by submissions.id) filter (where in_pilot), '{}') as "submissionIds",
      count(*) filter (where in_pilot and ${isMarked})::int as graded,
      count(*) filter (where not in_pilot and ${isUntouchedDraft})::int as others,
      count(*) filter (where submissions.status = 'processing')::int as left
    from pilots
    join course_assignments sets on sets.id = pilots.course_assignment_id
    join courses on courses.id = sets.course_id
    join submissions on submissions.course_assignment_id = sets.id and submissions.deleted_at is null
    left join grades on grades.submission_id = submissions.id
    cross join lateral (select submissions.id = any(pilots.submission_ids) as in_pilot) as place
    where courses.owner_id = ${ownerId} and submissions.owner_id = ${ownerId} and courses.archived_at is null
      and cardinality(pilots.submission_ids) > 0 and pilots.dismissed_at is null
    group by courses.id, sets.id, pilots.course_assignment_id
    having count(*) filter (where in_pilot) > 0
    order by pilots.started_at desc
    limit ${MOST_LISTED}`);
  return Promise.all(
    rows.map(async ({ calibratedAt, ...row }): Promise<Pilot> => {
      const size = row.submissionIds.length;
      if (calibratedAt === null)
        return { ...row, size, stage: row.graded < size ? 'grading' : 'graded', report: null };
      const stage = row.left > 0 ? 'calibrating' : 'calibrated';
      return { ...row, size, stage, report: await readReport(db, row.courseAssignmentId) };
    }),
  );
}

/** Classes whose drafts are all made and hardly any of which is approved; each is asked about once. */
async function listProposed(db: Executor, ownerId: string): Promise<readonly Pilot[]> {
  const { rows } = await db.execute<Omit<StartedRow, 'calibratedAt' | 'submissionIds'>>(sql`
    select courses.id as "courseId", courses.code as "courseCode", sets.id as "courseAssignmentId", sets.title,
      count(*) filter (where ${isMarked})::int as graded,
      count(*) filter (where ${isUntouchedDraft})::int as others,
      count(*) filter (where submissions.status = 'processing')::int as left
    from submissions
    join course_assignments sets on sets.id = submissions.course_assignment_id
    join courses on courses.id = sets.course_id
    left join grades on grades.submission_id = submissions.id
    where submissions.owner_id = ${ownerId} and submissions.deleted_at is null and courses.archived_at is null
      and submissions.uploaded_at > now() - interval '60 days'
      and not exists (select from pilots where pilots.course_assignment_id = sets.id)
    group by courses.id, sets.id
    having count(*) filter (where ${isUntouchedDraft}) >= ${fewestForPilot}
      and count(*) filter (where ${isMarked}) < ${sizeOfPilot(0)}
      and count(*) filter (where submissions.status = 'processing') = 0
    order by max(submissions.uploaded_at) desc
    limit ${MOST_LISTED}`);
  return rows.map((row): Pilot => {
    const size = sizeOfPilot(row.others);
    const others = row.others - size;
    return { ...row, stage: 'proposed', submissionIds: [], size, graded: 0, others, report: null };
  });
}

async function readReport(db: Executor, courseAssignmentId: string): Promise<PilotReport> {
  const { rows } = await db.execute<PilotReport>(sql`
    with pilot as (select * from pilots where course_assignment_id = ${courseAssignmentId}),
    papers as (
      select submissions.id, grades.total_score, grades.review_number, pilot.calibrated_at,
        submissions.id = any(pilot.submission_ids) as in_pilot
      from pilot
      join submissions on submissions.course_assignment_id = pilot.course_assignment_id
      join grades on grades.submission_id = submissions.id
      where submissions.deleted_at is null),
    others as (
      select later.total_score - earlier.total_score as move,
        greatest((later.basis #>> '{interval,1}')::float8 - later.total_score,
          later.total_score - (later.basis #>> '{interval,0}')::float8) as within
      from papers
      join reviews later on later.submission_id = papers.id and later.number = papers.review_number
        and later.reviewed_at > papers.calibrated_at
      cross join lateral (select total_score from reviews
        where submission_id = papers.id and reviewed_at <= papers.calibrated_at
        order by number desc limit 1) as earlier
      where not in_pilot)
    select count(*)::int as moved, avg(move)::float8 as "meanMove",
      (percentile_cont(0.5) within group (order by within))::float8 as within,
      (select avg(abs(reviews.total_score - papers.total_score))::float8 from papers
        join reviews on reviews.submission_id = papers.id and reviews.number = papers.review_number
        where in_pilot and reviews.engine <> ${byHand}) as "pilotOff"
    from others`);
  return rows[0] ?? { moved: 0, meanMove: null, pilotOff: null, within: null };
}

export { listPilots as list };
