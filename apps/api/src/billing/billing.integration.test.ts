import type { AccountRow, AdminStats, AuditEntry, Failure, Growth, Plan } from '@greenpen/api-contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { nowSeconds, startFakeStripe, type FakeStripe } from '../testing/fake-stripe.ts';
import { filesForm } from '../testing/multipart.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';
import { openBilling } from './open-billing.ts';

const webhookSecret = 'whsec_test';
const { webhooks } = new Stripe('sk_test_signing');

let stripe: FakeStripe;
let api: TestApi;
let admin: TestAccount;

beforeAll(async () => {
  stripe = await startFakeStripe();
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    changePorts: (ports) => ({
      ...ports,
      billing: openBilling({
        secretKey: 'sk_test_1',
        webhookSecret,
        priceId: 'price_1',
        gradebook: ports.gradebook,
        baseUrl: 'https://grading.example.edu',
        server: { host: '127.0.0.1', port: stripe.port, protocol: 'http' },
      }),
    }),
  });
  admin = await api.signUp();
});

afterAll(async () => {
  await api.stop();
  await stripe.stop();
});

beforeEach(() => {
  stripe.asked.length = 0;
  stripe.failWith = null;
});

const planOf = async ({ call }: TestAccount): Promise<Plan> =>
  (await call({ url: '/api/billing/plan' })).json();

const post = ({ call }: TestAccount, what: string) => call({ method: 'POST', url: `/api/billing/${what}` });

/** A webhook event, signed by Stripe's library. */
function notice(type: string, object: object, id = `evt_${randomUUID()}`) {
  const payload = JSON.stringify({ id, object: 'event', type, created: nowSeconds(), data: { object } });
  const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  return { payload, signature };
}

const send = ({ payload, signature }: ReturnType<typeof notice>) =>
  api.app.inject({
    method: 'POST',
    url: '/api/billing/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });

async function customerOf({ id }: TestAccount): Promise<string> {
  return (await api.gradebook.billing.find({ ownerId: id }))?.customerId ?? '';
}

async function subscribe(account: TestAccount) {
  await post(account, 'checkout');
  const customer = await customerOf(account);
  const subscription = stripe.pay(customer);
  await send(notice('customer.subscription.created', { id: subscription.id, customer }));
  return { customer, subscription };
}

const endTrial = ({ id }: TestAccount) =>
  api.gradebook.database.execute(
    sql`update "user" set trial_ends_at = now() - interval '1 second' where id = ${id}`,
  );

async function grade(account: TestAccount) {
  const form = filesForm([{ fileName: 'a.txt', content: `Sleep helps. ${randomUUID()}` }]);
  const answer = await account.call({ method: 'POST', url: '/api/assignments/upload', ...form });
  const ids = answer.json<{ assignments: { id: string }[] }>().assignments.map(({ id }) => id);
  const graded = await account.call({
    method: 'POST',
    url: '/api/assignments/grade',
    payload: { assignmentIds: ids },
  });
  return { graded, ids };
}

describe('a plan', () => {
  it('begins as a trial, and ends as one that reads and exports and starts no new grading', async () => {
    const account = await api.signUp();
    expect(await planOf(account)).toMatchObject({ state: 'trial', daysLeft: 14, hasInvoices: false });
    const { graded, ids } = await grade(account);
    expect(graded.statusCode).toBe(200);
    await endTrial(account);
    expect(await planOf(account)).toMatchObject({ state: 'ended', daysLeft: null });
    const refused = (await grade(account)).graded;
    expect([refused.statusCode, refused.json<Failure>().code]).toEqual([402, 'PLAN_ENDED']);
    expect(refused.json<Failure>().message).toContain('Subscribe under Plan');
    for (const url of ['/api/assignments', `/api/assignments/${ids[0]}`, `/api/assignments/${ids[0]}/file`]) {
      expect([url, (await account.call({ url })).statusCode]).toEqual([url, 200]);
    }
  });

  it('is begun on one page, however many tabs ask, and not charged before the trial is over', async () => {
    const account = await api.signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(account, 'checkout')));
    const urls = new Set(answers.map((answer) => answer.json<{ url: string }>().url));
    expect(urls.size).toBe(1);
    const form = stripe.forms.get('POST /v1/checkout/sessions');
    expect(form?.get('success_url')).toBe('https://grading.example.edu/plan?paid=yes');
    expect(form?.get('line_items[0][price]')).toBe('price_1');
    const trialEnd = Number(form?.get('subscription_data[trial_end]'));
    expect(trialEnd - nowSeconds()).toBeGreaterThan(13 * 24 * 3600);
    expect([...urls][0]).toMatch(/^https:\/\/pay\.example\//u);
  });

  it('is active when it is paid for, grades again, and cannot be begun twice', async () => {
    const account = await api.signUp();
    await endTrial(account);
    await subscribe(account);
    expect(await planOf(account)).toMatchObject({ state: 'active', hasInvoices: true });
    expect((await grade(account)).graded.statusCode).toBe(200);
    const twice = await post(account, 'checkout');
    expect([twice.statusCode, twice.json<Failure>().code]).toEqual([409, 'PLAN_ACTIVE']);
    expect((await post(account, 'portal')).json()).toEqual({ url: 'https://pay.example/portal' });
  });

  it('is cancelled at the end of its period, by its owner or an administrator, and taken up again', async () => {
    const account = await api.signUp();
    await endTrial(account);
    const { subscription, customer } = await subscribe(account);
    expect((await post(account, 'cancel')).json()).toMatchObject({ state: 'cancelled', daysLeft: 30 });
    expect((await grade(account)).graded.statusCode).toBe(200);
    expect((await post(account, 'resume')).json()).toMatchObject({ state: 'active', endsAt: null });
    const url = `/api/admin/users/${account.id}/cancel-subscription`;
    const cancelled = await admin.call({ method: 'POST', url });
    expect(cancelled.json<AccountRow>().subscriptionStatus).toBe('cancelled');
    subscription.status = 'canceled';
    subscription.ended_at = nowSeconds();
    await send(notice('customer.subscription.deleted', { id: subscription.id, customer }));
    expect(await planOf(account)).toMatchObject({ state: 'ended' });
    expect((await grade(account)).graded.statusCode).toBe(402);
    const log = (
      await admin.call({ url: `/api/admin/audit?person=${account.id}&action=subscription-changed` })
    ).json<AuditEntry[]>();
    expect(log.map(({ actor, detail }) => [actor.id, detail['to']])).toEqual([
      ['billing', 'inactive'],
      [admin.id, 'cancelled'],
      [account.id, 'active'],
      [account.id, 'cancelled'],
      ['billing', 'active'],
    ]);
  });

  it('is missing for accounts without one, and reports an unavailable payment service', async () => {
    const account = await api.signUp();
    for (const what of ['portal', 'cancel', 'resume']) {
      expect([what, (await post(account, what)).json<Failure>().code]).toEqual([what, 'PLAN_MISSING']);
    }
    stripe.failWith = 500;
    const away = await post(account, 'checkout');
    expect([away.statusCode, away.json<Failure>().code]).toEqual([503, 'BILLING_UNAVAILABLE']);
    expect((await account.call({ url: '/api/billing/plan' })).statusCode).toBe(200);
    expect(api.logged()).not.toContain('sk_test_1');
  });
});

describe('a notice', () => {
  it('has one effect, even if it arrives fifty times at once and once later', async () => {
    const account = await api.signUp();
    await post(account, 'checkout');
    const customer = await customerOf(account);
    stripe.pay(customer);
    const paid = notice('invoice.paid', {
      id: `in_${randomUUID()}`,
      customer,
      amount_paid: 1500,
      currency: 'usd',
      status_transitions: { paid_at: nowSeconds() },
    });
    const before = (await admin.call({ url: '/api/admin/stats' })).json<AdminStats>();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(paid)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const results = answers.map((answer) => answer.json<{ received: string }>().received);
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect((await send(paid)).json()).toEqual({ received: 'repeated' });
    const after = (await admin.call({ url: '/api/admin/stats' })).json<AdminStats>();
    expect(after.monthlyRevenue - before.monthlyRevenue).toBe(15);
    const log = await admin.call({ url: `/api/admin/audit?person=${account.id}&action=payment-received` });
    expect(log.json<AuditEntry[]>()).toHaveLength(1);
    const { revenue } = (await admin.call({ url: '/api/admin/growth' })).json<Growth>();
    expect(revenue?.at(-1)?.dollars).toBe(after.monthlyRevenue);
  });

  it('has one effect when two servers of the installation get it at once', async () => {
    const account = await api.signUp();
    await post(account, 'checkout');
    const customer = await customerOf(account);
    stripe.pay(customer);
    const askedAt = new Date();
    const answer = {
      ownerId: account.id,
      askedAt,
      notice: { id: `evt_${randomUUID()}`, type: 'invoice.paid' },
      standing: null,
      payment: { invoiceId: `in_${randomUUID()}`, cents: 1500, currency: 'usd', paidAt: new Date() },
      by: 'billing',
    };
    const results = await Promise.all(Array.from({ length: 8 }, () => api.gradebook.billing.apply(answer)));
    expect(results.filter((result) => result === 'applied')).toHaveLength(1);
    expect(results.filter((result) => result === 'repeated')).toHaveLength(7);
  });

  it('is harmless out of order: the service’s current state counts, not the webhook’s content', async () => {
    const account = await api.signUp();
    const { customer, subscription } = await subscribe(account);
    const older = notice('customer.subscription.updated', {
      id: subscription.id,
      customer,
      status: 'active',
    });
    subscription.status = 'canceled';
    subscription.ended_at = nowSeconds();
    await send(notice('customer.subscription.deleted', { id: subscription.id, customer }));
    await send(older);
    const row = (await admin.call({ url: `/api/admin/users/${account.id}` })).json<{ user: AccountRow }>();
    expect(row.user.subscriptionStatus).toBe('inactive');
  });

  it('ignores an answer that is older than the stored one', async () => {
    const account = await api.signUp();
    const { subscription } = await subscribe(account);
    const current = {
      subscriptionId: subscription.id,
      status: 'inactive' as const,
      startedAt: new Date(),
      periodEndsAt: null,
      endsAt: new Date(),
    };
    const late = {
      ownerId: account.id,
      askedAt: new Date(Date.now() - 60_000),
      notice: null,
      standing: current,
      payment: null,
      by: 'billing',
    };
    expect(await api.gradebook.billing.apply(late)).toBe('outdated');
    expect(await planOf(account)).toMatchObject({ state: 'active' });
  });

  it('is refused without the service’s signature, with another body, and when it is too old', async () => {
    const good = notice('invoice.paid', { customer: 'cus_x' });
    const old = webhooks.generateTestHeaderString({
      payload: good.payload,
      secret: webhookSecret,
      timestamp: nowSeconds() - 600,
    });
    const forged = webhooks.generateTestHeaderString({ payload: good.payload, secret: 'whsec_other' });
    for (const bad of [
      { ...good, signature: '' },
      { ...good, signature: old },
      { ...good, signature: forged },
      { ...good, payload: good.payload.replace('cus_x', 'cus_y') },
    ]) {
      expect((await send(bad)).statusCode).toBe(403);
    }
    expect(stripe.asked).toEqual([]);
  });

  it('about another customer, or of another type, is accepted and ignored', async () => {
    expect(
      (
        await send(
          notice('invoice.paid', {
            id: 'in_elsewhere',
            customer: 'cus_elsewhere',
            amount_paid: 1,
            currency: 'usd',
            status_transitions: {},
          }),
        )
      ).json(),
    ).toEqual({
      received: 'not-ours',
    });
    expect((await send(notice('charge.succeeded', { customer: 'cus_1' }))).json()).toEqual({
      received: 'not-ours',
    });
  });

  it.each([
    ['no JSON', 'not json'],
    ['null', 'null'],
    ['no id', JSON.stringify({ type: 'invoice.paid', created: 1, data: { object: {} } })],
    ['no data', JSON.stringify({ id: 'evt_1', type: 'invoice.paid', created: 1 })],
    ['no object', JSON.stringify({ id: 'evt_2', type: 'invoice.paid', created: 1, data: { object: 7 } })],
    [
      'an amount that is no number',
      JSON.stringify({
        id: 'evt_3',
        type: 'invoice.paid',
        created: 1,
        data: { object: { id: 'in_1', customer: 'cus_1', amount_paid: '15', status_transitions: null } },
      }),
    ],
    [
      'a NUL in the customer',
      JSON.stringify({
        id: 'evt_5',
        type: 'customer.subscription.updated',
        created: 1,
        data: { object: { customer: 'cus_nobody\0' } },
      }),
    ],
    [
      'a customer of another kind',
      JSON.stringify({
        id: 'evt_4',
        type: 'customer.subscription.updated',
        created: 1,
        data: { object: { customer: 7 } },
      }),
    ],
  ])(
    'that is signed and holds %s is answered and noted, so that it is not sent again',
    async (_what, payload) => {
      const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
      const answer = await send({ payload, signature });
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: 'not-read' }]);
      expect(api.logged()).toContain('"event":"billing-notice-unread"');
    },
  );

  it.each([
    ['negative', '-1'],
    ['below what a date can be', '-1e300'],
    ['no number', 'NaN'],
    ['beyond all dates', '1e300'],
    ['beyond all numbers', '1e999'],
    ['in the far future', '8640000000001'],
    ['a text', '"yesterday"'],
    ['a number as text', '"1700000000"'],
    ['nothing', 'null'],
  ])('about a plan or a payment is answered with 200 whose moments are %s', async (_what, moment) => {
    const account = await api.signUp();
    const { customer } = await subscribe(account);
    const payments = [
      `{"id":"in_1","customer":"${customer}","amount_paid":1500,"currency":"usd","status_transitions":{"paid_at":${moment}}}`,
      `{"id":"in_2","customer":"${customer}","amount_paid":1500,"currency":"usd","status_transitions":{}}`,
    ];
    for (const [at, object] of [...payments, `{"customer":"${customer}"}`].entries()) {
      const type = object.includes('amount_paid') ? 'invoice.paid' : 'customer.subscription.updated';
      for (const created of [moment, '1700000000']) {
        const payload = `{"id":"evt_${randomUUID()}","type":"${type}","created":${created},"data":{"object":${object}}}`;
        const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
        expect([at, created, (await send({ payload, signature })).statusCode]).toEqual([at, created, 200]);
      }
    }
  });

  it.each([-1, 1e300, 8_640_000_000_001, 'yesterday', null, Number.NaN])(
    'is answered with 200 where the plan at the service has the moment %j',
    async (moment) => {
      const account = await api.signUp();
      const { customer, subscription } = await subscribe(account);
      const before = await planOf(account);
      Object.assign(subscription, { start_date: moment, cancel_at: moment, canceled_at: moment });
      subscription.items.data.forEach((item) => Object.assign(item, { current_period_end: moment }));
      const answer = await send(notice('customer.subscription.updated', { customer }));
      expect(answer.statusCode).toBe(200);
      expect((await planOf(account)).state).toBe(before.state);
    },
  );

  it('fails while the payment service is unavailable, and works when it is sent again', async () => {
    const account = await api.signUp();
    await post(account, 'checkout');
    const customer = await customerOf(account);
    const subscription = stripe.pay(customer);
    const created = notice('customer.subscription.created', { id: subscription.id, customer });
    stripe.failWith = 500;
    expect((await send(created)).statusCode).toBe(503);
    stripe.failWith = null;
    expect((await send(created)).json()).toEqual({ received: 'done' });
    expect(await planOf(account)).toMatchObject({ state: 'active' });
  });
});

it('ends a subscription at once for an account that is deleted', async () => {
  const account = await api.signUp();
  const { subscription } = await subscribe(account);
  const billing = openBilling({
    secretKey: 'sk_test_1',
    webhookSecret,
    priceId: 'price_1',
    gradebook: api.gradebook,
    baseUrl: 'https://grading.example.edu',
    server: { host: '127.0.0.1', port: stripe.port, protocol: 'http' },
  });
  await billing.end({ userId: account.id });
  expect(subscription.status).toBe('canceled');
  await billing.end({ userId: 'nobody' });
});
