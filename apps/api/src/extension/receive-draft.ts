import { AppError, lmsContext, type LmsContext, maxFileSize } from '@greenpen/api-contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  forgetFiles,
  receiveFile,
  type ReceivedFile,
  type UploadStore,
} from '../assignments/receive-upload.ts';
import { DetailedFailure } from '../http/handle-error.ts';
import { readForm } from '../http/read-form.ts';

export type ReceivedDraft = {
  readonly context: LmsContext;
  readonly courseId: string | null;
  readonly courseAssignmentId: string | null;
  readonly file: ReceivedFile;
};

const limits = { fileSize: maxFileSize + 1, files: 1, fields: 5, fieldSize: 10_000 };

const fields = z.object({
  context: z
    .string()
    .transform((text, issues): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        issues.addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(lmsContext),
  courseId: z.uuid().nullable().default(null),
  courseAssignmentId: z.uuid().nullable().default(null),
});

/** Reads the form of a draft and stores its file. Throws REQUEST_INVALID, NO_FILES, ALL_FILES_REFUSED. */
export async function receiveDraft(request: FastifyRequest, store: UploadStore): Promise<ReceivedDraft> {
  const given: Record<string, unknown> = {};
  const files: ReceivedFile[] = [];
  try {
    for await (const part of readForm(request, limits)) {
      if (part.type === 'field') {
        if (part.value !== '') given[part.fieldname] = part.value;
        continue;
      }
      const received = await receiveFile(part, { index: files.length, store, room: Infinity });
      if (!('stored' in received)) throw new DetailedFailure('ALL_FILES_REFUSED', { refused: [received] });
      files.push(received);
    }
    const [file] = files;
    if (file === undefined) throw new AppError('NO_FILES');
    const parsed = fields.safeParse(given);
    if (!parsed.success) throw new AppError('REQUEST_INVALID', 'fields of a draft', { cause: parsed.error });
    return { ...parsed.data, file };
  } catch (error) {
    await forgetFiles(store, files);
    throw error;
  }
}
