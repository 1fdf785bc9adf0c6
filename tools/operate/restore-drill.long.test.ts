import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { ApiClient } from '../testing/api-client.ts';
import { runOperate } from '../testing/run-operate.ts';
import { startProduct } from '../testing/start-product.ts';

type Acknowledged = { readonly id: string; readonly sha256: string; readonly at: number };

const email = 'drill@example.edu';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greenpen-drill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function uploadOne(client: ApiClient, words: string): Promise<Acknowledged> {
  const bytes = Buffer.from(`A Paper on Sleep\n\n${words} Sleep helps (Diaz & Lee, 2019).\n`);
  const { assignments } = await client.upload([{ fileName: `${words}.txt`, bytes }], { key: randomUUID() });
  return { id: assignments[0]?.id ?? '', sha256: sha256Of(bytes), at: Date.now() };
}

async function untilGraded(client: ApiClient, id: string): Promise<string> {
  for (;;) {
    const { status } = await client.get(id);
    if (status === 'completed' || status === 'error') return status;
    await delay(100);
  }
}

it(
  'brings a backup that was made under load into an empty installation, and the next paper works',
  { timeout: 180_000 },
  async () => {
    const [first, second] = [await makeFolder(), await makeFolder()];
    const product = await startProduct({ dataDir: first });
    onTestFinished(() => product.stop());
    const client = new ApiClient(product.address);
    await client.signUp(email);
    const acknowledged: Acknowledged[] = [];
    for (let index = 0; index < 5; index += 1) {
      const paper = await uploadOne(client, `before-${index}`);
      acknowledged.push(paper);
      await client.grade([paper.id], randomUUID());
    }
    const file = join(await makeFolder(), 'drill.backup');
    const ended = new AbortController();
    const load = (async () => {
      for (let index = 0; !ended.signal.aborted; index += 1)
        acknowledged.push(await uploadOne(client, `load-${index}`));
    })();
    const backup = await runOperate(['backup', file], { DATA_DIR: first });
    ended.abort();
    await load;
    expect(backup).toMatchObject({ exitCode: 0, errors: '' });
    const mark = Date.parse(/as of (?<at>\S+Z)\./u.exec(backup.output)?.groups?.['at'] ?? '');
    await product.stop();

    // Another machine: an empty folder, and the key that was kept elsewhere.
    await copyFile(join(first, 'greenpen.key'), join(second, 'greenpen.key'));
    for (const _ of ['once', 'again']) {
      expect(await runOperate(['restore', file], { DATA_DIR: second })).toMatchObject({
        exitCode: 0,
        errors: '',
      });
    }
    expect(await runOperate(['verify'], { DATA_DIR: second })).toMatchObject({ exitCode: 0, errors: '' });
    const restored = await startProduct({ dataDir: second });
    onTestFinished(() => restored.stop());
    const again = new ApiClient(restored.address);
    await again.signIn(email);

    const wanted = acknowledged.filter(({ at }) => at < mark);
    expect(wanted.length).toBeGreaterThanOrEqual(5);
    for (const { id, sha256 } of wanted) {
      const answer = await again.fetch('GET', `/api/assignments/${id}/file`);
      expect(sha256Of(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256);
    }
    // What was queued then is graded now, and so is the next one.
    for (const { id } of wanted.slice(0, 5)) expect(await untilGraded(again, id)).toBe('completed');
    const next = await uploadOne(again, 'after');
    await again.grade([next.id], randomUUID());
    expect(await untilGraded(again, next.id)).toBe('completed');
  },
);
