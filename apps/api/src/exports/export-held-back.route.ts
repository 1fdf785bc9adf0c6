import { exportHeldBack } from '@greenpen/api-contract';
import { sendDownload } from '../assignments/send-download.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { heldBackText, previewOf } from './held-back.ts';

export function exportHeldBackRoute({ gradebook }: Ports): Route {
  return route(exportHeldBack, { requires: 'signed-in' }, async ({ body, actor, request, reply }) => {
    const { held } = await previewOf({ gradebook }, actor.id, body);
    logEvent(request, { action: 'marks-exported', result: 'ok', detail: held.length });
    return sendDownload(reply, {
      fileName: `${body.what}-${body.system} - held back.txt`,
      type: 'text/plain; charset=utf-8',
      content: Buffer.from(`\uFEFF${heldBackText(held)}`),
    });
  });
}
