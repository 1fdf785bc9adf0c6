import { allFilesRefused, uploadAssignments, type CallResponse } from '@greenpen/api-contract';
import { ApiFailure } from '../../api/api-failure.ts';
import { addressOf, parseAnswer, send } from '../../api/call-api.ts';
import { newIdempotencyHeader } from '../../api/idempotency.ts';
import { keepTrying } from './keep-trying.ts';
import { isWantedTwice, type LocalFile } from './local-files.ts';
import type { Target } from './upload-store.ts';

/**
 * Sends files in one request. After a broken connection the same idempotency key is sent again, so that a batch that had
 * arrived is not stored twice. A batch whose files were all refused is a result, not a failure.
 */
export async function sendBatch(
  batch: readonly LocalFile[],
  target: Target,
  options: Parameters<typeof keepTrying>[1],
): Promise<CallResponse<typeof uploadAssignments>> {
  const headers = newIdempotencyHeader();
  try {
    return await keepTrying(async () => {
      const body = toForm(batch, target);
      const response = await send(addressOf(uploadAssignments), { method: 'POST', headers, body });
      return parseAnswer(uploadAssignments, await response.json());
    }, options);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'ALL_FILES_REFUSED') return allRefused(batch, error);
    throw error;
  }
}

function toForm(batch: readonly LocalFile[], { courseId, courseAssignmentId }: Target): FormData {
  const form = new FormData();
  // Fields before files: the server streams the body.
  if (courseId !== '') form.append('courseId', courseId);
  if (courseAssignmentId !== '') form.append('courseAssignmentId', courseAssignmentId);
  form.append('keepBoth', String(batch.some(isWantedTwice)));
  for (const { file } of batch) form.append('files', file, file.name);
  return form;
}

function allRefused(batch: readonly LocalFile[], { code, message, answer }: ApiFailure) {
  const parsed = allFilesRefused.safeParse(answer);
  const refused = parsed.success
    ? parsed.data.refused
    : batch.map(({ file }) => ({ name: file.name, code, message }));
  return { assignments: [], refused, duplicates: [] };
}
