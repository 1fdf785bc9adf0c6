import type { ExportProgress } from '@greenpen/api-contract';
import type { ExportRecord } from '@greenpen/gradebook';

export function exportOnWire({ id, state, files, expiresAt }: ExportRecord): ExportProgress {
  const notMade = files.filter(({ kind, reason }) => kind === null && reason !== null);
  const made = files.filter(({ kind }) => kind !== null);
  return {
    id,
    state,
    total: files.length,
    done: made.length + notMade.length,
    notMade: notMade.length,
    asPdf: made.filter(({ reason }) => reason !== null).length,
    expiresAt: expiresAt.toISOString(),
  };
}
