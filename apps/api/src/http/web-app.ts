import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sendFailure } from './handle-error.ts';
import { logEvent } from './log-event.ts';

/** The web app's own pages; it draws any other path as "not found", and the status says so too. */
const pages: readonly RegExp[] = [
  /^\/(?:login|signup|sign-in|dashboard|upload|grading-queue|courses|feedback-templates|settings|api-keys)?$/u,
  /^\/assignments\/[\w-]+$/u,
];

const yearSeconds = 31_536_000;

/**
 * Serves the built web app with the compressed files that the build made. Hashed assets never change;
 * everything else is asked for again. Unknown /api paths get JSON.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/',
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      },
    });
  } else {
    app.log.warn('the web app is not built, so only /api answers');
  }

  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (path === '/api' || path.startsWith('/api/')) {
      logEvent(request, { action: 'request-refused', result: 'refused', detail: 'NOT_FOUND' });
      return sendFailure(request, reply, {
        code: 'NOT_FOUND',
        status: 404,
        sentence: 'There is nothing at this address.',
      });
    }
    const isPage =
      isBuilt && (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/u.test(path);
    if (!isPage) return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply.status(pages.some((page) => page.test(path)) ? 200 : 404).sendFile('index.html');
  });
}
