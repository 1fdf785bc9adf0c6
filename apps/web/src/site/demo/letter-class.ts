import type { GradeColour } from '@greenpen/grading';

/** A letter in the colour of its band; the number is shown beside it. */
export const letterClass: Readonly<Record<GradeColour, string>> = {
  green: 'text-green',
  blue: 'text-blue',
  yellow: 'text-yellow',
  red: 'text-red',
};
