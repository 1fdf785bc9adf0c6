import type { Course, CourseAssignment, ExampleCounts } from './records.ts';
import type { DiscussionExampleRecord, FeedbackTemplate, GradedExampleRecord } from './teaching-records.ts';

type CourseFields = Pick<Course, 'code' | 'name' | 'description' | 'rubric' | 'term'>;

type OfCourse = { readonly ownerId: string; readonly courseId: string };

type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

export type NewCourse = { readonly ownerId: string; readonly term?: string | undefined } & Omit<
  CourseFields,
  'term'
>;

/** Fields that are undefined stay as they are. */
export type CourseChange = OfCourse & Changes<CourseFields> & { readonly archived?: boolean | undefined };

export type NewCourseAssignment = { readonly ownerId: string } & Omit<CourseAssignment, 'id'>;

export type CourseAssignmentChange = OfCourse & { readonly courseAssignmentId: string } & Changes<
    Omit<CourseAssignment, 'id' | 'courseId'>
  >;

export type ExampleList = OfCourse & {
  /** Only those of this course assignment; undefined for all of the course. */
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

/**
 * Courses and what the engine learns from. Every call throws COURSE_NOT_FOUND, COURSE_ASSIGNMENT_NOT_FOUND,
 * TEMPLATE_NOT_FOUND or EXAMPLE_NOT_FOUND where an id is not the owner's, or not of that course.
 */
export type TeachingCalls = {
  /** Newest first, archived ones too. */
  listCourses(where: { readonly ownerId: string }): Promise<Course[]>;
  createCourse(course: NewCourse): Promise<Course>;
  updateCourse(change: CourseChange): Promise<Course>;
  /** With its course assignments, examples and class list; submissions stay, without a course. */
  deleteCourse(where: OfCourse): Promise<void>;
  createCourseAssignment(assignment: NewCourseAssignment): Promise<CourseAssignment & ExampleCounts>;
  updateCourseAssignment(change: CourseAssignmentChange): Promise<CourseAssignment & ExampleCounts>;
  /** Submissions and examples stay, with the course alone. */
  deleteCourseAssignment(where: OfCourse & { readonly courseAssignmentId: string }): Promise<void>;
  /** Throws where an upload or an example names what is not the owner's; what is named stays until the transaction ends. */
  checkCourse(where: {
    ownerId: string;
    courseId: string | null;
    courseAssignmentId: string | null;
  }): Promise<void>;

  /** By category, then newest first. */
  listTemplates(where: { readonly ownerId: string }): Promise<FeedbackTemplate[]>;
  createTemplate(
    template: { readonly ownerId: string } & Omit<FeedbackTemplate, 'id' | 'createdAt'>,
  ): Promise<FeedbackTemplate>;
  deleteTemplate(where: { readonly ownerId: string; readonly templateId: string }): Promise<void>;

  /** The 200 newest, newest first. */
  listGradedExamples(where: ExampleList): Promise<GradedExampleRecord[]>;
  getGradedExample(where: ExampleId): Promise<GradedExampleRecord>;
  createGradedExample(example: NewGradedExample): Promise<GradedExampleRecord>;
  updateGradedExample(change: GradedExampleChange): Promise<GradedExampleRecord>;
  deleteGradedExample(where: ExampleId): Promise<void>;
  /** What a submission is graded by: its course assignment's, else its course's; the newest last. */
  listExamplesToGradeBy(where: {
    readonly courseId: string | null;
    readonly courseAssignmentId: string | null;
    readonly limit: number;
  }): Promise<GradedExampleRecord[]>;

  /** The 200 newest, newest first. */
  listDiscussionExamples(where: ExampleList): Promise<DiscussionExampleRecord[]>;
  getDiscussionExample(where: ExampleId): Promise<DiscussionExampleRecord>;
  createDiscussionExample(example: NewDiscussionExample): Promise<DiscussionExampleRecord>;
  updateDiscussionExample(change: DiscussionExampleChange): Promise<DiscussionExampleRecord>;
  deleteDiscussionExample(where: ExampleId): Promise<void>;
};
