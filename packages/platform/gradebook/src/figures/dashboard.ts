import { and, count, desc, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Submission } from '../records.ts';
import type { Executor } from '../database.ts';
import { lastDays, startOfDay } from '../calendar.ts';
import { submissions } from '../schema/submissions.ts';
import { courses } from '../schema/courses.ts';
import { list as listSubmissions } from '../submissions/list-submissions.ts';
import { grades } from '../schema/grades.ts';

export type DashboardStats = {
  readonly activeCourses: number;
  readonly totalAssignments: number;
  readonly gradedToday: number;
  readonly pendingReview: number;
  /** Percent with one decimal; 0 when nothing is graded. */
  readonly averageGrade: number;
  readonly totalCourses: number;
};

/** Papers of the whole installation that are queued or being graded. */
export type WaitingPapers = {
  readonly byState: Readonly<Record<string, number>>;
  /** Seconds since the oldest of them was queued; 0 without any. */
  readonly oldestSeconds: number;
};

export type DashboardOverview = {
  /** The newest graded submissions without an approval. */
  readonly waiting: readonly Submission[];
  /** The number of submissions that could not be graded. */
  readonly failed: number;
  /** The last thirty days in the requested time zone, today last. */
  readonly days: readonly { readonly day: string; readonly graded: number; readonly approved: number }[];
  /** Over all approved grades: their number, the words of their feedback, and how many of those were typed. */
  readonly words: EditedWords;
  /** The same for the newest approved grades, in groups of consecutive approvals, oldest first. */
  readonly edits: readonly EditedWords[];
};

type EditedWords = { readonly grades: number; readonly used: number; readonly typed: number };

const ACTIVE_DAYS = 180;

/**
 * The six dashboard figures. `timeZone` is an IANA name; an unknown one counts as UTC. "Today" is the day in that
 * time zone.
 */
async function getDashboardStats(
  db: Executor,
  { ownerId, timeZone }: { ownerId: string; timeZone: string },
): Promise<DashboardStats> {
  const midnight = startOfDay(new Date(), timeZone);
  const isListed = and(eq(submissions.ownerId, ownerId), isNull(submissions.deletedAt));
  const [today] = await db
    .select({ total: count() })
    .from(submissions)
    .where(and(isListed, gte(submissions.completedAt, midnight)));
  const { listed, waiting, averageGrade } = await readCounts(db, ownerId);
  const since = sql`now() - make_interval(days => ${ACTIVE_DAYS}::int)`;
  const uploadedTo = db
    .select({ one: sql`1` })
    .from(submissions)
    .where(and(eq(submissions.courseId, courses.id), gte(submissions.uploadedAt, since)));
  const [course] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`count(*) filter (where ${or(gte(courses.createdAt, since), sql`exists ${uploadedTo}`)})::int`,
    })
    .from(courses)
    .where(eq(courses.ownerId, ownerId));
  return {
    activeCourses: course?.active ?? 0,
    totalAssignments: listed,
    gradedToday: today?.total ?? 0,
    pendingReview: waiting,
    averageGrade,
    totalCourses: course?.total ?? 0,
  };
}

type Counts = { readonly listed: number; readonly waiting: number; readonly averageGrade: number };

/**
 * Counts of submissions that are not deleted, from the table that triggers maintain, so only a few rows are summed.
 */
async function readCounts(db: Executor, ownerId: string): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select coalesce(sum(listed), 0)::int as listed, coalesce(sum(waiting), 0)::int as waiting,
      coalesce(round(sum(points) / nullif(sum(graded), 0), 1), 0)::float8 as "averageGrade"
    from submission_counts where owner_id = ${ownerId}`);
  return rows[0] ?? { listed: 0, waiting: 0, averageGrade: 0 };
}

const DAYS = 30;

const MOST_WAITING = 5;

/**
 * The approval queue, grading activity by day, and the words that drafts saved. `timeZone` is an IANA name; an
 * unknown one counts as UTC.
 */
async function getDashboardOverview(
  db: Executor,
  { ownerId, timeZone }: { readonly ownerId: string; readonly timeZone: string },
): Promise<DashboardOverview> {
  const filter = { status: 'completed', approved: false } as const;
  const { submissions: waiting } = await listSubmissions(db, {
    ownerId,
    filter,
    cursor: null,
    limit: MOST_WAITING,
  });
  const isFailed = and(
    eq(submissions.ownerId, ownerId),
    eq(submissions.status, 'error'),
    isNull(submissions.deletedAt),
  );
  const days = lastDays(new Date(), timeZone, DAYS);
  const starts = days.map(({ start }) => start);
  const graded = await countByDay(db, ownerId, { column: submissions.completedAt, starts });
  const approved = await countByDay(db, ownerId, { column: submissions.approvedAt, starts });
  const isApproved = and(
    eq(submissions.ownerId, ownerId),
    isNotNull(submissions.approvedAt),
    isNull(submissions.deletedAt),
    // Grades from earlier versions have no word counts.
    gt(grades.feedbackWords, 0),
  );
  const newest = await db
    .select({ used: grades.feedbackWords, typed: grades.typedWords })
    .from(grades)
    .innerJoin(submissions, eq(submissions.id, grades.submissionId))
    .where(isApproved)
    .orderBy(desc(submissions.approvedAt), desc(submissions.id))
    .limit(MOST_EDITS);
  const [words] = await db
    .select({
      grades: count(),
      used: sql<number>`coalesce(sum(${grades.feedbackWords}), 0)::int`,
      typed: sql<number>`coalesce(sum(${grades.typedWords}), 0)::int`,
    })
    .from(grades)
    .innerJoin(submissions, eq(submissions.id, grades.submissionId))
    .where(isApproved);
  return {
    waiting,
    failed: await db.$count(submissions, isFailed),
    days: days.map(({ day }, index) => ({
      day,
      graded: graded.get(index + 1) ?? 0,
      approved: approved.get(index + 1) ?? 0,
    })),
    words: words ?? { grades: 0, used: 0, typed: 0 },
    edits: groupEdits(newest.toReversed()),
  };
}

/** Approved grades whose edits are plotted, and the columns of the plot. */
const MOST_EDITS = 60;
const MOST_GROUPS = 10;

/** Consecutive grades in at most ten groups of nearly the same size. */
export function groupEdits(
  edits: readonly { readonly used: number; readonly typed: number }[],
): readonly EditedWords[] {
  const groups = Math.min(MOST_GROUPS, edits.length);
  return Array.from({ length: groups }, (_, at) => {
    const group = edits.slice(
      Math.floor((at * edits.length) / groups),
      Math.floor(((at + 1) * edits.length) / groups),
    );
    return {
      grades: group.length,
      used: group.reduce((sum, { used }) => sum + used, 0),
      typed: group.reduce((sum, { typed }) => sum + typed, 0),
    };
  });
}

type When = {
  readonly column: typeof submissions.completedAt | typeof submissions.approvedAt;
  readonly starts: readonly Date[];
};

/** Counts by the number of the day, 1 for the first. */
async function countByDay(
  db: Executor,
  ownerId: string,
  { column, starts }: When,
): Promise<ReadonlyMap<number, number>> {
  const bounds = sql`${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[]`;
  const rows = await db
    .select({ day: sql<number>`width_bucket(${column}, ${bounds})`.as('day'), count: count() })
    .from(submissions)
    .where(
      and(
        eq(submissions.ownerId, ownerId),
        isNull(submissions.deletedAt),
        sql`${column} >= ${starts[0]?.toISOString() ?? null}::timestamptz`,
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.count]));
}

/** Counts the papers in progress over all owners. */
export async function countWaiting(db: Executor): Promise<WaitingPapers> {
  const rows = await db
    .select({
      state: submissions.state,
      papers: count(),
      oldestSeconds: sql<number>`extract(epoch from now() - min(${submissions.queuedAt}))::float8`,
    })
    .from(submissions)
    .where(and(eq(submissions.status, 'processing'), isNull(submissions.deletedAt)))
    .groupBy(submissions.state);
  return {
    byState: Object.fromEntries(rows.map(({ state, papers }) => [state, papers])),
    // If the clock was set back, the age would be negative.
    oldestSeconds: Math.max(0, ...rows.map(({ oldestSeconds }) => oldestSeconds)),
  };
}

export { getDashboardStats as getDashboard, getDashboardOverview as getOverview };
