type Described = {
  readonly originalName: string;
  readonly studentName: string | null;
  readonly course: { readonly code: string; readonly name: string } | null;
  readonly courseAssignment: { readonly week: number; readonly title: string } | null;
};

export type FeedbackHeading = {
  readonly title: string;
  /** [label, value], only those that are known. */
  readonly facts: readonly (readonly [label: string, value: string])[];
};

/** The title of a feedback document and what it says of the paper, in every format. */
export function feedbackHeading({
  originalName,
  studentName,
  course,
  courseAssignment,
}: Described): FeedbackHeading {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Student', studentName],
    ['Course', course === null ? null : `${course.code} - ${course.name}`],
    [
      'Assignment',
      courseAssignment === null ? null : `Week ${courseAssignment.week} - ${courseAssignment.title}`,
    ],
    ['File', originalName],
  ];
  return {
    title: `Feedback: ${courseAssignment?.title ?? originalName}`,
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
  };
}
