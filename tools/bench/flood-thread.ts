import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Asker } from './ask.ts';
import type { FloodResult, FloodWork } from './flood-work.ts';

/** Sends so many a second whether they are answered or not. */
async function flood({ cookie, list, callsPerSecond, forMs }: FloodWork): Promise<FloodResult> {
  const asker = new Asker(cookie, { 'x-forwarded-for': '192.0.2.1' });
  const sent: Promise<void>[] = [];
  let [told, withoutWait] = [0, 0];
  const one = async (): Promise<void> => {
    const { status, retryAfter } = await asker.ask(list);
    if (status === 200) return;
    if (status !== 429) throw new Error(`the flood was answered ${status}`);
    told += 1;
    if (retryAfter === null) withoutWait += 1;
  };
  const began = performance.now();
  while (performance.now() - began < forMs) {
    const due = ((performance.now() - began) / 1000) * callsPerSecond;
    while (sent.length < due) sent.push(one());
    await delay(5);
  }
  await Promise.all(sent);
  asker.close();
  return { calls: sent.length, told, withoutWait };
}

parentPort?.postMessage(await flood(workerData), []);
