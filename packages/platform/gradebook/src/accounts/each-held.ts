import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { AuditRecord, ReplacedGrade } from './account-records.ts';
import type { Executor } from '../database.ts';
import type { Owner } from './identity-records.ts';
import { toReplaced, toReview } from '../grades/grade-rows.ts';
import type { ReviewRecord } from '../records.ts';
import {
  auditEvents,
  courses,
  discussionExamples,
  gradedExamples,
  replacedGrades,
  reviews,
  submissions,
} from '../schema/index.ts';
import type { DiscussionExampleRecord, GradedExampleRecord } from '../teaching/teaching-records.ts';

type Paper = Owner & { readonly submissionId: string };

/** An example may hold a whole paper, an event a few numbers. */
const EXAMPLES = 20;
const EVENTS = 1000;

/** Every review of a paper, the first one first; also of one that can still be put back. */
async function listReviews(db: Executor, { ownerId, submissionId }: Paper): Promise<ReviewRecord[]> {
  const rows = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(submissions, eq(submissions.id, reviews.submissionId))
    .where(and(eq(submissions.ownerId, ownerId), eq(submissions.id, submissionId)))
    .orderBy(asc(reviews.number));
  return rows.map(({ review }) => toReview(review));
}

async function listReplacedGrades(db: Executor, { ownerId, submissionId }: Paper): Promise<ReplacedGrade[]> {
  const rows = await db
    .select({ replaced: replacedGrades })
    .from(replacedGrades)
    .innerJoin(submissions, eq(submissions.id, replacedGrades.submissionId))
    .where(and(eq(submissions.ownerId, ownerId), eq(submissions.id, submissionId)))
    .orderBy(asc(replacedGrades.id));
  return rows.map(({ replaced }) => toReplaced(replaced));
}

/** Of all courses, page by page. */
function eachGradedExample(db: Executor, { ownerId }: Owner): AsyncGenerator<GradedExampleRecord> {
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

function eachDiscussionExample(db: Executor, { ownerId }: Owner): AsyncGenerator<DiscussionExampleRecord> {
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

/** The oldest first, page by page. */
function eachAuditEvent(db: Executor, { ownerId }: Owner): AsyncGenerator<AuditRecord> {
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

/** Holds one page at a time; `read` gets the last row of the page before. */
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

export { listReviews, listReplacedGrades, eachGradedExample, eachDiscussionExample, eachAuditEvent };
