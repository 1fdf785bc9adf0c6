import type { courses } from '../schema/courses.ts';
import type { AssignmentType, ResponseStyle } from '@greenpen/grading';
import type { CourseAssignment } from '../records.ts';
import type { Executor } from '../database.ts';
import { recordAudit } from '../audit/record-audit.ts';

type Example = {
  readonly id: string;
  readonly courseId: string;
  /** null if it applies to the whole course. */
  readonly courseAssignmentId: string | null;
  /** The example's texts, encrypted by the caller because they contain student work. */
  readonly texts: Uint8Array;
  readonly createdAt: Date;
};

/** A paper that the instructor graded. */
export type GradedExampleRecord = Example & {
  readonly title: string;
  readonly type: AssignmentType;
  /** Out of `maxPoints`. */
  readonly grade: number;
  readonly maxPoints: number;
  /** 0 to 100; null or absent where the example marks only the whole. */
  readonly grammarGrade?: number | null;
  readonly apaGrade?: number | null;
  readonly contentGrade?: number | null;
};

/** An instructor's reply in a discussion. */
export type DiscussionExampleRecord = Example & { readonly responseStyle: ResponseStyle };

type OfCourse = { readonly ownerId: string; readonly courseId: string };

type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

export type NewCourse = Readonly<Omit<typeof courses.$inferInsert, 'id' | 'archivedAt' | 'createdAt'>>;

/** Undefined fields stay unchanged. */
export type CourseChange = OfCourse & Changes<NewCourse> & { readonly archived?: boolean | undefined };

/** Fields that have a default. */
type Judging = 'requirements' | 'apaScope' | 'rubric' | 'rubricUse';

export type NewCourseAssignment = { readonly ownerId: string } & Omit<CourseAssignment, 'id' | Judging> &
  Partial<Pick<CourseAssignment, Judging>>;

export type CourseAssignmentChange = OfCourse & { readonly courseAssignmentId: string } & Changes<
    Omit<CourseAssignment, 'id' | 'courseId'>
  >;

export type ExampleList = OfCourse & {
  /** The course assignment to filter by; undefined for the whole course. */
  readonly courseAssignmentId?: string | undefined;
};

export type NewGradedExample = { readonly ownerId: string } & Omit<GradedExampleRecord, 'id' | 'createdAt'>;

export type NewDiscussionExample = { readonly ownerId: string } & Omit<
  DiscussionExampleRecord,
  'id' | 'createdAt'
>;

type ExampleId = OfCourse & { readonly exampleId: string };

export type GradedExampleChange = ExampleId &
  Changes<Omit<GradedExampleRecord, 'id' | 'courseId' | 'createdAt'>>;

export type DiscussionExampleChange = ExampleId &
  Changes<Omit<DiscussionExampleRecord, 'id' | 'courseId' | 'createdAt'>>;

/** More than a screen shows or grading uses. */
export const MOST_LISTED = 200;

export type ExamplePlace = {
  readonly ownerId: string;
  readonly courseId: string;
  readonly exampleId: string;
};

export function recordExample(
  tx: Executor,
  { ownerId, courseId, exampleId }: ExamplePlace,
  action: 'example-created' | 'example-updated' | 'example-deleted',
): Promise<void> {
  return recordAudit(tx, [{ ownerId, actor: ownerId, action, detail: { courseId, exampleId } }]);
}
