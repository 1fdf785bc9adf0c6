import { setTimeout as delay } from 'node:timers/promises';
import type { Condition } from '../fault-proxy.ts';
import { expectThat, type Scenario, type ScenarioContext } from '../scenario.ts';

const longestAnswerMs = 35_000;

export const silentDatabase: Scenario = {
  number: 11,
  name: 'the way to the database falls silent, is reset, and becomes slow',
  needs: { proxy: true },
  async run(context) {
    const { proxy } = context.installation;
    await delay(500);
    await probeDuring(context, 'silent', 15_000);
    await delay(2000);
    proxy.resetAll();
    await probeDuring(context, 'normal', 3000);
    await probeDuring(context, 'slow', 10_000);
    await context.installation.untilHealthy();
  },
};

/** Asks every half second while the condition holds; no answer may take longer than half a minute. */
async function probeDuring(
  { installation, client, note }: ScenarioContext,
  condition: Condition,
  ms: number,
): Promise<void> {
  installation.proxy.condition = condition;
  const until = performance.now() + ms;
  const probes: Promise<{ readonly status: number; readonly tookMs: number }>[] = [];
  while (performance.now() < until) {
    probes.push(probe(client.address, client.cookie));
    await delay(500);
  }
  installation.proxy.condition = 'normal';
  const answers = await Promise.all(probes);
  const slowest = Math.max(...answers.map(({ tookMs }) => tookMs));
  const odd = answers.find(({ status }) => status !== 200 && status !== 503);
  expectThat(odd === undefined, `While the way was ${condition}, the API answered ${odd?.status}.`);
  expectThat(slowest <= longestAnswerMs, `While the way was ${condition}, an answer took ${slowest} ms.`);
  note(`${condition}: slowest answer ${(slowest / 1000).toFixed(1)} s`);
}

async function probe(address: string, cookie: string): Promise<{ status: number; tookMs: number }> {
  const began = performance.now();
  const answer = await fetch(`${address}/api/assignments?limit=1`, { headers: { cookie } });
  await answer.body?.cancel();
  return { status: answer.status, tookMs: performance.now() - began };
}
