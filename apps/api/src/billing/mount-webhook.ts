import { AppError } from '@greenpen/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logEvent } from '../http/log-event.ts';
import type { Billing } from './billing.ts';

const webhookPath = '/api/billing/webhook';

/** Where the payment service sends its notices. Who may is told by the signature over the very bytes. */
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
    // The service sends it again for days where it is refused, and its shape would be no other.
    if (received === 'not-read') logEvent(request, { action: 'billing-notice-unread', result: 'refused' });
    return received;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_ALLOWED') {
      logEvent(request, { action: 'billing-notice-refused', result: 'refused' });
    }
    throw error;
  }
}
