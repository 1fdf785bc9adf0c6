import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Gradebook, openGradebook } from '../gradebook.ts';
import type { LeaseHolder } from './process-leases.ts';
import { addUser, createTestDatabase, gradePaper, sampleSubmission, untilBlocked } from '../testing/index.ts';
import { type HeldDatabase, holdAlone } from './hold-alone.ts';

const accept = (): boolean => true;

async function prepareDatabase(): Promise<string> {
  const database = await createTestDatabase(inject('databaseUrl'));
  onTestFinished(() => database.drop());
  return database.databaseUrl;
}

/** An API on another machine, with a lease. */
async function startApi(databaseUrl: string): Promise<{ gradebook: Gradebook; holder: LeaseHolder }> {
  const holder: LeaseHolder = { id: randomUUID(), part: 'greenpen-api', host: 'host7', pid: 4242 };
  const gradebook = openGradebook({ databaseUrl, applicationName: 'other-machine', leaseId: holder.id });
  onTestFinished(() => gradebook.close());
  expect(await gradebook.leases.take(holder, accept)).toBe('held');
  return { gradebook, holder };
}

/** Expires all leases, as if their processes had been paused or disconnected. */
async function letLeasesRunOut({ database }: Gradebook): Promise<void> {
  await database.execute(`update process_leases set seen_at = now() - interval '1 minute'`);
}

async function expectAlone(databaseUrl: string): Promise<HeldDatabase> {
  const held = await holdAlone(databaseUrl);
  if ('running' in held) throw new Error(`still running: ${held.running.join()}`);
  return held;
}

describe('exclusive access to a database', () => {
  it('is refused while a process holds a lease, and says which, also when it has no connection', async () => {
    const databaseUrl = await prepareDatabase();
    const { gradebook, holder } = await startApi(databaseUrl);
    const renewal = setInterval(() => void gradebook.leases.renew(holder.id), 50);
    onTestFinished(() => clearInterval(renewal));
    expect(await holdAlone(databaseUrl)).toEqual({ running: ['greenpen-api on host7 (process 4242)'] });
    // The process can still write.
    const ownerId = await addUser(gradebook);
    await gradebook.submissions.create(sampleSubmission(ownerId));
  });

  it('is granted after the processes have stopped', async () => {
    const databaseUrl = await prepareDatabase();
    const { gradebook, holder } = await startApi(databaseUrl);
    await gradebook.leases.end(holder.id);
    const alone = await holdAlone(databaseUrl);
    expect(alone).not.toHaveProperty('running');
    if ('end' in alone) await alone.end();
  });

  it('is refused to a second command meanwhile, and to a process that starts', async () => {
    const databaseUrl = await prepareDatabase();
    const alone = await expectAlone(databaseUrl);
    const gradebook = openGradebook({ databaseUrl, applicationName: 'other-machine' });
    onTestFinished(() => gradebook.close());
    const holder: LeaseHolder = { id: randomUUID(), part: 'greenpen-worker', host: 'host8', pid: 1 };
    expect(await gradebook.leases.take(holder, accept)).toBe('under-way');
    await alone.end();
    expect(await gradebook.leases.take(holder, () => false)).toBe('key-wrong');
    expect(await gradebook.leases.take(holder, accept)).toBe('held');
  });
});

describe('a process whose lease has run out', () => {
  it('continues if no command took the database meanwhile', async () => {
    const { gradebook, holder } = await startApi(await prepareDatabase());
    await letLeasesRunOut(gradebook);
    expect(await gradebook.leases.renew(holder.id)).toBe(true);
    await gradebook.submissions.create(sampleSubmission(await addUser(gradebook)));
  });

  it('records no encrypted data during and after exclusive access', async () => {
    const databaseUrl = await prepareDatabase();
    const { gradebook, holder } = await startApi(databaseUrl);
    const ownerId = await addUser(gradebook);
    const submissionId = await gradePaper({ gradebook }, ownerId);
    await letLeasesRunOut(gradebook);
    const alone = await expectAlone(databaseUrl);
    const attempts = [
      () => gradebook.submissions.create(sampleSubmission(ownerId)),
      () => gradebook.transaction((inside) => inside.submissions.create(sampleSubmission(ownerId))),
      () => gradebook.runs.queue({ ownerId, submissionIds: [submissionId] }),
      () => gradebook.demoReviews.start({ text: Buffer.from('sealed') }),
    ];
    const expectRefused = async (): Promise<void> => {
      for (const attempt of attempts) {
        await expect(attempt()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
      }
    };
    await expectRefused();
    await alone.end();
    await expectRefused();
    expect(await gradebook.leases.renew(holder.id)).toBe(false);
    const { rows } = await gradebook.database.execute('select from submissions');
    expect(rows).toHaveLength(1);
  });

  it('delays exclusive access until its transaction ends', async () => {
    const databaseUrl = await prepareDatabase();
    const { gradebook } = await startApi(databaseUrl);
    const ownerId = await addUser(gradebook);
    const goOn = Promise.withResolvers<void>();
    const recorded = gradebook.transaction(async (inside) => {
      const { submission } = await inside.submissions.create(sampleSubmission(ownerId));
      await goOn.promise;
      return submission.id;
    });
    await expect
      .poll(
        async () =>
          (await gradebook.database.execute("select from pg_locks where locktype = 'advisory'")).rows.length,
      )
      .toBe(1);
    await letLeasesRunOut(gradebook);
    const holding = expectAlone(databaseUrl);
    await untilBlocked(gradebook, 1);
    goOn.resolve();
    const submissionId = await recorded;
    const alone = await holding;
    // It was committed before any value could be encrypted again.
    expect(await gradebook.submissions.get({ ownerId, submissionId })).toMatchObject({ id: submissionId });
    await alone.end();
  });
});

// ASVS-11.1.1
it('guards every column that holds sealed bytes or names a sealed file', async () => {
  const client = new Client({ connectionString: await prepareDatabase() });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query<{ name: string; guarded: boolean }>(`
    select c.relname || '.' || a.attname as name, exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and p.proname = 'require_lease'
        and (a.attnum = any(t.tgattr) or (c.relname = 'mail_outbox' and a.attname = 'message'))) as guarded
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and (a.atttypid = 'bytea'::regtype or a.attname in ('file_id', 'document_name'))
    order by 1`);
  // These are not encrypted with the key, except for the key check, which is needed to grant a lease.
  const unsealed = ['audit_chain.hash', 'installation.key_check', 'stored_removals.file_id'];
  expect(rows.filter(({ guarded }) => !guarded).map(({ name }) => name)).toEqual(unsealed);
  expect(rows.length).toBeGreaterThan(unsealed.length + 10);
});

it('keeps the options that the address of the database has', async () => {
  const databaseUrl = new URL(await prepareDatabase());
  databaseUrl.searchParams.set('options', '-c lock_timeout=1234');
  const { gradebook, holder } = await startApi(databaseUrl.href);
  const { rows } = await gradebook.database.execute(
    `select current_setting('lock_timeout') as timeout, current_setting('greenpen.lease') as lease`,
  );
  expect(rows).toEqual([{ timeout: '1234ms', lease: holder.id }]);
});
