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
    const pid = await installation.pidOf('worker');
    const files = await Promise.all([nextSeed(), nextSeed(), nextSeed()].map(makeUpload));
    await Promise.all(
      files.map((file) => {
        const entry = newEntry(file.fileName);
        ledger.push(entry);
        return uploadAndGrade(client, file, entry);
      }),
    );
    await delay(100 + Math.random() * 400);
    process.kill(pid, 'SIGSTOP');
    const second = spawn(process.execPath, [workerEntry], { env: installation.env, stdio: 'ignore' });
    await delay(25_000);
    process.kill(pid, 'SIGCONT');
    await delay(3000);
    second.kill('SIGTERM');
    await once(second, 'exit');
  },
};
