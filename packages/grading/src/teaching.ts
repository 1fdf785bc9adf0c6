import type { ApaScope } from './apa-scope.ts';
import type { Rubric, RubricUseChoice } from './rubric/rubric.ts';
import type { Requirement } from './requirements/requirement.ts';

export const assignmentTypes = ['assignment', 'discussion', 'quiz', 'exam'] as const;

export type AssignmentType = (typeof assignmentTypes)[number];

/** The assignment as the engine sees it. */
export type AssignmentBrief = {
  readonly title: string;
  readonly description: string;
  readonly instructions: string;
  readonly rubric: string;
  readonly type: AssignmentType;
  readonly maxPoints: number;
  /** As the instructor corrected them; absent or null where they are read from the instructions. */
  readonly requirements?: readonly Requirement[] | null | undefined;
  /** How much of APA style applies; absent or null where type and instructions decide. */
  readonly apa?: ApaScope | null | undefined;
  /** The rubric of the assignment itself; absent or null where `rubric`, the course's, is read. */
  readonly rubricRows?: Rubric | null | undefined;
  /** What its points decide; `auto` where absent. */
  readonly rubricUse?: RubricUseChoice | undefined;
};

/** A paper that the instructor graded, with the feedback given; `grade` is out of `maxPoints`. */
export type GradedExample = {
  readonly studentWork: string;
  readonly grade: number;
  readonly maxPoints: number;
  readonly professorFeedback: string;
  /** The marks of single areas, 0 to 100, where the instructor gave them. */
  readonly grammarGrade?: number | null | undefined;
  readonly apaGrade?: number | null | undefined;
  readonly contentGrade?: number | null | undefined;
  /** What the checks alone give its grammar and APA style, 0 to 100; absent where they did not read it. */
  readonly measured?: MeasuredAreas | undefined;
  /** What it shares with the paper to grade; the same assignment where absent. */
  readonly nearness?: ExampleNearness | undefined;
};

/** Scores by the checks alone; null where the area was not judged. */
export type MeasuredAreas = { readonly grammar: number | null; readonly apa: number | null };

/** An example of the same course assignment, of the same course, or of another course of the instructor. */
export const exampleNearnesses = ['assignment', 'course', 'other'] as const;

export type ExampleNearness = (typeof exampleNearnesses)[number];

/** The part of the feedback that a template is for; "general" is the overall feedback. */
export const templateCategories = ['grammar', 'apa', 'content', 'general'] as const;

export type TemplateCategory = (typeof templateCategories)[number];

/** The tone of an instructor's discussion replies. */
export const responseStyles = [
  'conversational',
  'formal',
  'encouraging',
  'analytical',
  'questioning',
] as const;

export type ResponseStyle = (typeof responseStyles)[number];
