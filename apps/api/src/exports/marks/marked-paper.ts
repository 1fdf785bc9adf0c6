import type { marksSystems } from '@greenpen/api-contract';
import type { ClassMember, Submission } from '@greenpen/gradebook';
import {
  identifyStudent,
  lmsUserId,
  nameKeys,
  pointsOf,
  type Feedback,
  type Identified,
  type RubricLine,
} from '@greenpen/grading';
import { cleanStudentName } from '../../assignments/clean-student-name.ts';
import type { ClassList } from './class-list.ts';

/** An approved mark with the student identified from the class list and the paper. */
export type MarkedPaper = {
  readonly submission: Submission;
  readonly grade: NonNullable<Submission['grade']>;
  readonly name: string;
  /** From the class list if the student is on it, otherwise from the paper. */
  readonly email: string | null;
  readonly identified: Identified<ClassMember>;
  /** The student on the class list; null if not identified. */
  readonly member: ClassMember | null;
  readonly list: ClassList;
  /** Equal for papers of the same person, as far as known. */
  readonly person: string;
  readonly points: number;
  readonly maxPoints: number;
  /** Column title. */
  readonly title: string;
};

export function markPaper(submission: Submission, list: ClassList): MarkedPaper | null {
  const { grade, courseAssignment, studentName, studentEmail, originalName } = submission;
  if (grade === null || grade.approvedAt === null) return null;
  const identified = identifyStudent(submission, list.people);
  const member = identified.status === 'known' ? identified.member : null;
  const maxPoints = courseAssignment?.maxPoints ?? 100;
  return {
    submission,
    grade,
    name: cleanStudentName(member?.name ?? studentName ?? studentEmail ?? originalName),
    email: member === null ? studentEmail : member.email,
    identified,
    member,
    list,
    person: personOf(submission, identified),
    points: pointsOf(grade.scores.total, maxPoints),
    maxPoints,
    title: courseAssignment?.title ?? 'Assignment',
  };
}

/** Unidentified papers count as different people, except in a course without a class list. */
function personOf(submission: Submission, identified: Identified<ClassMember>): string {
  const { id, course, studentName, studentEmail } = submission;
  if (identified.status === 'known') return `member ${identified.member.id}`;
  if (identified.status !== 'unlisted') return `paper ${id}`;
  const [, , name] = nameKeys(studentName ?? '');
  const user = lmsUserId('canvas', submission) ?? lmsUserId('moodle', submission);
  return `unlisted ${course?.id ?? ''} ${user ?? studentEmail?.trim().toLowerCase() ?? name}`;
}

export type MarksSystem = (typeof marksSystems)[number];

export type MarksOrder = {
  readonly marks: readonly MarkedPaper[];
  readonly readFeedback: (paper: MarkedPaper) => Feedback;
  /** The points of the rubric by submission id; only the plain file has them. */
  readonly rubrics?: ReadonlyMap<string, readonly RubricLine[]>;
};
