import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { makePaper } from '@greenpen/test-papers';
import { ApiClient } from '../testing/api-client.ts';
import { startProduct, type RunningProduct } from '../testing/start-product.ts';
import { percentile, type Bench } from './measure.ts';

const papers = 200;
const formats = ['docx', 'pdf', 'txt'] as const;

/** 200 mixed papers through the running product, with another reader of the API meanwhile. */
export const batch: Bench = {
  name: 'batch',
  async run() {
    const seeds = Array.from({ length: papers }, (_, seed) => seed);
    const files = await Promise.all(
      seeds.map(async (seed) => {
        const paper = await makePaper({ seed, format: formats[seed % formats.length] ?? 'txt' });
        return { ...paper, fileName: `${seed}-${paper.fileName}` };
      }),
    );
    const product = await startProduct();
    try {
      const client = new ApiClient(product.address);
      await client.signUp('bench@example.edu');
      const began = performance.now();
      const answerTimes: number[] = [];
      const done = new AbortController();
      const asking = (async () => {
        while (!done.signal.aborted) {
          const asked = performance.now();
          await (await client.fetch('GET', '/api/assignments?limit=50')).arrayBuffer();
          answerTimes.push(performance.now() - asked);
          await delay(20);
        }
      })();
      const ids: string[] = [];
      for (let from = 0; from < papers; from += 20) {
        const { assignments } = await client.upload(files.slice(from, from + 20), {
          key: `bench-upload-${from}`,
        });
        ids.push(...assignments.map(({ id }) => id));
      }
      await client.grade(ids, 'bench-grade-all');
      while ((await client.listAll()).some(({ status }) => status === 'processing')) await delay(500);
      const seconds = (performance.now() - began) / 1000;
      done.abort();
      await asking;
      const failed = (await client.listAll()).filter(({ status }) => status !== 'completed').length;
      return [
        {
          what: `${papers} papers uploaded and graded`,
          value: seconds,
          unit: 's',
          bound: 60,
          detail: `${failed} not completed`,
        },
        {
          what: 'API p99 meanwhile',
          value: percentile(answerTimes, 0.99),
          unit: 'ms',
          bound: 100,
          detail: `${answerTimes.length} requests, p50 ${percentile(answerTimes, 0.5).toFixed(0)} ms`,
        },
        {
          what: 'memory of the API, highest',
          value: await peakMemory(product, 'apps/api'),
          unit: 'MB',
          bound: 200,
        },
        {
          what: 'memory of the worker, highest',
          value: await peakMemory(product, 'apps/grading-worker'),
          unit: 'MB',
          bound: 700,
        },
      ];
    } finally {
      await product.stop();
    }
  },
};

/** Linux: the highest resident size of a child of the launcher, in MB. */
async function peakMemory({ launcher }: RunningProduct, mark: string): Promise<number> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    const [command, status] = await Promise.all(
      ['cmdline', 'status'].map((file) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
    );
    if (!command?.includes(mark) || !status?.includes(`PPid:\t${launcher.pid}`)) continue;
    return Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? Number.NaN) / 1024;
  }
  return Number.NaN;
}
