import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestEvent } from './audit-log.ts';
import { openGradebook } from '../gradebook.ts';
import { addUser, prepareGradebook, sampleSubmission } from '../testing/index.ts';
import { withAuditSource } from './record-audit.ts';

const test = prepareGradebook();

const event = (change: Partial<RequestEvent> = {}): RequestEvent => ({
  at: new Date(),
  ownerId: 'someone',
  actor: 'someone',
  action: 'sign-in',
  result: 'ok',
  submissionId: null,
  detail: { b: 1, a: null, 'longer key': 'x' },
  address: '192.0.2.1',
  requestId: randomUUID(),
  ...change,
});

const record = (count: number): Promise<void> =>
  test.gradebook.audit.recordRequests(Array.from({ length: count }, () => event()));

/** Runs a statement with all triggers disabled, as a superuser could. */
const tamper = (statement: string) =>
  test.gradebook.database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(statement));
  });

const lastId = async (): Promise<number> => {
  const [last] = await test.gradebook.audit.list({ filter: {}, before: null, limit: 1 });
  return last?.id ?? 0;
};

beforeEach(async () => {
  await tamper('truncate audit_events, audit_chain, audit_pending');
});

describe('the log', () => {
  // ASVS-13.2.2, ASVS-16.4.2
  it('cannot be changed, shortened or emptied, and neither can its chain', async () => {
    await record(3);
    await test.gradebook.audit.chain();
    for (const statement of [
      `update audit_events set actor = 'nobody'`,
      'delete from audit_events',
      'truncate audit_events',
      'update audit_chain set position = position + 1',
      'delete from audit_chain',
      'truncate audit_chain',
    ]) {
      const refused = test.gradebook.database.execute(sql.raw(statement));
      await expect(refused).rejects.toMatchObject({
        state: 'P0001',
      });
    }
    expect(await test.gradebook.audit.verifyChain()).toMatchObject({
      status: 'intact',
      head: { position: 3 },
    });
  });

  // ASVS-16.2.1
  it('records the source of a request, even for events recorded later', async () => {
    const ownerId = await addUser(test.gradebook);
    const from = { address: '192.0.2.77', requestId: 'r-1' };
    await withAuditSource(from, async () => {
      await Promise.resolve();
      await test.gradebook.submissions.create(sampleSubmission(ownerId));
    });
    await test.gradebook.submissions.create(sampleSubmission(ownerId));
    const events = await test.gradebook.audit.list({ filter: { person: ownerId }, before: null, limit: 9 });
    expect(events.map(({ action, address, requestId }) => [action, address, requestId])).toEqual([
      ['submission-created', null, null],
      ['submission-created', '192.0.2.77', 'r-1'],
    ]);
  });

  it('keeps its order when the clock jumps back', async () => {
    const hour = 3_600_000;
    for (const offset of [0, hour, -hour]) {
      const at = new Date(Date.now() + offset);
      await test.gradebook.audit.recordRequests([event({ at, detail: { offset } })]);
    }
    const events = await test.gradebook.audit.list({ filter: {}, before: null, limit: 9 });
    expect(events.map(({ detail }) => detail['offset'])).toEqual([-hour, hour, 0]);
    expect(await test.gradebook.audit.verifyChain()).toMatchObject({ status: 'intact' });
  });

  it('is narrowed by action, result, person, address and day, and read page by page', async () => {
    const ana = await addUser(test.gradebook, `ana-${randomUUID()}@example.edu`);
    const day = new Date('2026-03-01T12:00:00Z');
    await test.gradebook.audit.recordRequests([
      event({ ownerId: ana, actor: 'admin', action: 'admin-made' }),
      event({ result: 'refused', ownerId: '', actor: '' }),
      event({ address: '198.51.100.4', at: day }),
    ]);
    const idsFor = async (filter: object) =>
      (await test.gradebook.audit.list({ filter, before: null, limit: 9 })).map(({ action, result }) => [
        action,
        result,
      ]);
    expect(await idsFor({ action: 'admin-made' })).toEqual([['admin-made', 'ok']]);
    expect(await idsFor({ result: 'refused' })).toEqual([['sign-in', 'refused']]);
    expect(await idsFor({ person: ana })).toEqual([['admin-made', 'ok']]);
    expect(await idsFor({ person: 'admin' })).toEqual([['admin-made', 'ok']]);
    expect(await idsFor({ address: '198.51.100.4' })).toHaveLength(1);
    expect(await idsFor({ from: day, until: new Date(day.getTime() + 1) })).toHaveLength(1);
    expect(await idsFor({ until: day })).toEqual([]);
    const all = await test.gradebook.audit.list({ filter: {}, before: null, limit: 2 });
    const rest = await test.gradebook.audit.list({ filter: {}, before: all[1]?.id ?? 0, limit: 2 });
    expect([...all, ...rest].map(({ owner }) => owner.email?.startsWith('ana-') ?? false)).toEqual([
      false,
      false,
      true,
    ]);
    expect(await test.gradebook.audit.listActions()).toEqual(['admin-made', 'sign-in']);
  });
});

describe('the chain', () => {
  it('has no gaps with forty concurrent writers and three chainers', async () => {
    const others = [0, 1].map((index) =>
      openGradebook({ databaseUrl: test.databaseUrl, applicationName: `chainer-${index}` }),
    );
    const writers = Array.from({ length: 40 }, async () => {
      for (let round = 0; round < 10; round += 1) {
        await test.gradebook.audit.recordRequests([event(), event()]);
      }
    });
    const writing = new AbortController();
    const chainers = [test.gradebook, ...others].map(async (gradebook) => {
      while (!writing.signal.aborted) await gradebook.audit.chain();
    });
    await Promise.all(writers);
    writing.abort();
    await Promise.all(chainers);
    await Promise.all(others.map((gradebook) => gradebook.close()));
    expect(await test.gradebook.audit.verifyChain()).toMatchObject({
      status: 'intact',
      head: { position: 800 },
    });
  });

  it('gives a later position to an event that commits after younger ones were chained', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let written: (() => void) | undefined;
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const slow = test.gradebook.database.transaction(async (tx) => {
      await tx.execute(
        sql`insert into audit_events (owner_id, actor, action, detail) values ('slow', 'slow', 'sign-in', '{}')`,
      );
      written?.();
      await held;
    });
    await isWritten;
    await record(2);
    expect(await test.gradebook.audit.chain()).toMatchObject({ chained: 2, head: { position: 2 } });
    release?.();
    await slow;
    expect(await test.gradebook.audit.chain()).toMatchObject({ chained: 1, head: { position: 3 } });
    expect(await test.gradebook.audit.verifyChain()).toMatchObject({
      status: 'intact',
      head: { position: 3 },
    });
  });

  // ASVS-16.4.2
  it('reveals a changed event', async () => {
    await record(5);
    await test.gradebook.audit.chain();
    await tamper(
      `update audit_events set address = '203.0.113.9' where id = (select max(id) - 2 from audit_events)`,
    );
    expect(await test.gradebook.audit.verifyChain()).toEqual({
      status: 'broken',
      reason: 'event-changed',
      position: 3,
      eventId: (await lastId()) - 2,
    });
  });

  // ASVS-16.4.2
  it('reveals a removed event, with and without its link', async () => {
    await record(5);
    await test.gradebook.audit.chain();
    const id = (await lastId()) - 2;
    await tamper(`delete from audit_events where id = ${id}`);
    expect(await test.gradebook.audit.verifyChain()).toMatchObject({ reason: 'event-missing', position: 3 });
    await tamper(`delete from audit_chain where event_id = ${id}`);
    expect(await test.gradebook.audit.verifyChain()).toMatchObject({ reason: 'link-missing', position: 3 });
  });

  it('reveals an event removed before it was chained', async () => {
    await record(2);
    await tamper('delete from audit_events where id = (select min(id) from audit_events)');
    expect(await test.gradebook.audit.verifyChain()).toMatchObject({
      reason: 'event-missing',
      position: null,
      eventId: (await lastId()) - 1,
    });
  });

  it('reveals an event inserted without a link', async () => {
    await record(2);
    await test.gradebook.audit.chain();
    await tamper(
      `insert into audit_events (owner_id, actor, action, detail) values ('x', 'x', 'sign-in', '{}')`,
    );
    expect(await test.gradebook.audit.verifyChain()).toMatchObject({
      reason: 'event-not-chained',
      eventId: await lastId(),
    });
  });

  // ASVS-16.4.2
  it('reveals a truncated or rewritten end, given a head recorded elsewhere', async () => {
    await record(5);
    const { head } = await test.gradebook.audit.chain();
    await record(2);
    expect(await test.gradebook.audit.verifyChain(head)).toMatchObject({
      status: 'intact',
      head: { position: 7 },
    });
    const first = (await lastId()) - 3;
    await tamper(`delete from audit_events where id >= ${first}`);
    await tamper(`delete from audit_chain where event_id >= ${first}`);
    expect(await test.gradebook.audit.verifyChain()).toMatchObject({ status: 'intact' });
    expect(await test.gradebook.audit.verifyChain(head)).toMatchObject({
      reason: 'head-not-found',
      position: 3,
    });
    await record(4);
    expect(await test.gradebook.audit.verifyChain(head)).toMatchObject({
      reason: 'head-not-found',
      position: 5,
    });
  });

  it('chains an event once when a restored backup contains it again', async () => {
    await record(3);
    await test.gradebook.audit.chain();
    await test.gradebook.database.execute(sql`insert into audit_pending select id from audit_events`);
    expect(await test.gradebook.audit.chain()).toMatchObject({ chained: 0, head: { position: 3 } });
    expect(await test.gradebook.audit.verifyChain()).toMatchObject({ status: 'intact' });
  });
});
