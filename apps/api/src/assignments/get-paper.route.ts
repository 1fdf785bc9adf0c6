import { AppError, getPaper } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { getPaperText } from './review-document.ts';

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
