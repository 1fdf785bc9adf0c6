import { openGradebook, type Gradebook } from '@greenpen/gradebook';
import { createTestDatabase } from '@greenpen/gradebook/testing';
import { createReviewPool, type ReviewPool } from '@greenpen/paper-review';
import { PaperStoreError } from '@greenpen/paper-store';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Ports } from '../ports.ts';
import { reviewDemo } from './review-demo.ts';
import { sweepVisitors } from '../handlers.ts';

let gradebook: Gradebook;
let pool: ReviewPool;
let ports: Ports;
let dropDatabase: () => Promise<void>;
const { signal } = new AbortController();

/** Replaces encryption: the stored bytes do not contain the words. */
const turn = (bytes: Uint8Array): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0x5a));
const seal = (text: string): Uint8Array => turn(Buffer.from(text));

const open = (sealed: Uint8Array): string => {
  const text = turn(sealed).toString();
  if (text === 'damaged') throw new PaperStoreError('damaged', 'damaged');
  return text;
};

beforeAll(async () => {
  const database = await createTestDatabase(inject('databaseUrl'));
  dropDatabase = () => database.drop();
  gradebook = openGradebook({ databaseUrl: database.databaseUrl, applicationName: 'greenpen-test' });
  pool = createReviewPool({ threads: 1 });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the ports that these jobs use
  ports = { gradebook, reviewer: pool, seal, open } as unknown as Ports;
});

afterAll(async () => {
  await pool.close();
  await gradebook.close();
  await dropDatabase();
});

async function dump(): Promise<string> {
  const { rows } = await gradebook.database.execute<{ line: string }>(
    'select d::text as line from demo_reviews d',
  );
  return rows.map(({ line }) => line).join('\n');
}

it('reviews a text with the real engine, and leaves no byte of it after ten minutes', async () => {
  const text =
    'Many people in Quuxburgh has said that sleep helps (Diaz and Lee, 2019). They measured the the sleep of students for two weeks.';
  const { id } = await gradebook.demoReviews.start({ text: seal(text) });
  expect(await reviewDemo(ports, signal)).toBe('settled');
  const found = await gradebook.demoReviews.find(id);
  const review = JSON.parse(ports.open(found?.review ?? new Uint8Array()));
  expect(review).toMatchObject({
    scores: { total: expect.any(Number) },
    feedback: { overall: expect.any(String) },
  });
  const doubled = review.findings.find(({ quote }: { quote: string }) => quote === 'the the');
  expect(doubled).toMatchObject({ area: 'grammar', after: ' sleep of students for two weeks.' });
  const stored = Buffer.from(seal('Quuxburgh')).toString('hex');
  expect(await dump()).toContain(stored);
  expect(await dump()).not.toContain('Quuxburgh');

  expect(await sweepVisitors(ports)).toEqual({ demos: 0, messages: 0 });
  await gradebook.database.execute('update demo_reviews set expires_at = now()');
  expect(await sweepVisitors(ports)).toEqual({ demos: 1, messages: 0 });
  expect(await dump()).toBe('');
});

it('drops damaged or refused texts, and is then idle', async () => {
  const { id } = await gradebook.demoReviews.start({ text: seal('damaged') });
  expect(await reviewDemo(ports, signal)).toBe('settled');
  expect(await gradebook.demoReviews.find(id)).toMatchObject({ state: 'failed' });
  const other = await gradebook.demoReviews.start({ text: seal('   ') });
  expect(await reviewDemo(ports, signal)).toBe('settled');
  expect(await gradebook.demoReviews.find(other.id)).toMatchObject({ state: 'failed' });
  expect(await reviewDemo(ports, signal)).toBe('nothing-to-do');
});
