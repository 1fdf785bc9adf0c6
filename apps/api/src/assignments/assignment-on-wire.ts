import type { Assignment, ModelDraft } from '@greenpen/api-contract';
import type { Grade, ModelDraftReason, ModelDraftRecord, Submission } from '@greenpen/gradebook';
import { statusOfState } from '@greenpen/grading';
import type { Sealer } from '../ports.ts';
import { gradeOnWire } from './grade-on-wire.ts';
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

const kept: Partial<Readonly<Record<ModelDraftReason, string>>> = {
  unusable: 'The language model’s reply could not be used, three times.',
  'over-daily-tokens': 'The paper is larger than what the language model may use in a day.',
  'waited-too-long': 'For a day the language model was away, or its tokens were used up.',
  'worker-lost': 'Drafting with the language model was cut short too often.',
};

const meanwhile = 'This server’s draft can be used meanwhile.';

/** What a screen says of the model's part in this grade; null where it has none, or none any more. */
export function modelDraftOnWire(
  record: ModelDraftRecord | undefined,
  grade: Grade | null,
): ModelDraft | null {
  if (record === undefined || grade === null || record.reviewNumber !== grade.reviewNumber) return null;
  const { state, reason, awaySince, model } = record;
  const since = record.stateSince.toISOString();
  if (state === 'dropped') return null;
  if (state === 'drafted') return { state, since, detail: null, model };
  if (state === 'given-up') {
    return {
      state: 'on-device',
      since,
      detail: reason === null ? null : (kept[reason] ?? null),
      model: null,
    };
  }
  // What the instructor has approved or changed is not drafted any more.
  if (grade.approvedAt !== null || grade.version !== record.gradeVersion) return null;
  if (awaySince !== null) {
    const detail = `It does not answer; it is asked again by itself. ${meanwhile}`;
    return { state: 'waiting', since: awaySince.toISOString(), detail, model: null };
  }
  if (reason === 'daily-tokens') {
    const detail = `What it may use in a day is used up; it goes on after midnight (UTC). ${meanwhile}`;
    return { state: 'waiting', since, detail, model: null };
  }
  return { state: 'drafting', since, detail: meanwhile, model: null };
}
