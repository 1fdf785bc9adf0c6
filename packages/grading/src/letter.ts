export type Letter = 'A' | 'B' | 'C' | 'D' | 'F';

/** The letter of a percentage: A from 90, B from 80, C from 70, D from 60. */
export function letterOf(percentage: number): Letter {
  if (percentage >= 90) return 'A';
  if (percentage >= 80) return 'B';
  if (percentage >= 70) return 'C';
  return percentage >= 60 ? 'D' : 'F';
}
