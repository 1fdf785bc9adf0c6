import type { Assignment } from '@greenpen/api-contract';
import { paperOfMany } from '../testing/paper-of-many.ts';

const grade: NonNullable<Assignment['grade']> = {
  totalGrade: 84.5,
  letter: 'B',
  grammarScore: 88,
  apaScore: 80,
  contentScore: 85,
  notJudged: [],
  grammarFeedback: 'Check your verbs.',
  apaFeedback: 'Add a title page.',
  contentFeedback: 'Say more.',
  feedback: 'A good start.',
  approvedAt: null,
  version: 1,
  updatedAt: '2026-09-01T09:00:00.000Z',
};

/** One of a class that nobody uploads for a measurement, graded. */
export function gradedOfMany(number: number): Assignment {
  return {
    ...paperOfMany(number),
    studentEmail: `student${number}@example.edu`,
    status: 'completed',
    gradedAt: '2026-09-01T08:05:00.000Z',
    grade,
    attempt: number % 5 === 0 ? 2 : 1,
    attemptCount: number % 5 === 0 ? 2 : 1,
    doubts: number % 7 === 0 ? ['few-words'] : [],
  };
}
