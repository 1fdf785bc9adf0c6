import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Owner } from './account-records.ts';
import type { Executor } from '../database.ts';
import type { ReplacedGrade, ReviewRecord } from '../records.ts';
import { replacedGrades, reviews } from '../schema/grades.ts';
import { submissions } from '../schema/submissions.ts';
import { toReplaced, toReview } from '../grades/grade-rows.ts';
import type { DiscussionExampleRecord, GradedExampleRecord } from '../teaching/teaching-records.ts';
import { courses, discussionExamples, gradedExamples } from '../schema/courses.ts';
import { auditEvents } from '../schema/installation.ts';

export type AuditRecord = {
  readonly id: number;
  readonly at: Date;
  /** A user's id, or "engine". */
  readonly actor: string;
  readonly action: string;
  readonly submissionId: string | null;
  /** The IP address of the request; null for events without a request. */
  readonly address: string | null;
  readonly detail: Readonly<Record<string, number | string | null>>;
};

type Paper = Owner & { readonly submissionId: string };

/** Page sizes: an example may contain a whole paper, an event only a few numbers. */
const EXAMPLES = 20;

const EVENTS = 1000;

/** All reviews of a paper, oldest first; includes papers that can still be restored. */
export async function listReviews(db: Executor, { ownerId, submissionId }: Paper): Promise<ReviewRecord[]> {
  const rows = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(submissions, eq(submissions.id, reviews.submissionId))
    .where(and(eq(submissions.ownerId, ownerId), eq(submissions.id, submissionId)))
    .orderBy(asc(reviews.number));
  return rows.map(({ review }) => toReview(review));
}

export async function listReplacedGrades(
  db: Executor,
  { ownerId, submissionId }: Paper,
): Promise<ReplacedGrade[]> {
  const rows = await db
    .select({ replaced: replacedGrades })
    .from(replacedGrades)
    .innerJoin(submissions, eq(submissions.id, replacedGrades.submissionId))
    .where(and(eq(submissions.ownerId, ownerId), eq(submissions.id, submissionId)))
    .orderBy(asc(replacedGrades.id));
  return rows.map(({ replaced }) => toReplaced(replaced));
}

/** The examples of all courses, page by page. */
export function eachGradedExample(db: Executor, { ownerId }: Owner): AsyncGenerator<GradedExampleRecord> {
  return eachPage(EXAMPLES, (after) =>
    db
      .select(getTableColumns(gradedExamples))
      .from(gradedExamples)
      .innerJoin(courses, eq(courses.id, gradedExamples.courseId))
      .where(and(eq(courses.ownerId, ownerId), after && gt(gradedExamples.id, after.id)))
      .orderBy(asc(gradedExamples.id))
      .limit(EXAMPLES),
  );
}

export function eachDiscussionExample(
  db: Executor,
  { ownerId }: Owner,
): AsyncGenerator<DiscussionExampleRecord> {
  return eachPage(EXAMPLES, (after) =>
    db
      .select(getTableColumns(discussionExamples))
      .from(discussionExamples)
      .innerJoin(courses, eq(courses.id, discussionExamples.courseId))
      .where(and(eq(courses.ownerId, ownerId), after && gt(discussionExamples.id, after.id)))
      .orderBy(asc(discussionExamples.id))
      .limit(EXAMPLES),
  );
}

/** Oldest first, page by page. */
export function eachAuditEvent(db: Executor, { ownerId }: Owner): AsyncGenerator<AuditRecord> {
  const { ownerId: _, ...shown } = getTableColumns(auditEvents);
  return eachPage(EVENTS, (after) =>
    db
      .select(shown)
      .from(auditEvents)
      .where(and(eq(auditEvents.ownerId, ownerId), after && gt(auditEvents.id, after.id)))
      .orderBy(asc(auditEvents.id))
      .limit(EVENTS),
  );
}

/** Keeps one page in memory; `read` gets the last row of the previous page. */
async function* eachPage<T>(
  size: number,
  read: (after: T | undefined) => PromiseLike<T[]>,
): AsyncGenerator<T> {
  let after: T | undefined;
  for (;;) {
    const last = after;
    const page = await read(last);
    yield* page;
    after = page.at(-1);
    if (page.length < size) return;
  }
}
