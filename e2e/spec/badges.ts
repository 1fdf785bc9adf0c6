/** Of a total grade: the band's tokens, of its letters and of its ground. */
export const gradeBands = [
  { grade: 95, token: 'green' },
  { grade: 90, token: 'green' },
  { grade: 89.9, token: 'blue' },
  { grade: 85, token: 'blue' },
  { grade: 80, token: 'blue' },
  { grade: 79.9, token: 'yellow' },
  { grade: 75, token: 'yellow' },
  { grade: 70, token: 'yellow' },
  { grade: 69.9, token: 'red' },
  { grade: 60, token: 'red' },
] as const;

export const statusBadges = [
  { status: 'pending', shows: 'Pending' },
  { status: 'processing', shows: 'AI Grading' },
  { status: 'completed', shows: 'Completed' },
  { status: 'error', shows: 'Error' },
] as const;
