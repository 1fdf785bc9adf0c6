import { AppError, exportAccount } from '@greenpen/api-contract';
import { Readable } from 'node:stream';
import { sendDownload } from '../assignments/send-download.ts';
import { zipArchive } from '../exports/archive/zip-archive.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { exportEntries } from './export/export-entries.ts';

/** Maximum exports of an account per hour. */
export const mostExports = 10;

export function exportAccountRoute({ gradebook, store, sealer, now }: Ports): Route {
  return route(
    exportAccount,
    { requires: 'signed-in' },
    async ({ actor: { id: ownerId }, request, reply }) => {
      const next = await gradebook.accounts.startExport({ ownerId, most: mostExports });
      if (next !== null) {
        reply.header('retry-after', Math.max(1, Math.ceil((next.getTime() - now().getTime()) / 1000)));
        throw new AppError('RATE_LIMITED');
      }
      logEvent(request, { action: 'account-exported', result: 'ok' });
      const at = now();
      const archive = zipArchive(exportEntries({ gradebook, store, sealer, ownerId, at }));
      return sendDownload(reply, {
        fileName: `greenpen-${at.toISOString().slice(0, 10)}.zip`,
        type: 'application/zip',
        content: Readable.from(archive, { objectMode: false }),
      });
    },
  );
}
