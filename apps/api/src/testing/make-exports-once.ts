import { listNamedFiles } from '@greenpen/gradebook';
import { createHandlers } from '../../../grading-worker/src/handlers.ts';
import { sampleReviewer } from './grade-queued.ts';
import type { TestApi } from './start-test-api.ts';
import { createWordingHash } from '../../../grading-worker/src/jobs/wording-hash.ts';

type Returner = Parameters<typeof createHandlers>[0]['returner'];

function handlersFor({ gradebook, store, seal, open }: TestApi, returner: Returner) {
  return createHandlers({
    gradebook,
    store,
    reviewer: sampleReviewer,
    returner,
    makeDailyBackup: async () => 'not-due',
    model: null,
    seal,
    wordingHash: createWordingHash('secret'),
    open,
    listNamedFiles: (names) => listNamedFiles(gradebook.database, names),
    now: () => new Date(),
  });
}

/** Processes every waiting export, like the worker. */
export async function makeExportsOnce(api: TestApi, returner: Returner): Promise<void> {
  await handlersFor(api, returner)['make-exports'](null, new AbortController().signal);
}

export function sweepExportsOnce(api: TestApi, returner: Returner) {
  return handlersFor(api, returner)['sweep-exports'](null, new AbortController().signal);
}
