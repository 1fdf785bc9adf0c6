/** A signed-in screen with the call that fills it, and its texts during the call and after a failure. */
export type StateRow = {
  readonly path: string;
  readonly call: string;
  /** The name of the area of skeletons. */
  readonly loading: string;
  readonly failed: string;
  /** Shown again after the retry. */
  readonly back: string;
};

export const stateRows: readonly StateRow[] = [
  {
    path: '/dashboard',
    call: '**/api/assignments?*',
    loading: 'Loading assignments',
    failed: 'The assignments did not load',
    back: 'Recently Graded Assignments (1)',
  },
  {
    path: '/dashboard',
    call: '**/api/dashboard/overview*',
    loading: 'Loading the overview',
    failed: 'The overview did not load',
    back: 'Words Drafted and Words Typed',
  },
  {
    path: '/upload',
    call: '**/api/grading-criteria',
    loading: 'Loading grading criteria',
    failed: 'The grading criteria did not load',
    back: 'Feedback style',
  },
  {
    path: '/courses',
    call: '**/api/courses',
    loading: 'Loading courses',
    failed: 'The courses did not load',
    back: 'PSY 101 - Introduction to Psychology',
  },
  {
    path: '/feedback-templates',
    call: '**/api/feedback-templates',
    loading: 'Loading templates',
    failed: 'The templates did not load',
    back: 'Too broad',
  },
  {
    path: '/settings',
    call: '**/api/feedback-templates',
    loading: 'Loading templates',
    failed: 'The templates did not load',
    back: 'Too broad',
  },
  {
    path: '/api-keys',
    call: '**/api/auth/api-key',
    loading: "Loading the key's status",
    failed: "The key's status did not load",
    back: 'You have no API key. Only software that you give a key to can access your papers.',
  },
];
