import { AppError } from '@greenpen/api-contract';
import type { FastifyInstance } from 'fastify';

type HttpsOptions = {
  readonly publicUrl: string | null;
  readonly trustProxy: false | readonly string[];
};

/**
 * Where browsers use https, a call that a trusted proxy took in plain http is refused, so that a key or cookie sent
 * that way shows at once; a page leads to its https address (OWASP ASVS 5.0.0, 4.1.2).
 */
export function requireHttps(app: FastifyInstance, { publicUrl, trustProxy }: HttpsOptions): void {
  if (publicUrl?.startsWith('https://') !== true || trustProxy === false) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isPlain(request.headers['x-forwarded-proto'])) return;
    const asked = URL.parse(request.url, publicUrl);
    const path = asked?.pathname ?? '/';
    if (path === '/api' || path.startsWith('/api/')) throw new AppError('HTTPS_NEEDED');
    await reply.redirect(`${publicUrl}${path}${asked?.search ?? ''}`, 308);
  });
}

/** The last word is the nearest proxy's. */
function isPlain(forwarded: string | string[] | undefined): boolean {
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim()
      .toLowerCase() === 'http'
  );
}
