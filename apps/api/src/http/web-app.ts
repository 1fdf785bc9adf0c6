import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visitor } from '../identity/find-visitor.ts';
import { answerOf, sendFailure } from './handle-error.ts';
import { logEvent } from './log-event.ts';
import { loadPublicPages } from './public-pages.ts';

/** Paths that the browser app renders, for users who are signed in or signing in; all others are "not found". */
const pages: readonly RegExp[] = [
  /^\/(?:sign-in|forgot-password|reset-password|choose-password|verify-email|dashboard|upload|grading-queue|courses|feedback-templates|settings(?:\/voice)?|api-keys|account|account-deleted|plan)$/u,
  /^\/assignments\/[\w-]+$/u,
  /^\/admin(?:\/audit|\/messages|\/users\/[\w-]+)?$/u,
];

const notFound = '/404';

const yearSeconds = 31_536_000;

export type WebAppOptions = {
  /** The built web app. */
  readonly folder: string;
  /** Public origin; null if not set. */
  readonly publicUrl: string | null;
  /** Looks up the visitor by the request's session. */
  readonly findVisitor: (request: FastifyRequest, reply: FastifyReply) => Promise<Visitor>;
};

/**
 * Serves the web app with its precompressed files, and prerendered pages for visitors. Hashed assets are immutable;
 * everything else is revalidated. Signed-in users get the dashboard at "/" and the app shell for unknown paths.
 * Unknown /api paths get JSON.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { folder, publicUrl, findVisitor }: WebAppOptions,
): Promise<void> {
  const visitorPages = loadPublicPages(join(folder, 'pages'), publicUrl);
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/',
      // Prerendered pages are served under their own paths.
      allowedPath: (path) => !path.startsWith('/pages/'),
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

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?');
    if (pages.some((page) => page.test(path))) {
      const isRefused = path.startsWith('/admin') && (await findVisitor(request, reply)) === 'instructor';
      return reply.status(isRefused ? 403 : 200).sendFile('index.html');
    }
    const isKnown = visitorPages.has(path) && path !== notFound;
    const isForBoth = isKnown && path !== '/';
    const visitor = await findVisitor(request, reply);
    if (!isForBoth && visitor !== 'signed-out') {
      return reply.status(path === '/' ? 200 : 404).sendFile('index.html');
    }
    reply.status(isKnown || path === '/' ? 200 : 404);
    const drawn = isKnown ? path : notFound;
    const isSignedIn = visitor === 'instructor' || visitor === 'admin';
    return visitorPages.has(drawn)
      ? visitorPages.send(drawn, { isSignedIn }, request, reply)
      : reply.sendFile('index.html');
  };
  // Otherwise the static file handler would serve this path.
  if (isBuilt) app.get('/', { schema: { hide: true } }, sendPage);
  serveSearchEngineFiles(app, join(folder, 'pages'), publicUrl);

  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (path === '/api' || path.startsWith('/api/')) {
      logEvent(request, { action: 'request-refused', result: 'refused', detail: 'NOT_FOUND' });
      return sendFailure(request, reply, answerOf('NOT_FOUND'));
    }
    const isPage =
      isBuilt && (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/u.test(path);
    if (!isPage) return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
    return sendPage(request, reply);
  });
}

const files = [
  { name: 'robots.txt', type: 'text/plain; charset=utf-8', needsOrigin: false },
  // A sitemap contains only absolute URLs.
  { name: 'sitemap.xml', type: 'application/xml; charset=utf-8', needsOrigin: true },
] as const;

const lineWithOrigin = /\n*^.*%PUBLIC_URL%.*$/gmu;

/** Files for search engines, with the public origin inserted if it is known. */
export function serveSearchEngineFiles(app: FastifyInstance, folder: string, publicUrl: string | null): void {
  for (const { name, type, needsOrigin } of files) {
    const path = join(folder, name);
    if (!existsSync(path) || (needsOrigin && publicUrl === null)) continue;
    const written = readFileSync(path, 'utf8');
    const text =
      publicUrl === null
        ? written.replaceAll(lineWithOrigin, '')
        : written.replaceAll('%PUBLIC_URL%', publicUrl);
    app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(text),
    );
  }
}
