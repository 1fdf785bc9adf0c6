import { setTimeout as delay } from 'node:timers/promises';
import { identifyProcess } from '../../../apps/launcher/src/parts/identify-process.ts';
import { until } from '../installation-under-test.ts';
import { expectThat, type Scenario } from '../scenario.ts';

const parts = ['api', 'worker', 'database'] as const;
const longestEndMs = 40_000;

/** By turns: the parts end by themselves; they are still at work when the next launcher starts; they are stopped. */
export const killLauncher: Scenario = {
  number: 24,
  name: 'kill -9 of the launcher alone, then start again',
  async run({ installation, round, note }) {
    await delay(500 + Math.random() * 1000);
    const pids = await Promise.all(parts.map((part) => installation.pidOf(part)));
    const isGone = async (): Promise<boolean> =>
      (await Promise.all(pids.map(identifyProcess))).every((found) => found === null);
    if (round % 3 === 2) for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await installation.killLauncher();
    if (round % 3 === 0) {
      const began = performance.now();
      await until(isGone, 'A part went on without its launcher.', longestEndMs);
      note(`all ended ${((performance.now() - began) / 1000).toFixed(1)} s after`);
    }
    const readyAfter = (await installation.startAgain()) / 1000;
    note(`ready after ${readyAfter.toFixed(1)} s`);
    expectThat(await isGone(), 'A part of the killed launcher still runs.');
  },
};
