import { alias } from 'drizzle-orm/pg-core';
import { and, desc, eq, getTableColumns, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { submissions } from '../schema/submissions.ts';
import { grades, reviews } from '../schema/grades.ts';
import { courseAssignments, courses } from '../schema/courses.ts';
import { extensionDrafts } from '../schema/extension.ts';
import { flatRows, type FlatRows } from './flat-rows.ts';
import type { LmsSite, ScoreInterval } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import type { Grade, Submission } from '../records.ts';
import { type GradeRow, notJudgedOfGrade, toGrade } from '../grades/grade-rows.ts';

/** Alias for joining the table with itself. */
export const sibling = alias(submissions, 'sibling');

const ofSameStudent = and(
  eq(sibling.courseAssignmentId, submissions.courseAssignmentId),
  eq(sibling.attemptKey, submissions.attemptKey),
);

/** Whether a row is its student's newest matching attempt; always true without a known student. */
export function isLatest(fitting: SQL | undefined): SQL {
  // A one-row subquery uses the index for each row; a join might read every submission first. For a bare comparison
  // PostgreSQL would estimate one matching row in two hundred, and then read and sort all of them.
  return sql`case when coalesce((select ${sibling.id} from ${submissions} ${sql.identifier('sibling')}
    where ${and(ofSameStudent, fitting)}
    order by ${desc(sibling.uploadedAt)}, ${desc(sibling.id)} limit 1), ${submissions.id}) = ${submissions.id}
    then true else false end`;
}

/** A row's attempt number and the number of attempts; null without a known student. */
const attemptsOfRow = sql<
  readonly [number, number] | null
>`case when ${submissions.attemptKey} is not null and ${submissions.courseAssignmentId} is not null then (
    select array[count(*) filter (
      where (${sibling.uploadedAt}, ${sibling.id}) <= (${submissions.uploadedAt}, ${submissions.id})
    ), count(*)]::int[]
    from ${submissions} ${sql.identifier('sibling')}
    where ${ofSameStudent} and ${sibling.deletedAt} is null) end`;

/** Where the instructor's own total probably lies: of drafts that nobody changed, where examples support it. */
const likelyOfRow = sql<
  readonly [number, number] | null
>`case when ${submissions.approvedAt} is null and ${grades.editedAt} is null then (
    select ${reviews.basis} -> 'interval' from ${reviews}
    where ${reviews.submissionId} = ${submissions.id} and ${reviews.number} = ${grades.reviewNumber}) end`;

/** The page of a learning management system that the extension sent the paper from. */
const siteOfRow = sql<LmsSite | null>`(
    select ${extensionDrafts.site} from ${extensionDrafts} where ${extensionDrafts.submissionId} = ${submissions.id})`;

const lmsStudentOfRow = sql<string | null>`(
    select ${extensionDrafts.lmsStudent} from ${extensionDrafts}
    where ${extensionDrafts.submissionId} = ${submissions.id})`;

/** The columns that lists show or sort by; others are not read. */
const listed = {
  id: submissions.id,
  ownerId: submissions.ownerId,
  originalName: submissions.originalName,
  fileType: submissions.fileType,
  fileSize: submissions.fileSize,
  fileId: submissions.fileId,
  sha256: submissions.sha256,
  studentName: submissions.studentName,
  studentEmail: submissions.studentEmail,
  otherName: submissions.otherName,
  studentCorrected: submissions.studentCorrected,
  state: submissions.state,
  status: submissions.status,
  stateReason: submissions.stateReason,
  stateSince: submissions.stateSince,
  uploadedAt: submissions.uploadedAt,
  queuedAt: submissions.queuedAt,
  completedAt: submissions.completedAt,
  deletesAt: submissions.deletesAt,
  expiredAt: submissions.expiredAt,
  deletedAt: submissions.deletedAt,
  approvedAt: submissions.approvedAt,
  approvedBy: submissions.approvedBy,
  nameKey: submissions.nameKey,
  studentKey: submissions.studentKey,
  gradeKey: submissions.gradeKey,
  doubt: submissions.doubt,
  doubts: submissions.doubts,
};

const { draft: _, ...gradeColumns } = getTableColumns(grades);

const grade = { ...gradeColumns, notJudged: notJudgedOfGrade };

const gradeWithoutFeedback = {
  ...grade,
  feedback: sql<Uint8Array>`''::bytea`,
  annotations: sql<null>`null::bytea`,
};

const parts = {
  submission: listed,
  course: { id: courses.id, code: courses.code, name: courses.name },
  courseAssignment: {
    id: courseAssignments.id,
    week: courseAssignments.week,
    title: courseAssignments.title,
    maxPoints: courseAssignments.maxPoints,
  },
  attempts: { ofRow: attemptsOfRow },
  likely: { ofRow: likelyOfRow },
  lms: { site: siteOfRow, student: lmsStudentOfRow },
};

const rows = flatRows({ ...parts, grade });

const rowsWithoutFeedback = flatRows({ ...parts, grade: gradeWithoutFeedback });

type Selection = ReturnType<typeof selection>;

function selection(db: Executor, fields: FlatRows['selection']) {
  return db
    .select(fields)
    .from(submissions)
    .leftJoin(courses, eq(courses.id, submissions.courseId))
    .leftJoin(courseAssignments, eq(courseAssignments.id, submissions.courseAssignmentId))
    .leftJoin(grades, eq(grades.submissionId, submissions.id))
    .$dynamic();
}

/** Submissions joined with course, assignment and grade; the caller adds conditions and order. */
export async function readSubmissions(
  db: Executor,
  narrow: (all: Selection) => SQLWrapper,
  { withFeedback = true }: { readonly withFeedback?: boolean } = {},
): Promise<readonly JoinedRow[]> {
  const { selection: fields, read } = withFeedback ? rows : rowsWithoutFeedback;
  const answer = await db.execute(narrow(selection(db, fields)).getSQL());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types are those of the columns above
  return answer.rows.map((row) => read(row) as JoinedRow);
}

export type SubmissionRow = typeof submissions.$inferSelect;

type ListedRow = Pick<SubmissionRow, keyof typeof listed>;

type JoinedRow = {
  readonly submission: ListedRow;
  readonly course: Submission['course'];
  readonly courseAssignment: Submission['courseAssignment'];
  readonly grade: GradeRow | null;
  readonly attempts: { readonly ofRow: readonly [number, number] } | null;
  readonly likely: { readonly ofRow: ScoreInterval } | null;
  readonly lms: { readonly site: LmsSite; readonly student: string | null } | null;
};

export function toSubmission({
  submission,
  course,
  courseAssignment,
  grade,
  attempts,
  likely,
  lms,
}: JoinedRow): Submission {
  const [attempt, attemptCount] = attempts?.ofRow ?? [1, 1];
  return {
    id: submission.id,
    ownerId: submission.ownerId,
    originalName: submission.originalName,
    fileType: submission.fileType,
    fileSize: submission.fileSize,
    fileId: submission.fileId,
    sha256: submission.sha256,
    studentName: submission.studentName,
    studentEmail: submission.studentEmail,
    otherName: submission.otherName,
    studentCorrected: submission.studentCorrected,
    course,
    courseAssignment,
    state: submission.state,
    stateReason: submission.stateReason,
    stateSince: submission.stateSince,
    uploadedAt: submission.uploadedAt,
    queuedAt: submission.queuedAt,
    completedAt: submission.completedAt,
    deletesAt: submission.deletesAt,
    expiredAt: submission.expiredAt,
    deletedAt: submission.deletedAt,
    grade: gradeOf(submission, grade),
    attempt,
    attemptCount,
    doubts: submission.doubts,
    likely: likely?.ofRow ?? null,
    lmsSite: lms?.site ?? null,
    lmsStudent: lms?.student ?? null,
  };
}

function gradeOf(submission: ListedRow, grade: JoinedRow['grade']): Grade | null {
  return grade === null ? null : toGrade(grade, submission);
}

/** Matches a submission by owner, unless it is deleted. */
export function isOwn(ownerId: string, submissionId: string): SQL | undefined {
  return and(
    eq(submissions.ownerId, ownerId),
    eq(submissions.id, submissionId),
    isNull(submissions.deletedAt),
  );
}
