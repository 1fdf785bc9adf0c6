import { setTimeout as delay } from 'node:timers/promises';
import { expectThat, type Scenario } from '../scenario.ts';

export const terminateMidBatch: Scenario = {
  number: 8,
  name: 'SIGTERM in the middle of a batch, twice',
  async run({ installation, note }) {
    for (let times = 0; times < 2; times += 1) {
      await delay(500 + Math.random() * 1000);
      const { exitCode, tookMs } = await installation.terminate();
      note(`ended after ${(tookMs / 1000).toFixed(1)} s`);
      expectThat(exitCode === 0, `The launcher ended with ${exitCode}.`);
      expectThat(tookMs < 15_000, 'Stopping took too long.');
      await installation.startAgain();
    }
  },
};
