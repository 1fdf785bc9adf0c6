import { setTimeout as delay } from 'node:timers/promises';
import { identifyProcess } from '../../../apps/launcher/src/parts/identify-process.ts';
import { until } from '../installation-under-test.ts';
import type { Scenario } from '../scenario.ts';

/** Twenty seconds are promised; a machine under load gets more. */
const longestMs = 60_000;

export const hangPart: Scenario = {
  number: 25,
  name: 'a part that is stopped is noticed and replaced',
  async run({ installation, round, note }) {
    await delay(500 + Math.random() * 1000);
    const part = round % 2 === 0 ? 'worker' : 'api';
    const pid = await installation.pidOf(part);
    const began = performance.now();
    process.kill(pid, 'SIGSTOP');
    const isReplaced = async (): Promise<boolean> => (await identifyProcess(pid)) === null;
    await until(isReplaced, `The stopped ${part} was not noticed.`, longestMs);
    note(`the ${part} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    await installation.untilHealthy();
    await installation.pidOf(part);
  },
};
