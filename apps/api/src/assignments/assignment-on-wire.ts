import type { Assignment, ModelDraft } from '@greenpen/api-contract';
import type { Grade, ModelDraftReason, ModelDraftRecord, Submission } from '@greenpen/gradebook';
import { statusOfState } from '@greenpen/grading';
import type { Sealer } from '../ports.ts';
import { nextMonth } from '../account/model-budget.ts';
import { gradeOnWire } from './grade-on-wire.ts';
import { statusDetail } from './status-detail.ts';

/** A submission as the contract's assignment. */
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
    likely: likelyOnWire(submission),
    lmsSite: submission.lmsSite ?? null,
  };
}

const ofLimit: Partial<Readonly<Record<ModelDraftReason, string>>> = {
  'monthly-dollars': 'The monthly budget of your institution for the language model is used up',
  'monthly-dollars-per-user': 'Your monthly budget for the language model is used up',
};

const kept: Partial<Readonly<Record<ModelDraftReason, string>>> = {
  unusable: 'The language model gave replies that could not be used.',
  'would-leak':
    'The text still names its author in a way that could not be hidden, so it was not sent to the language model.',
  'over-daily-tokens': 'The paper is too long for the daily token limit of the language model.',
  'waited-too-long':
    'For a whole day, the language model did not respond or its daily token limit was used up.',
  'batch-cancelled': 'Reading it overnight was cancelled.',
  'batch-not-done': 'The provider of the language model did not finish reading it overnight.',
  'worker-lost': 'Drafting with the language model was interrupted too often.',
};

/** Why the model has no part in a review, and from when on it can have one. */
function sayWhyKept(reason: ModelDraftReason, since: Date): string | null {
  const limit = ofLimit[reason];
  if (limit === undefined) return kept[reason] ?? null;
  return `${limit}, so this server wrote the draft alone; from ${dayOf(nextMonth(since))} (UTC) on, you can grade the paper again with the model.`;
}

/** "December 1" */
function dayOf(date: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

const meanwhile = 'You can use this server’s draft in the meantime.';

/** The state of the model's draft; null if no model is or was involved, or if the grade no longer uses its draft. */
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
      detail: reason === null ? null : sayWhyKept(reason, record.stateSince),
      model: null,
    };
  }
  // Grades that the instructor has approved or edited are not redrafted.
  if (grade.approvedAt !== null || grade.version !== record.gradeVersion) return null;
  if (awaySince !== null) {
    const detail = `The language model does not respond; drafting continues automatically when it does. ${meanwhile}`;
    return { state: 'waiting', since: awaySince.toISOString(), detail, model: null };
  }
  if (reason === 'daily-tokens') {
    const detail = `The daily token limit is used up; drafting continues after midnight (UTC). ${meanwhile}`;
    return { state: 'waiting', since, detail, model: null };
  }
  if (state === 'batched') {
    const detail = `It reads this paper overnight, at about half the price, which can take up to two days. ${meanwhile}`;
    return { state: 'drafting', since, detail, model: null };
  }
  return { state: 'drafting', since, detail: meanwhile, model: null };
}

function likelyOnWire({ likely = null }: Submission): [number, number] | null {
  return likely === null ? null : [likely[0], likely[1]];
}
