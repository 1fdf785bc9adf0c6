import { AppError } from '@greenpen/api-contract';
import type { BillingAccount, Gradebook, Standing } from '@greenpen/gradebook';
import { Stripe } from 'stripe';
import type { Billing, Customer } from './billing.ts';
import { readNotice, type Notice } from './read-notice.ts';
import { readStanding, readSubscriptions } from './read-standing.ts';

export type BillingSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
};

type Options = BillingSettings & {
  readonly gradebook: Gradebook;
  /** Public origin. */
  readonly baseUrl: string;
  /** Address of the fake service in tests. */
  readonly server?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>;
};

type Taken = 'done' | 'repeated' | 'not-ours' | 'not-read';

const timeout = 10_000;
const toleranceSeconds = 300;
/** Stripe refuses trials that end within two days. */
const shortestTrialMs = 49 * 60 * 60 * 1000;

/** Payments by Stripe. The state of a customer is always fetched and never derived from earlier events. */
export function openBilling(options: Options): Billing {
  return new StripeBilling(options);
}

class StripeBilling implements Billing {
  readonly #stripe: Stripe;
  readonly #gradebook: Gradebook;
  readonly #webhookSecret: string;
  readonly #priceId: string;
  readonly #planPage: string;
  readonly #underWay = new Map<string, Promise<Taken>>();

  constructor({ secretKey, webhookSecret, priceId, gradebook, baseUrl, server }: Options) {
    this.#stripe = new Stripe(secretKey, { timeout, maxNetworkRetries: 1, telemetry: false, ...server });
    this.#gradebook = gradebook;
    this.#webhookSecret = webhookSecret;
    this.#priceId = priceId;
    this.#planPage = `${baseUrl}/plan`;
  }

  startCheckout({ trialEndsAt, ...customer }: Customer & { readonly trialEndsAt: Date | null }) {
    return atStripe(async () => {
      const customerId = await this.#customerOf(customer);
      const standing = await this.#getStanding(customerId);
      if (standing !== null && standing.status !== 'inactive') {
        await this.#refresh(customerId, 'billing');
        throw new AppError('PLAN_ACTIVE');
      }
      // Reuses an open checkout page, so that a user with two tabs does not pay twice.
      const { data: open } = await this.#stripe.checkout.sessions.list({
        customer: customerId,
        status: 'open',
        limit: 1,
      });
      const again = open[0]?.url ?? null;
      if (again !== null) return again;
      const trialEnd = trialEndsAt === null ? 0 : trialEndsAt.getTime();
      const isInTrial = trialEnd > Date.now() + shortestTrialMs;
      const session = await this.#stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: customer.userId,
          line_items: [{ price: this.#priceId, quantity: 1 }],
          success_url: `${this.#planPage}?paid=yes`,
          cancel_url: this.#planPage,
          subscription_data: {
            metadata: { userId: customer.userId },
            ...(isInTrial ? { trial_end: Math.floor(trialEnd / 1000) } : {}),
          },
        },
        {
          idempotencyKey: `checkout-${customer.userId}-${standing?.subscriptionId ?? 'first'}-${this.#priceId}-${isInTrial ? 'trial' : 'now'}`,
        },
      );
      if (session.url === null) throw new AppError('BILLING_UNAVAILABLE', 'the page has no address');
      return session.url;
    });
  }

  openPortal({ userId }: { readonly userId: string }) {
    return atStripe(async () => {
      const account = await this.#gradebook.billing.find({ ownerId: userId });
      if (account === undefined) throw new AppError('PLAN_MISSING');
      const { url } = await this.#stripe.billingPortal.sessions.create({
        customer: account.customerId,
        return_url: this.#planPage,
      });
      return url;
    });
  }

  setCancelled({ userId, isCancelled, by }: Parameters<Billing['setCancelled']>[0]) {
    return atStripe(async () => {
      const { subscriptionId, customerId } = await this.#subscribed(userId);
      await this.#stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isCancelled });
      await this.#refresh(customerId, by);
    });
  }

  end({ userId }: { readonly userId: string }) {
    return atStripe(async () => {
      const account = await this.#gradebook.billing.find({ ownerId: userId });
      if (account === undefined) return;
      const standing = await this.#getStanding(account.customerId);
      if (standing === null || standing.status === 'inactive') return;
      await this.#stripe.subscriptions.cancel(standing.subscriptionId);
    });
  }

  async receive(body: Buffer, signature: string): Promise<Taken> {
    assertSigned(this.#stripe, { body, signature, webhookSecret: this.#webhookSecret });
    const notice = readNotice(body);
    if (typeof notice === 'string') return notice;
    const first = this.#underWay.get(notice.id);
    if (first !== undefined) return first.then((result) => (result === 'done' ? 'repeated' : result));
    const taking = atStripe(() => this.#take(notice)).finally(() => this.#underWay.delete(notice.id));
    this.#underWay.set(notice.id, taking);
    return taking;
  }

  async #customerOf({ userId, email }: Customer): Promise<string> {
    const known = await this.#gradebook.billing.find({ ownerId: userId });
    if (known !== undefined) return known.customerId;
    const made = await this.#stripe.customers.create(
      { email, metadata: { userId } },
      { idempotencyKey: `customer-${userId}` },
    );
    return this.#gradebook.billing.linkCustomer({ ownerId: userId, customerId: made.id });
  }

  async #findStanding(customer: string): Promise<Standing | null | 'not-read'> {
    const { data } = await this.#stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
    const subscriptions = readSubscriptions(data);
    return subscriptions === null ? 'not-read' : readStanding(subscriptions);
  }

  async #getStanding(customer: string): Promise<Standing | null> {
    const standing = await this.#findStanding(customer);
    if (standing === 'not-read') throw new AppError('BILLING_UNAVAILABLE', 'subscriptions not read');
    return standing;
  }

  async #refresh(customerId: string, by: string): Promise<void> {
    const question = await this.#gradebook.billing.beginQuestion({ customerId, noticeId: null });
    if (question === undefined) return;
    const { ownerId, askedAt } = question;
    const standing = await this.#getStanding(customerId);
    await this.#gradebook.billing.apply({ ownerId, askedAt, notice: null, standing, payment: null, by });
  }

  async #subscribed(userId: string): Promise<BillingAccount & { readonly subscriptionId: string }> {
    const account = await this.#gradebook.billing.find({ ownerId: userId });
    const subscriptionId = account?.subscriptionId ?? null;
    if (account === undefined || subscriptionId === null) throw new AppError('PLAN_MISSING');
    return { ...account, subscriptionId };
  }

  async #take({ customerId, payment, ...notice }: Notice): Promise<Taken> {
    const question = await this.#gradebook.billing.beginQuestion({ customerId, noticeId: notice.id });
    if (question === undefined) return 'not-ours';
    const { ownerId, askedAt, isRepeated } = question;
    if (isRepeated) return 'repeated';
    const standing = await this.#findStanding(customerId);
    if (standing === 'not-read') return 'not-read';
    const asked = { ownerId, askedAt, notice, standing, payment, by: 'billing' };
    const applied = await this.#gradebook.billing.apply(asked);
    return applied === 'repeated' ? 'repeated' : 'done';
  }
}

type Signed = { readonly body: Buffer; readonly signature: string; readonly webhookSecret: string };

function assertSigned(stripe: Stripe, { body, signature, webhookSecret }: Signed): void {
  if (!isSigned(stripe, { body, signature, webhookSecret }))
    throw new AppError('NOT_ALLOWED', 'the signature is not the payment service’s');
}

/** Also false for a signature older than five minutes, to prevent replays. */
function isSigned(stripe: Stripe, { body, signature, webhookSecret }: Signed): boolean {
  try {
    return stripe.webhooks.signature?.verifyHeader(body, signature, webhookSecret, toleranceSeconds) === true;
  } catch {
    return false;
  }
}

/** Keeps only the error code, because Stripe's messages may contain personal data. */
async function atStripe<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError('BILLING_UNAVAILABLE', `${error.type} ${error.code ?? ''}`.trim());
  }
}
