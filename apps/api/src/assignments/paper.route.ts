import { AppError, getPaper, getFile, getModelExchanges, type ModelExchange } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { getPaperText, findModelExchanges } from './review-document.ts';
import type { FileType, TokensUsed } from '@greenpen/gradebook';
import { logEvent } from '../http/log-event.ts';
import { sendDownload } from './send-download.ts';
import { storeFailure } from './store-failure.ts';
import { costOf } from '../account/model-cost.ts';

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

/** The worker stores requests and replies beside the review, so they are deleted with the paper. */
export function getModelExchangesRoute({ gradebook, store, model }: Ports): Route {
  return route(getModelExchanges, { requires: 'own-submission' }, async ({ params, actor, request }) => {
    const where = { ownerId: actor.id, submissionId: params.id };
    const { grade } = await gradebook.submissions.get(where);
    const record =
      grade === null ? undefined : await gradebook.reviews.find({ ...where, number: grade.reviewNumber });
    const exchanges = record === undefined ? [] : await findModelExchanges(store, record);
    logEvent(request, { action: 'paper-viewed', result: 'ok', object: params.id });
    const batched = sumOf(exchanges.filter(({ isBatched }) => isBatched === true));
    const used = { ...sumOf(exchanges), batched };
    return { exchanges: [...exchanges], ...costOf(used, model ?? { prices: null }) };
  });
}

function sumOf(exchanges: readonly Pick<ModelExchange, 'usage'>[]): TokensUsed {
  return {
    inputTokens: exchanges.reduce((sum, { usage }) => sum + (usage?.inputTokens ?? 0), 0),
    outputTokens: exchanges.reduce((sum, { usage }) => sum + (usage?.outputTokens ?? 0), 0),
  };
}
