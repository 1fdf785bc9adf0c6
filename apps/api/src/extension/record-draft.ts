import { AppError, type LmsContext } from '@greenpen/api-contract';
import type { Gradebook, NewSubmission, Submission } from '@greenpen/gradebook';
import { createHash } from 'node:crypto';
import { cleanStudentName } from '../assignments/clean-student-name.ts';
import { forgetFiles } from '../assignments/receive-upload.ts';
import type { Ports } from '../ports.ts';
import type { ReceivedDraft } from './receive-draft.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Recorded = { readonly submission: Submission; readonly isRepeated: boolean };

type Inside = Parameters<Parameters<Gradebook['transaction']>[0]>[0];

/**
 * Records the work as a submission with its origin and queues its grading, in one transaction. The same work of the
 * same attempt for the same course assignment is recorded once; a deleted one is restored.
 */
export async function recordDraft(ports: Ports, ownerId: string, draft: ReceivedDraft): Promise<Recorded> {
  const { gradebook, store } = ports;
  const { context, courseId, courseAssignmentId, file } = draft;
  let isFileNeeded = false;
  try {
    return await gradebook.transaction(async (inside) => {
      isFileNeeded = false;
      await inside.courses.check({ ownerId, courseId, courseAssignmentId });
      const { submission, created } = await createOnce(inside, newSubmission(ports, ownerId, draft));
      const submissionId = submission.id;
      if (created) {
        const stored = await inside.submissions.sumStored({ ownerId });
        if (ports.bytesPerUser !== null && stored > ports.bytesPerUser) throw new AppError('ACCOUNT_FULL');
        await inside.extensionDrafts.record({ ownerId, submissionId, ...originOf(context) });
        isFileNeeded = true;
      } else if (submission.deletedAt !== null)
        await inside.submissions.restoreMany({ ownerId, submissionIds: [submissionId] });
      if (created || submission.state === 'uploaded' || submission.state === 'needs-you')
        await inside.runs.queue({ ownerId, submissionIds: [submissionId] });
      return { submission, isRepeated: !created };
    });
  } finally {
    if (!isFileNeeded) await forgetFiles(store, [file]);
  }
}

/** After retention deleted the file of the first draft, the same work is recorded again. */
async function createOnce(inside: Inside, wanted: NewSubmission) {
  const first = await inside.submissions.create(wanted);
  const { expiredAt } = first.submission;
  if (expiredAt === null) return first;
  return inside.submissions.create({
    ...wanted,
    uploadKey: `${wanted.uploadKey}:${expiredAt.getTime()}`,
  });
}

function newSubmission(
  { now, retentionDays }: Ports,
  ownerId: string,
  { context, courseId, courseAssignmentId, file }: ReceivedDraft,
): NewSubmission {
  const name = cleanStudentName(context.studentName ?? '');
  return {
    ownerId,
    uploadKey: keyOf(context, courseAssignmentId, file.stored.sha256),
    originalName: file.name,
    fileType: file.fileType,
    fileSize: file.stored.size,
    fileId: file.stored.fileId,
    sha256: file.stored.sha256,
    studentName: name === '' ? null : name.slice(0, 200),
    studentEmail: null,
    studentCorrected: name !== '',
    courseId,
    courseAssignmentId,
    deletesAt: new Date(now().getTime() + retentionDays * dayMs),
  };
}

/** Identifies the work of one attempt, so that a second click makes no second draft. */
function keyOf(
  { host, course, assignment, student, attempt }: LmsContext,
  courseAssignmentId: string | null,
  sha256: string,
): string {
  const parts = [host, course, assignment, student, attempt, courseAssignmentId, sha256];
  return `lms:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}

function originOf({ site, host, course, assignment, student, attempt, courseName, title }: LmsContext) {
  return {
    site,
    host,
    lmsCourse: course,
    lmsAssignment: assignment,
    lmsStudent: student,
    lmsAttempt: attempt,
    courseName,
    title,
  };
}
