import { setTimeout as delay } from 'node:timers/promises';
import { expectThat, type Scenario } from '../scenario.ts';

export const killDatabase: Scenario = {
  number: 7,
  name: 'kill -9 of PostgreSQL under load',
  async run({ installation, client }) {
    await delay(300 + Math.random() * 1000);
    await installation.signal('database', 'SIGKILL');
    const until = performance.now() + 4000;
    while (performance.now() < until) {
      const began = performance.now();
      const answer = await fetch(`${client.address}/api/assignments?limit=1`, {
        headers: { cookie: client.cookie },
      });
      await answer.body?.cancel();
      const tookMs = performance.now() - began;
      expectThat(answer.status === 200 || answer.status === 503, `The API answered ${answer.status}.`);
      expectThat(
        answer.status === 200 || answer.headers.has('retry-after'),
        'A 503 came without Retry-After.',
      );
      expectThat(tookMs < 10_000, 'The API hung while the database was away.');
      await delay(50);
    }
  },
};
