import {
  type DoubtCode,
  doubtLevel,
  type FoundStudent,
  identifyStudent,
  type ListedStudent,
  PeopleIndex,
  readLmsFileName,
} from '@greenpen/grading';
import { eq } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { students } from '../schema/index.ts';
import type { SubmissionRow } from '../submissions/submission-rows.ts';

type Settled = Pick<SubmissionRow, 'doubts' | 'doubt'> &
  Partial<Pick<SubmissionRow, 'studentName' | 'studentEmail' | 'otherName'>>;

/**
 * Who wrote a paper, spelled as on its course's class list, and a doubt where it names two people. What the instructor
 * said stays.
 */
export async function settleAuthor(
  db: Executor,
  row: SubmissionRow,
  { student, doubts }: { readonly student: FoundStudent; readonly doubts: readonly DoubtCode[] },
): Promise<Settled> {
  if (row.studentCorrected) return { doubts: [...doubts], doubt: doubtLevel(doubts) };
  const list = new PeopleIndex(row.courseId === null ? [] : await listForMatching(db, row.courseId));
  const found = {
    originalName: row.originalName,
    studentName: row.studentName ?? student.name,
    studentEmail: row.studentEmail ?? student.email,
    studentCorrected: false,
  };
  const otherName = secondName(student.otherName ?? null, found, list);
  const identified = identifyStudent({ ...found, otherName }, list);
  const listed = identified.status === 'known' ? identified.member : null;
  const other =
    otherName ??
    (identified.status === 'conflict'
      ? (identified.names.find((name) => name !== found.studentName) ?? null)
      : null);
  const all: DoubtCode[] = other === null ? [...doubts] : [...doubts, 'two-names'];
  return {
    studentName: listed?.name ?? found.studentName,
    studentEmail: found.studentEmail ?? listed?.email ?? null,
    otherName: other,
    doubts: all,
    doubt: doubtLevel(all),
  };
}

type Found = { readonly originalName: string; readonly studentName: string | null };

/** In a name that the student chose for the file, words that nobody on the list is called are part of a title. */
function secondName(
  name: string | null,
  { originalName, studentName }: Found,
  list: PeopleIndex<ListedStudent>,
): string | null {
  if (name === null || readLmsFileName(originalName) !== null) return name;
  const isListed = (one: string | null): boolean => one !== null && list.withName(one).length > 0;
  return isListed(studentName) && !isListed(name) ? null : name;
}

function listForMatching(db: Executor, courseId: string) {
  return db
    .select({
      name: students.name,
      email: students.email,
      lmsId: students.lmsId,
      loginId: students.loginId,
    })
    .from(students)
    .where(eq(students.courseId, courseId));
}
