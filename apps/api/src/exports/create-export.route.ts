import { AppError, createExport } from '@greenpen/api-contract';
import type { Actor } from '../http/actor.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { choosePapers, isApproved } from './choose-papers.ts';
import { exportOnWire } from './export-on-wire.ts';

const mostFiles = 1000;
const longestSigner = 100;
/** The worker creates a few files per second; more requests than this are not a person's. */
const limit = { max: 60, timeWindow: 60_000 };

export function createExportRoute({ gradebook }: Ports): Route {
  return route(createExport, { requires: 'signed-in', limit }, async ({ body, actor, request }) => {
    const { format, system, author = signerOf(actor) } = body;
    const submissionIds: string[] = [];
    for await (const paper of choosePapers({ gradebook }, actor.id, body)) {
      const isWanted = system === null ? paper.grade !== null : isApproved(paper);
      if (isWanted) submissionIds.push(paper.id);
    }
    // A single file may be a draft, and is labelled as such; files for a class must be approved.
    const most = system === null ? 1 : mostFiles;
    if (submissionIds.length === 0)
      throw new AppError(system === null ? 'REVIEW_NOT_READY' : 'NOTHING_TO_EXPORT');
    if (submissionIds.length > most) throw new AppError('TOO_MANY_TO_EXPORT');
    const made = await gradebook.exports.create({ ownerId: actor.id, submissionIds, format, system, author });
    logEvent(request, {
      action: 'feedback-exported',
      result: 'ok',
      object: made.id,
      detail: made.files.length,
    });
    return exportOnWire(made);
  });
}

/** The instructor's name as the author of comments. */
function signerOf({ firstName, lastName }: Actor): string {
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? 'Instructor' : name.slice(0, longestSigner);
}
