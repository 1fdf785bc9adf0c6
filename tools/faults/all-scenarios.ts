import type { Scenario } from './scenario.ts';
import { clockJumps } from './scenarios/clock-jumps.ts';
import { deleteWhileGrading } from './scenarios/delete-while-grading.ts';
import { fiftyAtOnce } from './scenarios/fifty-at-once.ts';
import { fullDatabaseVolume } from './scenarios/full-database-volume.ts';
import { hangPart } from './scenarios/hang-part.ts';
import { killApiAfterCommit, killApiBeforeCommit } from './scenarios/kill-api-at-point.ts';
import { killApiDuringUpload } from './scenarios/kill-api-during-upload.ts';
import { killDatabase } from './scenarios/kill-database.ts';
import { killEverything } from './scenarios/kill-everything.ts';
import { killLauncher } from './scenarios/kill-launcher.ts';
import { killWorkerAtStep } from './scenarios/kill-worker-at-step.ts';
import { modelBudget } from './scenarios/model-budget.ts';
import { modelTrouble } from './scenarios/model-trouble.ts';
import { poisonPapers } from './scenarios/poison-papers.ts';
import { silentDatabase } from './scenarios/silent-database.ts';
import { stopWorkerAndWakeIt } from './scenarios/stop-worker-and-wake-it.ts';
import { storeVolumeTrouble } from './scenarios/store-volume-trouble.ts';
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
  fullDatabaseVolume,
  storeVolumeTrouble,
  silentDatabase,
  modelTrouble,
  modelBudget,
  poisonPapers,
  fiftyAtOnce,
  deleteWhileGrading,
  clockJumps,
  killLauncher,
  hangPart,
];
