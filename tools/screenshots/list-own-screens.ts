import type { Plan } from '@greenpen/api-contract';
import type { Page } from 'playwright-core';
import { everyTrouble, type Screen } from './screen.ts';
import { dialog, openDialog, press } from './acts.ts';
import { answerWith } from './answer-with.ts';

const later = '2026-12-02T09:00:00.000Z';
const nothing = { endsAt: null, daysLeft: null, renewsAt: null, startedAt: null, hasInvoices: false };
const paid = { ...nothing, startedAt: '2026-09-02T09:00:00.000Z', hasInvoices: true };

const onTrial: Plan = { ...nothing, state: 'trial', endsAt: later, daysLeft: 3 };
const subscribed: Plan = { ...paid, state: 'active', renewsAt: later };

/** The states of a plan where payments are set up. */
const plans: readonly (readonly [name: string, plan: Plan])[] = [
  ['plan-trial', onTrial],
  ['plan-active', subscribed],
  ['plan-cancelled', { ...paid, state: 'cancelled', endsAt: later, daysLeft: 12 }],
  ['plan-ended', { ...nothing, state: 'ended', endsAt: '2026-11-02T09:00:00.000Z' }],
];

const onPlan = (plan: Plan) => answerWith('**/api/billing/plan', plan);

const keys = '/api-keys';

const withKey = answerWith('**/api/auth/api-key', {
  hasApiKey: true,
  apiKey: 'gg_…9f2c',
  createdAt: '2026-09-02T09:00:00.000Z',
  expiresAt: '2027-09-02T09:00:00.000Z',
  lastUsedAt: '2026-11-02T09:00:00.000Z',
  lastUsedFrom: '203.0.113.7',
});

/** What an instructor sets for themselves: voice, weights, key, account and plan. */
export const ownScreens: readonly Screen[] = [
  { name: 'templates', path: '/feedback-templates', troubles: everyTrouble },
  { name: 'templates-empty', path: '/feedback-templates', viewer: 'newcomer' },
  { name: 'settings', path: '/settings', troubles: everyTrouble },
  { name: 'settings-empty', path: '/settings', viewer: 'newcomer' },
  { name: 'settings-missing', path: '/settings', act: leaveOut },
  { name: 'settings-waiting', path: '/settings', act: saveOffline },
  { name: 'settings-deleted', path: '/settings', act: deleteTemplate },
  { name: 'api-keys', path: keys, troubles: everyTrouble },
  { name: 'api-keys-empty', path: keys, viewer: 'newcomer' },
  { name: 'api-keys-standing', path: keys, before: withKey },
  { name: 'api-keys-regenerate', path: keys, before: withKey, act: openDialog('Regenerate'), ...dialog },
  { name: 'api-keys-revoke', path: keys, before: withKey, act: openDialog('Revoke'), ...dialog },
  { name: 'api-keys-new', path: keys, act: makeKey },
  { name: 'account', path: '/account', troubles: everyTrouble },
  { name: 'plan', path: '/plan', troubles: everyTrouble },
  ...plans.map(([name, plan]): Screen => ({ name, path: '/plan', before: onPlan(plan) })),
  { name: 'plan-paid', path: '/plan?paid=yes', before: onPlan(onTrial), ...dialog },
  {
    name: 'plan-cancel',
    path: '/plan',
    before: onPlan(subscribed),
    act: openDialog(/^Cancel at the end/u),
    ...dialog,
  },
];

async function makeKey(page: Page): Promise<void> {
  await press('Generate API Key')(page);
  await page.getByText('Save your key').waitFor();
}

async function leaveOut(page: Page): Promise<void> {
  await press('Add Template')(page);
  await page.getByText('Missing Information', { exact: true }).first().waitFor();
}

/** Both forms of the screen wait for a connection. */
async function saveOffline(page: Page): Promise<void> {
  await page.getByLabel('Detailed & Academic').check();
  await page.getByLabel('Name', { exact: true }).fill('Thesis too broad');
  await page.getByLabel('Template', { exact: true }).fill('Choose the question you have evidence for.');
  await page.context().setOffline(true);
  await press('Save Settings')(page);
  await press('Add Template')(page);
  await page.getByText('Saved on this device, not sent yet').nth(1).waitFor();
}

async function deleteTemplate(page: Page): Promise<void> {
  await press('Delete A good first draft')(page);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}
