import { AppError } from '@greenpen/api-contract';
import { byHand, choosePilot, fewestForPilot, type PaperMeasures } from '@greenpen/grading';
import { and, eq, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { check as checkCourse } from '../courses/courses.ts';
import type { Executor } from '../database.ts';
import { isMarked, isUntouchedDraft } from '../grades/marked-grades.ts';
import { measureColumns, toMeasures } from '../grades/review-measures.ts';
import type { GradingQueue } from '../runs/grading-queue.ts';
import { queue as queueGrading } from '../runs/queue-runs.ts';
import { courseAssignments, courses, pilots } from '../schema/courses.ts';
import { grades, reviews } from '../schema/grades.ts';
import { submissions } from '../schema/submissions.ts';

type Place = {
  readonly ownerId: string;
  readonly courseId: string;
  readonly courseAssignmentId: string;
};

/** Of a class with more papers, the newest are measured. */
const MOST_MEASURED = 400;

const MOST_CALIBRATED = 1000;

/**
 * Chooses the papers that represent the class best, and keeps the choice; a pilot that is still being graded stays as
 * it is. After its end, further papers are chosen beside those with marks. Returns the papers' ids. Throws
 * COURSE_NOT_FOUND, COURSE_ASSIGNMENT_NOT_FOUND or PILOT_TOO_SMALL.
 */
async function startPilot(db: Executor, where: Place): Promise<readonly string[]> {
  await checkCourse(db, where);
  const { courseAssignmentId } = where;
  const ofThis = eq(pilots.courseAssignmentId, courseAssignmentId);
  const [current] = await db.select().from(pilots).where(ofThis);
  if (current !== undefined && isUnderWay(current)) return current.submissionIds;
  const open = await listMeasures(db, where, isUntouchedDraft);
  const marked = await listMeasures(db, where, isMarked);
  if (open.length < fewestForPilot) throw new AppError('PILOT_TOO_SMALL');
  const submissionIds = [...choosePilot(open, marked)];
  const chosen = { submissionIds, startedAt: sql`now()`, calibratedAt: null, dismissedAt: null };
  await db
    .insert(pilots)
    .values({ courseAssignmentId, ...chosen })
    .onConflictDoUpdate({ target: pilots.courseAssignmentId, set: chosen });
  return submissionIds;
}

function isUnderWay({ submissionIds, calibratedAt, dismissedAt }: typeof pilots.$inferSelect): boolean {
  return submissionIds.length > 0 && calibratedAt === null && dismissedAt === null;
}

/** Puts a pilot or the proposal of one away. Throws COURSE_NOT_FOUND or COURSE_ASSIGNMENT_NOT_FOUND. */
async function dismissPilot(db: Executor, where: Place): Promise<void> {
  await checkCourse(db, where);
  const { courseAssignmentId } = where;
  await db
    .insert(pilots)
    .values({ courseAssignmentId, submissionIds: [], dismissedAt: sql`now()` })
    .onConflictDoUpdate({ target: pilots.courseAssignmentId, set: { dismissedAt: sql`now()` } });
}

/** Takes `dismiss` back. Throws COURSE_NOT_FOUND or COURSE_ASSIGNMENT_NOT_FOUND. */
async function restorePilot(db: Executor, where: Place): Promise<void> {
  await checkCourse(db, where);
  const ofThis = eq(pilots.courseAssignmentId, where.courseAssignmentId);
  await db.delete(pilots).where(and(ofThis, eq(pilots.submissionIds, [])));
  await db.update(pilots).set({ dismissedAt: null }).where(ofThis);
}

async function listMeasures(
  db: Executor,
  { ownerId, courseAssignmentId }: Place,
  which: SQL,
): Promise<readonly PaperMeasures[]> {
  const rows = await db
    .select({ id: submissions.id, ...measureColumns })
    .from(submissions)
    .innerJoin(grades, eq(grades.submissionId, submissions.id))
    .innerJoin(
      reviews,
      and(eq(reviews.submissionId, submissions.id), eq(reviews.number, grades.reviewNumber)),
    )
    .where(
      and(
        eq(submissions.ownerId, ownerId),
        eq(submissions.courseAssignmentId, courseAssignmentId),
        isNull(submissions.deletedAt),
        ne(reviews.engine, byHand),
        which,
      ),
    )
    .orderBy(sql`${submissions.id} desc`)
    .limit(MOST_MEASURED);
  return rows.map(({ id, ...row }) => toMeasures(id, row));
}

/**
 * Grades the other drafts again once every paper of the pilot has the instructor's marks; nothing otherwise, or if
 * that was done before. Returns how many papers were queued.
 */
function calibrateClass(
  db: Executor,
  queue: GradingQueue,
  { ownerId, courseAssignmentId }: Pick<Place, 'ownerId' | 'courseAssignmentId'>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const ofThis = eq(pilots.courseAssignmentId, courseAssignmentId);
    // Locked, so that of two approvals at once the later one sees the papers of both.
    const [pilot] = await tx.select().from(pilots).where(ofThis).for('update');
    if (pilot === undefined || !isUnderWay(pilot)) return 0;
    const inPilot = inArray(submissions.id, [...pilot.submissionIds]);
    const papers = await tx
      .select({ isMarked })
      .from(submissions)
      .innerJoin(grades, eq(grades.submissionId, submissions.id))
      .where(and(inPilot, eq(submissions.ownerId, ownerId), isNull(submissions.deletedAt)));
    if (papers.length === 0 || papers.some((paper) => !paper.isMarked)) return 0;
    const others = await tx
      .select({ id: submissions.id })
      .from(submissions)
      .innerJoin(grades, eq(grades.submissionId, submissions.id))
      .where(
        and(
          eq(submissions.ownerId, ownerId),
          eq(submissions.courseAssignmentId, courseAssignmentId),
          isUntouchedDraft,
          not(inPilot),
        ),
      )
      .limit(MOST_CALIBRATED);
    await tx
      .update(pilots)
      .set({ calibratedAt: sql`now()` })
      .where(ofThis);
    const { queued } = await queueGrading(tx, queue, { ownerId, submissionIds: others.map(({ id }) => id) });
    return queued.length;
  });
}

/** Calibrates every class whose pilot holds one of these papers and is graded with them. */
async function calibrateClassesOf(
  db: Executor,
  queue: GradingQueue,
  { ownerId, submissionIds }: { readonly ownerId: string; readonly submissionIds: readonly string[] },
): Promise<void> {
  if (submissionIds.length === 0) return;
  const ids = sql.join(
    submissionIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const touched = await db
    .select({ courseAssignmentId: pilots.courseAssignmentId })
    .from(pilots)
    .innerJoin(courseAssignments, eq(courseAssignments.id, pilots.courseAssignmentId))
    .innerJoin(courses, eq(courses.id, courseAssignments.courseId))
    .where(
      and(
        eq(courses.ownerId, ownerId),
        isNull(pilots.calibratedAt),
        isNull(pilots.dismissedAt),
        sql`${pilots.submissionIds} && array[${ids}]`,
      ),
    );
  for (const { courseAssignmentId } of touched) {
    // oxlint-disable-next-line no-await-in-loop
    await calibrateClass(db, queue, { ownerId, courseAssignmentId });
  }
}

export {
  startPilot as start,
  dismissPilot as dismiss,
  restorePilot as restore,
  calibrateClass as calibrate,
  calibrateClassesOf as calibrateFor,
};
