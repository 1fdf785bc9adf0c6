export const assignmentTypes = ['assignment', 'discussion', 'quiz', 'exam'] as const;

export type AssignmentType = (typeof assignmentTypes)[number];

/** What the instructor asked for, as far as the engine may know it. */
export type AssignmentBrief = {
  readonly title: string;
  readonly description: string;
  readonly instructions: string;
  readonly rubric: string;
  readonly type: AssignmentType;
  readonly maxPoints: number;
};

/** A paper that the instructor graded, with the feedback given; `grade` is out of `maxPoints`. */
export type GradedExample = {
  readonly studentWork: string;
  readonly grade: number;
  readonly maxPoints: number;
  readonly professorFeedback: string;
};

/** What a feedback template is for; "general" is the overall feedback. */
export const templateCategories = ['grammar', 'apa', 'content', 'general'] as const;

export type TemplateCategory = (typeof templateCategories)[number];

/** How an instructor answers in a discussion. */
export const responseStyles = [
  'conversational',
  'formal',
  'encouraging',
  'analytical',
  'questioning',
] as const;

export type ResponseStyle = (typeof responseStyles)[number];
