import type { AssignmentType } from '@greenpen/grading';

export const typeLabels: Record<AssignmentType, string> = {
  assignment: 'Assignment',
  discussion: 'Discussion',
  quiz: 'Quiz',
  exam: 'Exam',
};
