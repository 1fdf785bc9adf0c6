import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { InstallationUnderTest } from './faults/installation-under-test.ts';
import { ApiClient } from './testing/api-client.ts';

const essay = 'On Sleep\n\nSleep helps students to remember what they learned (Diaz and Lee, 2019).\n';

let installation: InstallationUnderTest;
let client: ApiClient;
beforeAll(async () => {
  installation = await InstallationUnderTest.start({ model: { dailyTokens: null } });
  client = new ApiClient(installation.address);
  await client.signUp('killed@example.edu');
});
afterAll(() => installation.stop());

async function gradeOne(): Promise<string> {
  const file = { fileName: 'essay.txt', bytes: Buffer.from(`${essay}${randomUUID()}\n`) };
  const { assignments } = await client.upload([file], { key: randomUUID() });
  const id = assignments[0]?.id ?? '';
  await client.grade([id], randomUUID());
  return id;
}

async function untilDrafted(id: string): Promise<void> {
  while ((await client.get(id)).modelDraft?.state !== 'drafted') await delay(100);
}

async function draftsOf(id: string): Promise<number> {
  const row = z.object({ drafts: z.int() });
  const [counted] = await installation.query(
    row,
    `select count(*)::int as drafts from audit_events where action = 'model-drafted' and submission_id = $1`,
    [id],
  );
  return counted?.drafts ?? 0;
}

/** Judging, language and feedback; the first two are asked side by side, and what came back is kept. */
const [tasks, atOnce] = [3, 2];

it(
  'asks again only what was under way when the worker is killed while the model is asked, within 20 seconds',
  { timeout: 120_000 },
  async () => {
    const { model } = installation;
    model.condition = { kind: 'silent' };
    const before = model.received.length;
    const id = await gradeOne();
    while (model.received.length === before) await delay(50);
    expect((await client.get(id)).modelDraft?.state).toBe('drafting');
    model.condition = { kind: 'well' };
    await installation.signal('worker', 'SIGKILL');
    const killedAt = performance.now();
    await untilDrafted(id);
    expect(performance.now() - killedAt).toBeLessThan(20_000);
    expect(model.received.length - before).toBeLessThanOrEqual(tasks + atOnce);
    expect(await draftsOf(id)).toBe(1);
  },
);

it.each([18, 26, 34])(
  'asks again only what was under way when the worker is killed at its step %i, before or after the call',
  { timeout: 120_000 },
  async (count) => {
    const { model } = installation;
    const before = model.received.length;
    await installation.order({ role: 'worker', point: 'any', count });
    const id = await gradeOne();
    await untilDrafted(id);
    await installation.cancelOrder();
    expect(model.received.length - before).toBeLessThanOrEqual(tasks + atOnce);
    expect(await draftsOf(id)).toBe(1);
    expect((await client.get(id)).grade?.version).toBe(2);
  },
);
