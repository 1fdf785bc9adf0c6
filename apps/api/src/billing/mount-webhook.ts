import { AppError } from '@greenpen/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import type { Billing } from './billing.ts';

const webhookPath = '/api/billing/webhook';

/** Webhook of the payment service. Authenticated by the signature over the raw body. */
export async function mountWebhook(app: FastifyInstance, billing: Billing): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'POST',
      url: webhookPath,
      schema: { hide: true },
      handler: async (request) => ({ received: await receive(billing, request) }),
    });
  });
}

async function receive(billing: Billing, request: FastifyRequest): Promise<string> {
  const signature = request.headers['stripe-signature'];
  try {
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) {
      throw new AppError('NOT_ALLOWED', 'no signature');
    }
    const received = await billing.receive(request.body, signature);
    // Accepted anyway: if it is refused, the service repeats the same event for days.
    if (received === 'not-read') logEvent(request, { action: 'billing-notice-unread', result: 'refused' });
    return received;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_ALLOWED') {
      logEvent(request, { action: 'billing-notice-refused', result: 'refused' });
    }
    throw error;
  }
}
