export type GradeColour = 'green' | 'blue' | 'yellow' | 'red';

/** The band of a percentage: green from 90, blue from 80, yellow from 70, else red. */
export function gradeColour(percentage: number): GradeColour {
  if (percentage >= 90) return 'green';
  if (percentage >= 80) return 'blue';
  return percentage >= 70 ? 'yellow' : 'red';
}
