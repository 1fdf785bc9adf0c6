import { AppError, getPaper, getFile } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { getPaperText } from './review-document.ts';
import type { FileType } from '@greenpen/gradebook';
import { logEvent } from '../http/log-event.ts';
import { sendDownload } from './send-download.ts';
import { storeFailure } from './store-failure.ts';

export function getPaperRoute({ gradebook, store }: Ports): Route {
  return route(getPaper, { requires: 'own-submission', scope: 'extension' }, async ({ params, actor }) => {
    const where = { ownerId: actor.id, submissionId: params.id };
    const { grade, expiredAt } = await gradebook.submissions.get(where);
    if (expiredAt !== null) throw new AppError('FILE_DELETED');
    const record = await gradebook.reviews.find({ ...where, number: grade?.reviewNumber });
    if (record === undefined) throw new GradingError('REVIEW_NOT_READY');
    return getPaperText(store, record);
  });
}

const types: Readonly<Record<FileType, string>> = {
  PDF: 'application/pdf',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  TXT: 'text/plain; charset=utf-8',
};

export function getFileRoute({ gradebook, store }: Ports): Route {
  return route(getFile, { requires: 'own-submission' }, async ({ params, actor, request, reply }) => {
    const submission = await gradebook.submissions.get({ ownerId: actor.id, submissionId: params.id });
    if (submission.fileId === null) throw new AppError('FILE_DELETED');
    const bytes = await store.get(submission.fileId).catch((error: unknown) => {
      throw storeFailure(error);
    });
    logEvent(request, { action: 'file-downloaded', result: 'ok', object: params.id });
    return sendDownload(reply, {
      fileName: submission.originalName,
      type: types[submission.fileType],
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    });
  });
}
