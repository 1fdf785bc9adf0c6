export const letters = ['A', 'B', 'C', 'D', 'F'] as const;

export type Letter = (typeof letters)[number];

/** The lowest percentage for each letter. */
export const lowestOf: Readonly<Record<Letter, number>> = { A: 90, B: 80, C: 70, D: 60, F: 0 };

/** The letter of a percentage: A from 90, B from 80, C from 70, D from 60. */
export function letterOf(percentage: number): Letter {
  return letters.find((letter) => percentage >= lowestOf[letter]) ?? 'F';
}

export type GradeColour = 'green' | 'blue' | 'yellow' | 'red';

/** The band of a percentage: green from 90, blue from 80, yellow from 70, else red. */
export function gradeColour(percentage: number): GradeColour {
  if (percentage >= 90) return 'green';
  if (percentage >= 80) return 'blue';
  return percentage >= 70 ? 'yellow' : 'red';
}

/** Converts a percentage to points out of `maxPoints`, to one decimal. */
export function pointsOf(percentage: number, maxPoints: number): number {
  return Math.round((percentage * maxPoints) / 10) / 10;
}
