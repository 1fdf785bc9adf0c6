import type { Assignment } from '@greenpen/api-contract';
import type { ModelDraftRecord, Submission } from '@greenpen/gradebook';
import { statusOfState } from '@greenpen/grading';
import type { Sealer } from '../ports.ts';
import { gradeOnWire } from './grade-on-wire.ts';
import { modelDraftOnWire } from './model-draft-on-wire.ts';
import { statusDetail } from './status-detail.ts';

/** A submission in the words of the screens, which call it an assignment. */
export function assignmentOnWire(
  submission: Submission,
  sealer: Sealer,
  draft?: ModelDraftRecord,
): Assignment {
  return {
    id: submission.id,
    originalName: submission.originalName,
    fileType: submission.fileType,
    fileSize: submission.fileSize,
    studentName: submission.studentName,
    studentEmail: submission.studentEmail,
    otherName: submission.otherName,
    status: statusOfState[submission.state],
    statusDetail: statusDetail(submission),
    uploadedAt: submission.uploadedAt.toISOString(),
    gradedAt: submission.completedAt?.toISOString() ?? null,
    deletesAt: submission.deletesAt.toISOString(),
    deletedAt: submission.deletedAt?.toISOString() ?? null,
    course: submission.course,
    courseAssignment: submission.courseAssignment,
    grade: submission.grade === null ? null : gradeOnWire(submission.grade, sealer),
    modelDraft: modelDraftOnWire(draft, submission.grade),
    attempt: submission.attempt,
    attemptCount: submission.attemptCount,
    doubts: [...submission.doubts],
  };
}
