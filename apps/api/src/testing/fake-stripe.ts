import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export type FakeSubscription = {
  readonly id: string;
  readonly customer: string;
  status: string;
  readonly start_date: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  items: { readonly data: readonly [{ readonly current_period_end: number }] };
};

export type FakeStripe = {
  readonly port: number;
  readonly subscriptions: Map<string, FakeSubscription>;
  /** Received requests in order: "POST /v1/customers". */
  readonly asked: string[];
  /** Submitted forms by path. */
  readonly forms: Map<string, URLSearchParams>;
  /** While set, every request gets this status. */
  failWith: number | null;
  /** Simulates a payment on the open checkout page. */
  pay(customer: string, change?: Partial<FakeSubscription>): FakeSubscription;
  stop(): Promise<void>;
};

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const monthSeconds = 30 * 24 * 3600;

/** A fake of the Stripe endpoints that the product uses, over HTTP on loopback; tests may change its state. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const subscriptions = new Map<string, FakeSubscription>();
  const pages = new Map<string, { id: string; url: string; customer: string; status: string }>();
  const answered = new Map<string, unknown>();
  const asked: string[] = [];
  const forms = new Map<string, URLSearchParams>();
  let count = 0;

  const act = (route: string, form: URLSearchParams, query: URLSearchParams): unknown => {
    const [method = '', path = ''] = route.split(' ');
    const [, , kind, id] = path.split('/');
    const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: path });
    count += 1;
    if (route === 'POST /v1/customers') return { id: `cus_${count}`, object: 'customer' };
    if (route === 'GET /v1/subscriptions') {
      return list([...subscriptions.values()].filter(({ customer }) => customer === query.get('customer')));
    }
    if (route === 'GET /v1/checkout/sessions') {
      const isOpen = (page: { customer: string; status: string }) =>
        page.customer === query.get('customer') && page.status === 'open';
      return list([...pages.values()].filter(isOpen));
    }
    if (route === 'POST /v1/checkout/sessions') {
      const customer = form.get('customer') ?? '';
      const page = { id: `cs_${count}`, url: `https://pay.example/cs_${count}`, customer, status: 'open' };
      pages.set(page.id, page);
      return page;
    }
    if (route === 'POST /v1/billing_portal/sessions')
      return { id: 'bps_1', url: 'https://pay.example/portal' };
    const subscription = kind === 'subscriptions' && id !== undefined ? subscriptions.get(id) : undefined;
    if (subscription === undefined) return null;
    if (method === 'DELETE') {
      Object.assign(subscription, { status: 'canceled', ended_at: nowSeconds(), canceled_at: nowSeconds() });
    } else {
      subscription.cancel_at_period_end = form.get('cancel_at_period_end') === 'true';
      const [{ current_period_end: end }] = subscription.items.data;
      subscription.cancel_at = subscription.cancel_at_period_end ? end : null;
    }
    return subscription;
  };

  const fake: FakeStripe = {
    port: 0,
    subscriptions,
    asked,
    forms,
    failWith: null,
    pay: (customer, change = {}) => {
      for (const page of pages.values()) if (page.customer === customer) page.status = 'complete';
      count += 1;
      const subscription: FakeSubscription = {
        id: `sub_${count}`,
        customer,
        status: 'active',
        start_date: nowSeconds(),
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        ended_at: null,
        items: { data: [{ current_period_end: nowSeconds() + monthSeconds }] },
        ...change,
      };
      subscriptions.set(subscription.id, subscription);
      return subscription;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const route = `${request.method} ${url.pathname}`;
    const form = new URLSearchParams(await text(request));
    asked.push(route);
    forms.set(route, form);
    if (fake.failWith !== null) return { status: fake.failWith, body: { error: { type: 'api_error' } } };
    const key = request.headers['idempotency-key'];
    // The library generates idempotency keys if the product gives none.
    if (typeof key === 'string' && answered.has(key)) return { status: 200, body: answered.get(key) };
    const body = act(route, form, url.searchParams);
    if (typeof key === 'string') answered.set(key, body);
    return body === null
      ? { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }
      : { status: 200, body };
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response
        .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return Object.assign(fake, { port: address.port });
}
