import { AppError, exportMarks } from '@greenpen/api-contract';
import { Readable } from 'node:stream';
import { unsealFeedback } from '../assignments/feedback-seal.ts';
import { sendDownload } from '../assignments/send-download.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { readRubricLines } from './read-rubric-lines.ts';
import { confirmMarks } from './marks/confirm-marks.ts';
import { gatherMarks } from './marks/gather-marks.ts';
import { writeMarks } from './marks/write-marks.ts';

export function exportMarksRoute({ gradebook, store, sealer }: Ports): Route {
  return route(exportMarks, { requires: 'signed-in' }, async ({ body, actor, request, reply }) => {
    const { system } = body;
    const gathered = await gatherMarks({ gradebook }, actor.id, body);
    if (gathered.chosen.length === 0) throw new AppError('NOTHING_TO_EXPORT');
    const { marks } = confirmMarks(system, gathered);
    if (marks.length === 0) throw new AppError('NOTHING_CONFIRMED');
    const rubrics = system === 'plain' ? await readRubricLines({ gradebook, store }, marks) : new Map();
    const order = { marks, rubrics, readFeedback: readFeedbackOf };
    const lines = writeMarks(system, order);
    // Generate the first line before sending, so that errors are still reported as such.
    const first = lines.next().value ?? '';
    logEvent(request, { action: 'marks-exported', result: 'ok', detail: marks.length });
    return sendDownload(reply, {
      fileName: system === 'plain' ? 'marks.csv' : `marks-${system}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Readable.from(joined(first, lines), { objectMode: false }),
    });

    function readFeedbackOf({ grade }: (typeof marks)[number]) {
      return unsealFeedback(sealer, grade.feedback);
    }
  });
}

function* joined(first: string, rest: Iterable<string>): Generator<string> {
  yield first;
  yield* rest;
}
