import { setTimeout as delay } from 'node:timers/promises';
import { expectThat, type Scenario } from '../scenario.ts';

export const killEverything: Scenario = {
  number: 6,
  name: 'kill -9 of everything at once, then start again',
  async run({ installation, round, note }) {
    await delay(500 + Math.random() * 1500);
    await installation.killEverything();
    const isAtOnce = round % 2 === 0;
    if (!isAtOnce) await delay(10_000);
    const readyAfter = (await installation.startAgain()) / 1000;
    note(`ready after ${readyAfter.toFixed(1)} s`);
    expectThat(readyAfter <= 15, 'Starting again took too long.');
  },
};
