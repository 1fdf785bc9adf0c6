import type { Scenario } from './scenario.ts';
import { fiftyAtOnce } from './scenarios/fifty-at-once.ts';
import { killApiAfterCommit, killApiBeforeCommit } from './scenarios/kill-api-at-point.ts';
import { killApiDuringUpload } from './scenarios/kill-api-during-upload.ts';
import { killDatabase } from './scenarios/kill-database.ts';
import { killEverything } from './scenarios/kill-everything.ts';
import { killWorkerAtStep } from './scenarios/kill-worker-at-step.ts';
import { poisonPapers } from './scenarios/poison-papers.ts';
import { stopWorkerAndWakeIt } from './scenarios/stop-worker-and-wake-it.ts';
import { terminateMidBatch } from './scenarios/terminate-mid-batch.ts';

export const allScenarios: readonly Scenario[] = [
  killApiDuringUpload,
  killApiBeforeCommit,
  killApiAfterCommit,
  killWorkerAtStep,
  stopWorkerAndWakeIt,
  killEverything,
  killDatabase,
  terminateMidBatch,
  poisonPapers,
  fiftyAtOnce,
];
