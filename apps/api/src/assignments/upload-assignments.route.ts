import { uploadAssignments } from '@greenpen/api-contract';
import type { Submission } from '@greenpen/gradebook';
import { GradingError } from '@greenpen/grading';
import { randomUUID } from 'node:crypto';
import { DetailedFailure } from '../http/detailed-failure.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { assignmentOnWire } from './assignment-on-wire.ts';
import { forgetFiles, receiveUpload, type ReceivedFile, type ReceivedUpload } from './receive-upload.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function uploadAssignmentsRoute(ports: Ports): Route {
  const { store, sealer } = ports;
  return route(
    uploadAssignments,
    { requires: 'signed-in', scope: 'extension' },
    async ({ actor, request }) => {
      const key = readIdempotencyKey(request) ?? randomUUID();
      const upload = await receiveUpload(request, store);
      const { files, refused } = upload;
      for (const { code } of refused)
        logEvent(request, { action: 'upload-refused', result: 'refused', detail: code });
      if (files.length === 0 && refused.length === 0) throw new GradingError('NO_FILES');
      if (files.length === 0) throw new DetailedFailure('ALL_FILES_REFUSED', { refused });

      const submissions = await recordUpload(ports, { ...upload, ownerId: actor.id, key });
      logEvent(request, { action: 'upload', result: 'ok', detail: submissions.length });
      return {
        assignments: submissions.map((submission) => assignmentOnWire(submission, sealer)),
        refused: [...refused],
      };
    },
  );
}

type Recording = ReceivedUpload & { readonly ownerId: string; readonly key: string };

/** Records all files or none; a request that was recorded before finds its own rows again. */
async function recordUpload(
  { gradebook, store, now, retentionDays }: Ports,
  upload: Recording,
): Promise<Submission[]> {
  const { files, ownerId, key, courseId, courseAssignmentId } = upload;
  const deletesAt = new Date(now().getTime() + retentionDays * dayMs);
  const notNeeded: ReceivedFile[] = [];
  try {
    return await gradebook.transaction(async (inside) => {
      await inside.checkCourse({ ownerId, courseId, courseAssignmentId });
      const submissions: Submission[] = [];
      for (const file of files) {
        const { submission, created } = await inside.createSubmission({
          ownerId,
          uploadKey: `${key}:${file.index}`,
          originalName: file.name,
          fileType: file.fileType,
          fileSize: file.stored.size,
          fileId: file.stored.fileId,
          sha256: file.stored.sha256,
          studentName: null,
          studentEmail: null,
          courseId,
          courseAssignmentId,
          deletesAt,
        });
        if (!created) notNeeded.push(file);
        if (submission.sha256 !== file.stored.sha256) throw new GradingError('IDEMPOTENCY_KEY_REUSED');
        submissions.push(submission);
      }
      return submissions;
    });
  } catch (error) {
    // After an outage the rows may stand although nobody could say so; then their files have to stay.
    if (isRefusal(error)) notNeeded.push(...files);
    throw error;
  } finally {
    await forgetFiles(store, notNeeded);
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof GradingError && error.code !== 'DATABASE_UNAVAILABLE';
}
