import type { Assignment } from '@greenpen/api-contract';

/** A paper of a class that nobody uploads for a test. */
export function paperOfMany(number: number): Assignment {
  return {
    id: `019aa1f0-7c3e-7d11-8a52-${number.toString(16).padStart(12, '0')}`,
    originalName: `paper-${number}.docx`,
    fileType: 'DOCX',
    fileSize: 12_000,
    studentName: `Student of row ${number}`,
    studentEmail: null,
    otherName: null,
    status: 'pending',
    statusDetail: null,
    uploadedAt: '2026-09-01T08:00:00.000Z',
    gradedAt: null,
    deletesAt: '2026-10-01T08:00:00.000Z',
    deletedAt: null,
    course: null,
    courseAssignment: null,
    grade: null,
    modelDraft: null,
    attempt: 1,
    attemptCount: 1,
    doubts: [],
  };
}
