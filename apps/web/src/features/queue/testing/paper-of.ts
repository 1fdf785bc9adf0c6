import type { Assignment } from '@greenpen/api-contract';

/** A paper of the queue with defaults for all unspecified fields. */
export function paperOf(change: Partial<Assignment>): Assignment {
  return {
    id: '019aa1f0-7c3e-7d11-8a52-000000000001',
    originalName: 'essay.docx',
    fileType: 'DOCX',
    fileSize: 1000,
    studentName: null,
    studentEmail: null,
    otherName: null,
    status: 'completed',
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
    ...change,
  };
}
