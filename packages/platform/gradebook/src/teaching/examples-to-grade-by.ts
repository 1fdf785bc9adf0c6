import type { ExampleNearness, MeasuredAreas } from '@greenpen/grading';
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { isLearningTurnedOff } from './learning-turned-off.ts';
import { courses, gradedExamples, gradingCriteria } from '../schema/courses.ts';
import { isMarked } from '../grades/marked-grades.ts';
import { measureColumns, toMeasures } from '../grades/review-measures.ts';
import { grades, reviews } from '../schema/grades.ts';
import { submissions } from '../schema/submissions.ts';
import type { GradedExampleRecord } from './teaching-records.ts';

type Place = {
  readonly ownerId: string;
  readonly courseId: string | null;
  readonly courseAssignmentId: string | null;
  readonly limit: number;
};

export type ExampleToGradeBy = GradedExampleRecord & { readonly nearness: ExampleNearness };

/**
 * The instructor's `limit` nearest and newest examples, those last: of the course assignment, then of its course, then
 * of her other courses, because scales differ more between instructors than between courses.
 */
async function listExamplesToGradeBy(
  db: Executor,
  { ownerId, limit, ...place }: Place,
): Promise<ExampleToGradeBy[]> {
  const rows = await db
    .select({ ...getTableColumns(gradedExamples), distance: distanceFrom(place, gradedExamples) })
    .from(gradedExamples)
    .innerJoin(courses, eq(courses.id, gradedExamples.courseId))
    .where(eq(courses.ownerId, ownerId))
    .orderBy(({ distance }) => [asc(distance), desc(gradedExamples.id)])
    .limit(limit);
  return rows
    .toReversed()
    .map(({ distance, ...example }) => ({ ...example, nearness: nearnessOf(distance) }));
}

export type ApprovedExample = {
  /** Names the review's document in the paper store. */
  readonly documentName: string;
  /** 0 to 100. */
  readonly grade: number;
  /** The area scores that the instructor set by hand. */
  readonly grammarGrade: number | null;
  readonly apaGrade: number | null;
  readonly contentGrade: number | null;
  /** Grammar and APA style as the review's checks scored them. */
  readonly measured: MeasuredAreas;
  readonly nearness: ExampleNearness;
};

/**
 * The nearest and newest papers of the same course that she approved or scored in every area, those last; none where
 * she turned learning from approved grades off. The paper to grade is not among them.
 */
async function listApprovedToGradeBy(
  db: Executor,
  { ownerId, submissionId, limit, ...place }: Place & { readonly submissionId: string },
): Promise<ApprovedExample[]> {
  const turnedOff = db
    .select({ one: sql`1` })
    .from(gradingCriteria)
    .where(isLearningTurnedOff(ownerId));
  const rows = await db
    .select({
      documentName: reviews.documentName,
      grade: grades.totalScore,
      grammarGrade: grades.grammarOverride,
      apaGrade: grades.apaOverride,
      contentGrade: grades.contentOverride,
      measures: measureColumns,
      distance: distanceFrom(place, submissions),
    })
    .from(submissions)
    .innerJoin(grades, eq(grades.submissionId, submissions.id))
    .innerJoin(
      reviews,
      and(eq(reviews.submissionId, submissions.id), eq(reviews.number, grades.reviewNumber)),
    )
    .where(
      and(
        eq(submissions.ownerId, ownerId),
        eq(submissions.courseId, place.courseId ?? sql`null`),
        isMarked,
        isNull(submissions.deletedAt),
        isNotNull(reviews.documentName),
        ne(submissions.id, submissionId),
        sql`not exists ${turnedOff}`,
      ),
    )
    .orderBy(({ distance }) => [asc(distance), desc(submissions.approvedAt), desc(submissions.id)])
    .limit(limit);
  return rows.toReversed().flatMap(({ distance, documentName, measures, ...row }) => {
    if (documentName === null) return [];
    const { grammar, apa } = toMeasures(documentName, measures);
    return [{ ...row, documentName, measured: { grammar, apa }, nearness: nearnessOf(distance) }];
  });
}

/** 0: same course assignment; 1: same course; 2: another course. */
function distanceFrom(
  { courseId, courseAssignmentId }: Pick<Place, 'courseId' | 'courseAssignmentId'>,
  of: typeof gradedExamples | typeof submissions,
): SQL<number> {
  return sql<number>`case when ${of.courseAssignmentId} = ${courseAssignmentId}::uuid then 0
    when ${of.courseId} = ${courseId}::uuid then 1 else 2 end`.mapWith(Number);
}

const byDistance = ['assignment', 'course', 'other'] as const satisfies readonly ExampleNearness[];

function nearnessOf(distance: number): ExampleNearness {
  return byDistance[distance] ?? 'other';
}

export { listExamplesToGradeBy as listToGradeBy, listApprovedToGradeBy };
