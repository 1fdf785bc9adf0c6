import { exportMarks } from '@greenpen/api-contract';
import { Readable } from 'node:stream';
import { sendDownload } from '../assignments/send-download.ts';
import { submissionFilter } from '../assignments/submission-filter.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { marksCsv } from './marks-csv.ts';

export function exportMarksRoute({ gradebook }: Ports): Route {
  return route(exportMarks, { requires: 'signed-in' }, async ({ query, actor, request, reply }) => {
    const submissions = gradebook.eachSubmission({ ownerId: actor.id, filter: submissionFilter(query) });
    logEvent(request, { action: 'marks-exported', result: 'ok' });
    return sendDownload(reply, {
      fileName: 'marks.csv',
      type: 'text/csv; charset=utf-8',
      content: Readable.from(marksCsv(submissions), { objectMode: false }),
    });
  });
}
