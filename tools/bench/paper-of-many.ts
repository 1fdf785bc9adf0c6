import type { Assignment } from '@greenpen/api-contract';

const grade: NonNullable<Assignment['grade']> = {
  totalGrade: 84.5,
  letter: 'B',
  grammarScore: 88,
  apaScore: 80,
  contentScore: 85,
  grammarFeedback: 'Check your verbs.',
  apaFeedback: 'Add a title page.',
  contentFeedback: 'Say more.',
  feedback: 'A good start.',
  approvedAt: null,
  version: 1,
  updatedAt: '2026-09-01T09:00:00.000Z',
};

/** One of a class that nobody uploads for a measurement. */
export function paperOfMany(number: number): Assignment {
  return {
    id: `019aa1f0-7c3e-7d11-8a52-${number.toString(16).padStart(12, '0')}`,
    originalName: `paper-${number}.docx`,
    fileType: 'DOCX',
    fileSize: 12_000,
    studentName: `Student of row ${number}`,
    studentEmail: `student${number}@example.edu`,
    status: 'completed',
    statusDetail: null,
    uploadedAt: '2026-09-01T08:00:00.000Z',
    gradedAt: '2026-09-01T08:05:00.000Z',
    deletesAt: '2026-10-01T08:00:00.000Z',
    deletedAt: null,
    course: null,
    courseAssignment: null,
    grade,
    modelDraft: null,
    attempt: number % 5 === 0 ? 2 : 1,
    attemptCount: number % 5 === 0 ? 2 : 1,
    doubts: number % 7 === 0 ? ['few-words'] : [],
  };
}
