import type {
  ContactMessage,
  UserRecord,
  AccountRow,
  AdminStats,
  AuditEntry,
  Growth,
  System,
} from '@greenpen/api-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gradeQueued } from '../testing/grade-queued.ts';
import { filesForm } from '../testing/multipart.ts';
import {
  cookieOf,
  startTestApi,
  testPassword,
  type TestAccount,
  type TestApi,
} from '../testing/start-test-api.ts';

let api: TestApi;
let admin: TestAccount;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
  admin = await api.signUp('Ada Admin');
});

afterAll(() => api.stop());

const put = (id: string, what: string, payload: object, by = admin) =>
  by.call({ method: 'PUT', url: `/api/admin/users/${id}/${what}`, payload });

const auditOf = async (query: string): Promise<AuditEntry[]> =>
  (await admin.call({ url: `/api/admin/audit?${query}` })).json();

async function isHere({ call }: TestAccount): Promise<boolean> {
  return (await call({ url: '/api/auth/user' })).statusCode === 200;
}

describe('users', () => {
  it('are listed newest first, page by page, and found by name, address and id', async () => {
    const [ana, ben] = [await api.signUp('Ana Diaz'), await api.signUp('Ben_% Lee')];
    const list = async (query: string): Promise<AccountRow[]> =>
      (await admin.call({ url: `/api/admin/users${query}` })).json();
    const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);
    expect((await idsOf('')).slice(0, 2)).toEqual([ben.id, ana.id]);
    expect(await idsOf('?search=ana%20d')).toEqual([ana.id]);
    expect(await idsOf(`?search=${encodeURIComponent(ben.email.toUpperCase())}`)).toEqual([ben.id]);
    expect(await idsOf(`?search=${ana.id.slice(0, 8)}`)).toEqual([ana.id]);
    expect(await idsOf(`?search=${encodeURIComponent('_%')}`)).toEqual([ben.id]);
    const first = await admin.call({ url: '/api/admin/users?limit=2' });
    const cursor = String(first.headers['x-next-cursor']);
    expect((await idsOf(`?limit=2&cursor=${cursor}`))[0]).toBe(admin.id);
    expect((await admin.call({ url: '/api/admin/users?cursor=bm9uZQ' })).statusCode).toBe(400);
    expect((await list('?search=ana'))[0]).toMatchObject({
      firstName: 'Ana',
      lastName: 'Diaz',
      isAdmin: false,
      subscriptionStatus: 'trial',
      disabledAt: null,
    });
  });

  it('are counted, with conversion and revenue', async () => {
    const before = (await admin.call({ url: '/api/admin/stats' })).json<AdminStats>();
    const paying = await api.signUp('Pay Er');
    await api.gradebook.database.execute(
      sql`update "user" set subscription_status = 'active', created_at = now() - interval '40 days' where id = ${paying.id}`,
    );
    const { totalUsers, newUsers, ...rest } = (
      await admin.call({ url: '/api/admin/stats' })
    ).json<AdminStats>();
    expect([totalUsers, newUsers]).toEqual([before.totalUsers + 1, before.newUsers]);
    expect(rest).toEqual({
      activeSubscriptions: 1,
      conversionRate: Math.round(1000 / totalUsers) / 10,
      monthlyRevenue: 15,
      expectedRevenue: 15,
      trialUsers: before.trialUsers,
    });
    const growth = (await admin.call({ url: '/api/admin/growth?timeZone=America/Denver' })).json<Growth>();
    expect(growth.signUps).toHaveLength(30);
    expect(growth.signUps.reduce((sum, { count }) => sum + count, 0)).toBe(totalUsers - 1);
    expect(growth.revenue).toBeNull();
  });
});

describe('every session', () => {
  // ASVS-7.4.5
  it('is ended except the administrator’s own, and the audit log names the administrator', async () => {
    const users = [await api.signUp(), await api.signUp()];
    const payload = { email: admin.email, password: testPassword };
    const elsewhere = await api.app.inject({ method: 'POST', url: '/api/identity/sign-in/email', payload });
    const answer = await admin.call({ method: 'POST', url: '/api/admin/end-every-session' });
    expect(answer.json<{ ended: number }>().ended).toBeGreaterThanOrEqual(3);
    for (const user of users) expect(await isHere(user)).toBe(false);
    const headers = { cookie: cookieOf(elsewhere) };
    expect((await api.app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
    expect(await isHere(admin)).toBe(true);
    const [entry] = await auditOf('action=every-session-ended');
    expect(entry).toMatchObject({ actor: { id: admin.id } });
  });
});

// ASVS-7.4.2
describe("a user's record", () => {
  it('shows graded and open papers with dates, and no text of a paper', async () => {
    const user = await api.signUp('Rita Record');
    const form = filesForm([{ fileName: 'Zebulon Quux essay.txt', content: 'Zebulon Quux sleeps well.' }]);
    const answer = await user.call({ method: 'POST', url: '/api/assignments/upload', ...form });
    const [paper] = answer.json<{ assignments: { id: string }[] }>().assignments;
    await user.call({
      method: 'POST',
      url: '/api/assignments/grade',
      payload: { assignmentIds: [paper?.id] },
    });
    await gradeQueued(api, user.id, [paper?.id ?? '']);
    await user.call({ method: 'POST', url: '/api/auth/generate-api-key' });
    const shown = await admin.call({ url: `/api/admin/users/${user.id}` });
    const file = shown.json<UserRecord>();
    expect(file).toMatchObject({
      user: { id: user.id, email: user.email },
      sessions: 1,
      papers: 1,
      apiKey: { lastUsedAt: null },
      engineCost: 0,
      modelTokens: { input: 0, output: 0 },
      hasSecondFactor: false,
      canCancel: false,
    });
    expect(file.use).toHaveLength(12);
    expect(file.use.at(-1)).toMatchObject({ papers: 1 });
    expect(file.use.at(-1)?.words).toBeGreaterThan(0);
    expect(Date.now() - Date.parse(file.user.lastSeenAt ?? '')).toBeLessThan(60_000);
    expect(shown.body).not.toMatch(/quux|essay/iu);
    const missing = await admin.call({ url: '/api/admin/users/nobody' });
    expect([missing.statusCode, missing.json<{ code: string }>().code]).toEqual([404, 'USER_NOT_FOUND']);
  });

  it('takes effect on the next request', async () => {
    const user = await api.signUp();
    const sees = async () => (await user.call({ url: '/api/admin/stats' })).statusCode;
    expect(await sees()).toBe(403);
    expect((await put(user.id, 'admin', { isAdmin: true })).json()).toMatchObject({ isAdmin: true });
    expect(await sees()).toBe(200);
    await put(user.id, 'admin', { isAdmin: false });
    expect(await sees()).toBe(403);
    const ended = await admin.call({ method: 'POST', url: `/api/admin/users/${user.id}/end-sessions` });
    expect(ended.json()).toEqual({ ended: 1 });
    expect(await isHere(user)).toBe(false);
    const actions = (await auditOf(`person=${user.id}`)).map(({ action, actor }) => [action, actor.email]);
    // Refused requests are recorded a moment later, so they may be listed anywhere.
    expect(actions.filter(([action]) => action !== 'request-refused').slice(0, 3)).toEqual([
      ['sessions-ended', admin.email],
      ['admin-unmade', admin.email],
      ['admin-made', admin.email],
    ]);
  });

  it('is disabled with its sessions and keys, and enabled again', async () => {
    const user = await api.signUp();
    const closed = (await put(user.id, 'disabled', { isDisabled: true })).json<AccountRow>();
    expect(closed.disabledAt).not.toBeNull();
    expect(await isHere(user)).toBe(false);
    expect((await put(user.id, 'disabled', { isDisabled: false })).json()).toMatchObject({
      disabledAt: null,
    });
    expect((await auditOf(`person=${user.id}`)).slice(0, 2)).toMatchObject([
      { action: 'account-enabled' },
      { action: 'account-disabled', detail: { sessions: 1 }, actor: { id: admin.id }, address: '127.0.0.1' },
    ]);
  });

  it('keeps one administrator when two demote each other at once', async () => {
    for (const what of ['admin', 'disabled']) {
      const payload = what === 'admin' ? { isAdmin: false } : { isDisabled: true };
      const refused = await put(admin.id, what, payload);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'LAST_ADMIN']);
    }
    const second = await api.signUp();
    await put(second.id, 'admin', { isAdmin: true });
    const at = [admin, second];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const [by, of] = index % 2 === 0 ? [admin, second] : [second, admin];
        return put(of.id, 'admin', { isAdmin: false }, by);
      }),
    );
    const { rows } = await api.gradebook.database.execute<{ id: string }>(
      sql`select id from "user" where is_admin`,
    );
    expect(rows).toHaveLength(1);
    const left = at.find(({ id }) => id === rows[0]?.id) ?? admin;
    await put(admin.id, 'admin', { isAdmin: true }, left);
    if (left.id !== admin.id) await put(left.id, 'admin', { isAdmin: false });
  });
});

it('shows the system: engine, backup, what waits, and the room that is left', async () => {
  const system = (await admin.call({ url: '/api/admin/system' })).json<System>();
  expect(system).toMatchObject({
    engine: { model: null },
    backup: { lastGood: null, latest: null },
    disk: { freeBytes: 40e9, totalBytes: 100e9 },
    hasBilling: false,
  });
  expect(system.databaseBytes).toBeGreaterThan(1_000_000);
});

// ASVS-16.2.1
it('shows the log page by page and narrowed', async () => {
  const first = await admin.call({ url: '/api/admin/audit?limit=2' });
  const [newest, second] = first.json<AuditEntry[]>();
  expect(Number(first.headers['x-next-cursor'])).toBe(second?.id);
  const [third] = await auditOf(`limit=1&cursor=${second?.id}`);
  expect((newest?.id ?? 0) > (second?.id ?? 0) && (second?.id ?? 0) > (third?.id ?? 0)).toBe(true);
  const made = await auditOf('action=admin-made');
  expect(new Set(made.map(({ action }) => action))).toEqual(new Set(['admin-made']));
  expect(await auditOf('until=2020-01-01T00:00:00Z')).toEqual([]);
  const actions = (await admin.call({ url: '/api/admin/audit-actions' })).json<string[]>();
  expect(actions).toEqual(expect.arrayContaining(['admin-made', 'sessions-ended', 'submission-created']));
});

describe('messages', () => {
  it('are shown as written, with a status', async () => {
    const texts = { name: 'Vera Visitor', email: 'vera@example.org', subject: 'A question', message: 'How?' };
    for (const requestKey of ['m1', 'm2']) {
      await api.gradebook.contactMessages.record({
        requestKey,
        category: 'bug',
        texts: api.seal(JSON.stringify(texts)),
      });
    }
    const list = async (query = '') =>
      (await admin.call({ url: `/api/admin/messages${query}` })).json<ContactMessage[]>();
    const [first, second] = await list();
    expect(first).toMatchObject({ ...texts, category: 'bug', status: 'new', statusChangedAt: null });
    const [onNextPage] = await list(`?limit=1&cursor=${first?.id}`);
    expect(onNextPage?.id).toBe(second?.id);
    const url = `/api/admin/messages/${first?.id}/status`;
    const answered = await admin.call({ method: 'PUT', url, payload: { status: 'answered' } });
    expect(answered.json()).toMatchObject({ id: first?.id, status: 'answered' });
    expect((await list('?status=new')).map(({ id }) => id)).toEqual([second?.id]);
    expect((await auditOf('action=contact-status-changed'))[0]).toMatchObject({ actor: { id: admin.id } });
    expect(api.logged()).not.toContain('Vera');
  });
});
