import type { AccountRow, Growth, System } from '@greenpen/api-contract';
import type { Page } from 'playwright-core';
import { answerWith, changeAnswer } from './answer-with.ts';
import { sampleAccounts } from './sample-accounts.ts';
import type { Screen } from './screen.ts';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

const users = /\/api\/admin\/users(?:\?|$)/u;
const record = /\/api\/admin\/users\/[\w-]+$/u;
const later = '2026-12-02T09:00:00.000Z';

/** Accounts as a year makes them: active, on trial, cancelled, closed, with long names and with none. */
const withAccounts = (page: Page) => answerWith(users, sampleAccounts(new Date()))(page);

/** A record as it is with something else in it. */
const withRecord = (change: object, ofUser: Partial<AccountRow> = {}) =>
  changeAnswer(record, (given) => ({
    ...given,
    ...change,
    user: { ...('user' in given && typeof given.user === 'object' ? given.user : {}), ...ofUser },
  }));

const subscribed = {
  subscriptionStatus: 'active',
  subscriptionStartedAt: '2026-09-02T09:00:00.000Z',
} as const;

const openRecord = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'View Details of Robin Sample' }).click();
  await page.getByRole('heading', { level: 1, name: 'Robin Sample' }).waitFor();
};

const ask = (name: string) => async (page: Page) => {
  await openRecord(page);
  await openDialog(name)(page);
};

const window = { isWindow: true } as const;

/** What administrators see: the overview, a user's record, the audit log, the messages. */
const screens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'admin', path: '/admin', troubles: ['loading', 'error', 'offline'] },
  { name: 'admin-full', path: '/admin', before: withYear },
  { name: 'admin-wrong', path: '/admin', before: withTrouble },
  { name: 'admin-no-users', path: '/admin', act: searchForNobody },
  {
    name: 'admin-cancel',
    path: '/admin',
    act: openDialog(/^Cancel Sub of/u),
    before: withAccounts,
    ...window,
  },
  { name: 'admin-user', path: '/admin', act: openRecord },
  {
    name: 'admin-user-subscribed',
    path: '/admin',
    before: withRecord({ canCancel: true, subscriptionEndsAt: null }, subscribed),
    act: openRecord,
  },
  {
    name: 'admin-user-disabled',
    path: '/admin',
    before: withRecord(
      { sessions: 0, subscriptionEndsAt: later },
      { ...subscribed, subscriptionStatus: 'cancelled', disabledAt: new Date().toISOString() },
    ),
    act: openRecord,
  },
  { name: 'admin-user-make-admin', path: '/admin', act: ask('Make an administrator'), ...window },
  { name: 'admin-user-end-sessions', path: '/admin', act: ask('End all sessions'), ...window },
  { name: 'admin-user-disable', path: '/admin', act: ask('Disable the account'), ...window },
  {
    name: 'admin-user-cancel',
    path: '/admin',
    before: withRecord({ canCancel: true, subscriptionEndsAt: null }, subscribed),
    act: ask('Cancel Subscription'),
    ...window,
  },
  { name: 'admin-user-gone', path: '/admin/users/nobody', troubles: ['loading', 'error'] },
  { name: 'admin-audit', path: '/admin/audit', troubles: ['loading', 'error', 'offline'], ...window },
  { name: 'admin-audit-refused', path: '/admin/audit?result=refused', ...window },
  { name: 'admin-audit-nothing', path: '/admin/audit?address=192.0.2.7', ...window },
  { name: 'admin-messages', path: '/admin/messages', troubles: ['loading', 'error', 'offline'] },
  { name: 'admin-messages-answered', path: '/admin/messages', act: press('Answered'), ...window },
];

export const adminScreens: readonly Screen[] = screens.map((screen) => ({ ...screen, viewer: 'admin' }));

async function withYear(page: Page): Promise<void> {
  await withAccounts(page);
  await answerWith('**/api/admin/stats', {
    totalUsers: 1284,
    newUsers: 96,
    activeSubscriptions: 412,
    conversionRate: 32.1,
    monthlyRevenue: 6180,
    expectedRevenue: 6180,
    trialUsers: 187,
  })(page);
  await changeAnswer(/\/api\/admin\/growth/u, (given) => ({ ...given, revenue: revenueOfYear(new Date()) }))(
    page,
  );
}

/** Twelve months, this one last. */
function revenueOfYear(now: Date): Growth['revenue'] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1));
    return { month: month.toISOString().slice(0, 7), dollars: 900 + index * 480 };
  });
}

/** Everything that can be wrong with an installation is. */
async function withTrouble(page: Page): Promise<void> {
  const startedAt = '2026-11-01T02:00:00.000Z';
  const backup = { startedAt, finishedAt: startedAt, kind: 'daily', bytes: 180_000_000, reason: null };
  const system: System = {
    engine: {
      latest: 'greenpen 0.1.0',
      model: 'qwen3:8b at gpu.example.edu',
      modelAwaySince: startedAt,
      modelWaiting: 12,
      modelMonth: { tokens: 1_240_000, dollars: 3.4 },
      modelHost: 'gpu.example.edu',
      modelBatches: [
        {
          id: '0199a000-0000-7000-8000-000000000001',
          stage: 'sent',
          papers: 28,
          requests: 56,
          since: startedAt,
          expiresAt: '2026-11-02T02:00:00.000Z',
          trouble: { reason: 'It reports an internal error (503).', nextTryAt: '2026-11-01T03:00:00.000Z' },
          ended: null,
        },
      ],
      modelChange: {
        id: '0199a000-0000-7000-8000-000000000000',
        model: 'qwen3:8b at gpu.example.edu',
        before: 'llama3.1:8b at gpu.example.edu',
        since: startedAt,
        check: {
          papers: 3,
          refused: [{ paper: 'a short paper with many errors', reason: 'The reply holds a grade.' }],
        },
      },
    },
    backup: {
      lastGood: { ...backup, outcome: 'made' },
      latest: { ...backup, outcome: 'failed', reason: 'ENOSPC' },
      isOverdue: true,
    },
    waiting: { papers: 41, oldestSeconds: 5400 },
    disk: { freeBytes: 700_000_000, totalBytes: 40_000_000_000 },
    databaseBytes: 3_400_000_000,
    hasBilling: true,
  };
  await answerWith('**/api/admin/system', system)(page);
}

async function searchForNobody(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('zzz');
  await page.getByText('No Users Found').waitFor();
}
