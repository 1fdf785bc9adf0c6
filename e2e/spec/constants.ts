/** Numbers that the product keeps to, as its screens show them. */
export const constants = {
  pollEveryMs: 3000,
  pollForMs: 120_000,
  unauthorizedAfterMs: 500,
  freshForMs: 5 * 60_000,
  toastForMs: 5000,
  tooltipAfterMs: 700,
  tooltipSkipMs: 300,
  largestFile: 10 * 1024 * 1024,
  weights: { Grammar: 30, 'APA Format': 25, Content: 45 },
  sliderStep: 5,
  weeks: { first: 1, last: 16 },
  maxPoints: 100,
  exampleGrade: 85,
  keyPrefix: 'gg_',
  dollarsPerMonth: 15,
  trialDays: 14,
} as const;

/** The options of a select, by their text. */
export const choices = [
  {
    path: '/settings',
    field: 'Category',
    options: ['Grammar', 'APA Formatting', 'Content Depth', 'General Feedback'],
  },
  {
    path: '/courses',
    button: 'Add Assignment',
    field: 'Type',
    options: ['Assignment', 'Discussion', 'Quiz', 'Exam'],
  },
] as const;
