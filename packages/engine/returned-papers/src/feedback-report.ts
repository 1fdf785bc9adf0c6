/** What a student is given about a paper, in the order in which it is read. */
export type FeedbackReport = {
  /** "Feedback: Essay on sleep". */
  readonly title: string;
  /** [label, value]: student, course, assignment, file. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Null until the instructor has approved them. */
  readonly scores: readonly ScoreLine[] | null;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
  /** Mistakes that the instructor kept, in the paper's order. */
  readonly remarks: readonly Remark[];
  /** Suggestions that cost no points, in the same order. */
  readonly advice: readonly Remark[];
};

export type ScoreLine = { readonly label: string; readonly weight: string; readonly score: string };

export const adviceHeading = 'Suggestions that cost no points';

export type Remark = {
  readonly page: number | null;
  readonly quote: string | null;
  readonly message: string;
  readonly suggestion: string | null;
  /** Empty for a comment of the instructor. */
  readonly source: string;
};

export const draftNotice = 'Draft, not yet approved by the instructor.';
