import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { listAssignments } from '@greenpen/api-contract';
import { makePaper } from '@greenpen/test-papers';
import { ApiClient } from '../testing/api-client.ts';
import { startProduct } from '../testing/start-product.ts';
import { Asker } from './ask.ts';
import { floodResult, type FloodResult, type FloodWork } from './flood-work.ts';
import { percentile, type Bench } from './measure.ts';

const batches = 5;
const papersOfBatch = 200;
const exportsAtOnce = 20;
const callsPerSecond = 500;
const floodMs = 30_000;

/** One account asks for everything at once while another one, at another address, works as usual. */
export const flood: Bench = {
  name: 'flood',
  async run() {
    const product = await startProduct({ env: { TRUST_PROXY: 'true' } });
    const [flooder, worker] = [new ApiClient(product.address), new ApiClient(product.address)];
    const list = `${product.address}/api/assignments?limit=50`;
    try {
      await flooder.signUp('flood@example.edu');
      await worker.signUp('bench@example.edu');
      const working = new Asker(worker.cookie, { 'x-forwarded-for': '192.0.2.2' });
      for (let batch = 0; batch < batches; batch += 1) await queueBatch(flooder, batch);
      const graded = await gradedPapers(flooder);

      const until = performance.now() + floodMs;
      const refused = askTooOften({ cookie: flooder.cookie, list, callsPerSecond, forMs: floodMs });
      const exporting = exportAllAtOnce(flooder, graded);
      const answerTimes: number[] = [];
      const usualWork = (async () => {
        while (performance.now() < until) {
          const asked = performance.now();
          const { status } = await working.ask(list);
          if (status !== 200) throw new Error(`the other account was answered ${status}`);
          answerTimes.push(performance.now() - asked);
          await delay(50);
        }
      })();
      await delay(2000);
      const secondsBehind = await secondsToGrade(worker);
      await Promise.all([usualWork, exporting]);
      const { calls, told, withoutWait } = await refused;
      working.close();
      return [
        {
          what: `another account's API p99 beside ${callsPerSecond} calls a second`,
          value: percentile(answerTimes, 0.99),
          unit: 'ms',
          bound: 100,
          detail: `${answerTimes.length} requests, p50 ${percentile(answerTimes, 0.5).toFixed(0)} ms; of ${calls} calls ${told} were told to wait`,
        },
        {
          what: 'refused calls that say nothing of when to come again',
          value: withoutWait,
          unit: '',
          bound: 0,
        },
        {
          what: `another account's paper, uploaded to graded behind ${batches * papersOfBatch} papers`,
          value: secondsBehind,
          unit: 's',
          bound: 10,
        },
      ];
    } finally {
      await product.stop();
    }
  },
};

async function queueBatch(client: ApiClient, batch: number): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: papersOfBatch }, async (_, index) => {
      const seed = batch * papersOfBatch + index;
      return { ...(await makePaper({ seed, format: 'docx' })), fileName: `${seed}.docx` };
    }),
  );
  const { assignments } = await client.upload(files, { key: `bench-upload-${batch}` });
  await client.grade(
    assignments.map(({ id }) => id),
    `bench-grade-${batch}`,
  );
}

/** From a thread of its own, so that answers to the flood do not keep the other account's answers waiting here. */
async function askTooOften(work: FloodWork): Promise<FloodResult> {
  const thread = new Worker(new URL('flood-thread.ts', import.meta.url), { workerData: work });
  const [result]: unknown[] = await once(thread, 'message');
  return floodResult.parse(result);
}

async function gradedPapers(client: ApiClient): Promise<readonly string[]> {
  for (;;) {
    const answer = await client.fetch('GET', `/api/assignments?status=completed&limit=${exportsAtOnce}`);
    const papers = listAssignments.response.parse(await answer.json());
    if (papers.length === exportsAtOnce) return papers.map(({ id }) => id);
    await delay(200);
  }
}

async function exportAllAtOnce(client: ApiClient, papers: readonly string[]): Promise<void> {
  await Promise.all(
    papers.map(async (id) => {
      const body = JSON.stringify({ format: 'word', ids: [id] });
      await client.fetch('POST', '/api/exports', { body, key: `bench-export-${id}` });
    }),
  );
}

async function secondsToGrade(client: ApiClient): Promise<number> {
  const began = performance.now();
  const paper = await makePaper({ seed: 90_000, format: 'docx' });
  const { assignments } = await client.upload([paper], { key: 'bench-one' });
  const id = assignments[0]?.id ?? '';
  await client.grade([id], 'bench-grade-one');
  while ((await client.get(id)).status === 'processing') await delay(100);
  return (performance.now() - began) / 1000;
}
