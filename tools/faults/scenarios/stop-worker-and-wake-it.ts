import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeUpload, newEntry, uploadAndGrade } from '../load.ts';
import type { Scenario } from '../scenario.ts';

const workerEntry = fileURLToPath(new URL('../../../apps/grading-worker/src/main.ts', import.meta.url));

export const stopWorkerAndWakeIt: Scenario = {
  number: 5,
  name: 'a stopped worker that wakes after its job was given away',
  async run({ installation, client, ledger, nextSeed }) {
    // A second one, because the launcher would replace its own before it wakes.
    const stopped = spawn(process.execPath, [workerEntry], {
      env: installation.env,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(stopped, 'message');
    const files = await Promise.all(Array.from({ length: 6 }, () => makeUpload(nextSeed())));
    await Promise.all(
      files.map((file) => {
        const entry = newEntry(file.fileName);
        ledger.push(entry);
        return uploadAndGrade(client, file, entry);
      }),
    );
    await delay(100 + Math.random() * 400);
    stopped.kill('SIGSTOP');
    await delay(25_000);
    stopped.kill('SIGCONT');
    await delay(3000);
    stopped.kill('SIGTERM');
    await once(stopped, 'exit');
  },
};
