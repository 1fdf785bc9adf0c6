import type { ClassMember, Submission } from '@greenpen/gradebook';
import { pointsOf } from '@greenpen/grading';
import { readLmsName } from '../lms-file-name.ts';

/** An approved mark with whom it is for, as far as the class list and the file's name tell. */
export type MarkedPaper = {
  readonly submission: Submission;
  readonly grade: NonNullable<Submission['grade']>;
  readonly name: string;
  readonly email: string | null;
  readonly member: ClassMember | null;
  readonly points: number;
  readonly maxPoints: number;
  /** What the column for it is called. */
  readonly title: string;
};

export function markPaper(submission: Submission, list: readonly ClassMember[]): MarkedPaper | null {
  const { grade, courseAssignment, studentName, studentEmail, originalName } = submission;
  if (grade === null || grade.approvedAt === null) return null;
  const member = findMember(submission, list);
  const maxPoints = courseAssignment?.maxPoints ?? 100;
  return {
    submission,
    grade,
    name: member?.name ?? studentName ?? studentEmail ?? originalName,
    email: member?.email ?? studentEmail,
    member,
    points: pointsOf(grade.scores.total, maxPoints),
    maxPoints,
    title: courseAssignment?.title ?? 'Assignment',
  };
}

/** By address, by the id that Canvas put into the file's name, or by a name that one person alone has. */
function findMember(
  { studentEmail, studentName, originalName }: Submission,
  list: readonly ClassMember[],
): ClassMember | null {
  const lms = readLmsName(originalName);
  const tests: readonly ((member: ClassMember) => boolean)[] = [
    ({ email }) => isSame(email, studentEmail),
    ({ lmsId }) => lms?.system === 'canvas' && lms.userId === lmsId,
    ({ name }) => isSame(name, studentName),
  ];
  for (const test of tests) {
    const found = list.filter(test);
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}

function isSame(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && fold(a) !== '' && fold(a) === fold(b);
}

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

/** "Ana Maria Diaz" is Diaz, Ana Maria: the last word is the family name, as far as a list of names can tell. */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const space = name.trim().lastIndexOf(' ');
  return space === -1
    ? { first: '', last: name.trim() }
    : { first: name.trim().slice(0, space), last: name.trim().slice(space + 1) };
}
