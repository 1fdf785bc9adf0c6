import { setTimeout as delay } from 'node:timers/promises';
import type { Asker } from './ask.ts';
import { median, percentile, repetitions, timeOf, type Figure } from './measure.ts';
import { z } from 'zod';

/** What the queue adds to each of its filters and orders. */
const stacked = '&attempts=latest&texts=none';

const queries: readonly (readonly [string, string])[] = [
  ['newest, with their feedback, as many as come unasked', ''],
  ['the queue', stacked],
  ['approved', `${stacked}&approved=true`],
  ['one status', `${stacked}&status=error`],
  ['to review', `${stacked}&status=completed&approved=false`],
  ['doubtful', `${stacked}&doubtful=true&sort=doubt`],
  ['two letters', `${stacked}&search=ru`],
  ['two rare letters', `${stacked}&search=77`],
  ['two letters that nobody has', `${stacked}&search=qx`],
  ['a name', `${stacked}&search=ana%20ruiz`],
  ['a name with a typing mistake', `${stacked}&search=ana%20riuz`],
  ['a name that nobody has, mistakes forgiven', `${stacked}&search=quisbert`],
  ['by student', `${stacked}&sort=student`],
  ['by grade', `${stacked}&sort=grade`],
  ['by file', `${stacked}&sort=name&order=desc`],
];

const asksEach = 40;

/** What the screens ask for at a time. */
const page = 50;

/** An account may ask for 3,000 things a minute, not more. */
const pauseMs = 15;

/** How long the list takes for each of its filters and orders, at its start and at its end. */
export async function listFigures(asker: Asker, address: string, papers: number): Promise<readonly Figure[]> {
  const path = `${address}/api/assignments`;
  const [course] = z
    .array(z.object({ id: z.string() }))
    .parse(JSON.parse((await asker.ask(`${address}/api/courses`)).body.toString()));
  const all = [...queries, ['one course', `${stacked}&courseId=${course?.id ?? ''}`]] as const;
  const figures: Figure[] = [];
  for (const [what, query] of all)
    figures.push(await p95(asker, `list: ${what}`, `${path}?limit=${page}${query}`));
  figures.push(await p95(asker, 'list: the most at once, 200 with their feedback', `${path}?limit=200`));
  figures.push(await p95(asker, 'dashboard figures', `${address}/api/dashboard/stats`));
  return [...figures, ...(await walk(asker, path, papers))];
}

async function p95(asker: Asker, what: string, address: string): Promise<Figure> {
  const rounds: number[] = [];
  for (let round = 0; round <= repetitions; round += 1) {
    const times: number[] = [];
    for (let ask = 0; ask < asksEach; ask += 1) {
      await delay(pauseMs);
      times.push(await timeOf(() => askWell(asker, address)));
    }
    // The first round warms it up.
    if (round > 0) rounds.push(percentile(times, 0.95));
  }
  return { what: `${what}, p95`, value: median(rounds), unit: 'ms', bound: 20 };
}

/** From the first page to the last. */
async function walk(asker: Asker, path: string, papers: number): Promise<readonly Figure[]> {
  const times: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const next: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    await delay(pauseMs);
    const began = performance.now();
    cursor = (await askWell(asker, `${path}?limit=${page}${next}`)).nextCursor;
    times.push(performance.now() - began);
  }
  if (times.length !== papers / page) throw new Error(`the list has ${times.length} pages`);
  const [first, last] = [times.slice(0, 100), times.slice(-100)];
  return [
    { what: 'list: the last hundred pages, p95', value: percentile(last, 0.95), unit: 'ms', bound: 20 },
    {
      what: 'list: a page at the end over one at the start',
      value: median(last) / median(first),
      unit: '×',
      bound: 1.2,
      detail: `${median(last).toFixed(1)} ms against ${median(first).toFixed(1)} ms`,
    },
  ];
}

async function askWell(asker: Asker, address: string) {
  const answer = await asker.ask(address);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
