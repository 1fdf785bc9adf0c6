import { AppError, getFile } from '@greenpen/api-contract';
import type { FileType } from '@greenpen/gradebook';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { sendDownload } from './send-download.ts';
import { storeFailure } from './store-failure.ts';

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
