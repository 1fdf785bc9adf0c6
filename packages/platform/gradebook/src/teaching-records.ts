import type { AssignmentType, ResponseStyle, TemplateCategory } from '@greenpen/grading';

/** A comment in the instructor's own words. */
export type FeedbackTemplate = {
  readonly id: string;
  readonly name: string;
  readonly category: TemplateCategory;
  readonly template: string;
  readonly createdAt: Date;
};

type Example = {
  readonly id: string;
  readonly courseId: string;
  /** null where it stands for the whole course. */
  readonly courseAssignmentId: string | null;
  /** What was written, sealed by the caller: it holds students' work. */
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
};

/** How the instructor answered in a discussion. */
export type DiscussionExampleRecord = Example & { readonly responseStyle: ResponseStyle };
