import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InstallationUnderTest } from './faults/installation-under-test.ts';
import { ApiClient } from './testing/api-client.ts';

const PAPERS = 200;
const CALL_MS = 5000;
const AT_ONCE = 20;
/** Beyond the time in which a provider can answer all requests. */
const MOST_OVER_IDEAL = 1.15;

let installation: InstallationUnderTest;
let client: ApiClient;
beforeAll(async () => {
  installation = await InstallationUnderTest.start({ model: { dailyTokens: null } });
  client = new ApiClient(installation.address);
  await client.signUp('many@example.edu');
});
afterAll(() => installation.stop());

const essay = (number: number) =>
  `On Sleep ${number}\n\nSleep helps students to remember what they learned (Diaz & Lee, 2019). In house ${number} of our street, nobody sleeps before midnight, and the lessons of the morning are forgotten by noon.\n\nSome say that coffee does the same. It does not, because it only moves the hour at which one is tired.\n\nReferences\n\nDiaz, P., & Lee, R. (2019). Sleep and lessons. Harbor Press.\n${randomUUID()}\n`;

it(
  'has 200 papers read in little more than the time that the provider takes for them',
  { timeout: 900_000 },
  async () => {
    const { model } = installation;
    model.condition = { kind: 'silent' };
    const ids: string[] = [];
    for (let from = 0; from < PAPERS; from += 20) {
      const files = Array.from({ length: 20 }, (_, at) => ({
        fileName: `essay-${from + at}.txt`,
        bytes: Buffer.from(essay(from + at)),
      }));
      const { assignments } = await client.upload(files, { key: randomUUID() });
      ids.push(...assignments.map(({ id }) => id));
    }
    model.condition = { kind: 'slow', ms: CALL_MS, atOnce: AT_ONCE };
    const from = model.received.length;
    await client.grade(ids, randomUUID());
    const isDrafted = async (): Promise<boolean> => {
      const all = await client.listAll();
      return all.length === PAPERS && all.every(({ modelDraft }) => modelDraft?.state === 'drafted');
    };
    while (!(await isDrafted())) await delay(500);
    const asked = model.received.slice(from);
    const began = asked[0]?.at ?? 0;
    const idealMs = (asked.length * CALL_MS) / AT_ONCE;
    const tookMs = performance.now() - began;
    console.info(
      `${asked.length} requests: ${Math.round(tookMs / 1000)} s, ${Math.round(idealMs / 1000)} s at best`,
    );
    // Nothing is asked twice: three requests a paper, and one more for each that is judged twice.
    expect(asked.length).toBeLessThanOrEqual(PAPERS * 4);
    expect(tookMs).toBeLessThanOrEqual(idealMs * MOST_OVER_IDEAL);
  },
);
