import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Visitor } from '../identity/find-visitor.ts';
import { answerOf, sendFailure } from './handle-error.ts';
import { logEvent } from './log-event.ts';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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

type Encoding = 'br' | 'gzip' | 'identity';

type Drawing = { readonly html: Buffer; readonly tag: string; readonly encoded: Map<Encoding, Buffer> };

/** One page in its versions for visitors and signed-in users. */
type Page = { readonly signedOut: Drawing; readonly signedIn: Drawing };

type PublicPages = {
  readonly has: (path: string) => boolean;
  /** Sends an existing page with the status set by the caller. */
  readonly send: (
    path: string,
    who: { readonly isSignedIn: boolean },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply;
};

/** A tag that contains the placeholder for the public origin. */
const withOrigin = /<[^<>]*%PUBLIC_URL%[^<>]*>/gu;

/**
 * The prerendered pages by path: "/help/keys" is `help/keys.html`. The public origin is inserted if it is known, and
 * pages are compressed on first request.
 */
function loadPublicPages(folder: string, publicUrl: string | null): PublicPages {
  const pages = new Map<string, Page>();
  for (const file of listPages(folder)) {
    const drawn = readFileSync(join(folder, file), 'utf8');
    const html =
      publicUrl === null ? drawn.replaceAll(withOrigin, '') : drawn.replaceAll('%PUBLIC_URL%', publicUrl);
    pages.set(pathOf(file), {
      signedOut: drawingOf(html),
      // The style sheet uses this attribute to show the dashboard link instead of the sign-in links.
      signedIn: drawingOf(html.replace('<html ', '<html data-signed-in ')),
    });
  }
  return {
    has: (path) => pages.has(path),
    send: (path, { isSignedIn }, request, reply) => {
      const page = pages.get(path);
      if (page === undefined) throw new Error(`There is no page for ${path}.`);
      return sendPage(isSignedIn ? page.signedIn : page.signedOut, request, reply);
    },
  };
}

function listPages(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
  } catch {
    // No pages without a build; `serveWebApp` logs that.
    return [];
  }
}

function pathOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/').replace(/\.html$/u, '')}`;
  return path === '/index' ? '/' : path;
}

function drawingOf(text: string): Drawing {
  const html = Buffer.from(text);
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { html, tag, encoded: new Map() };
}

function sendPage(page: Drawing, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const tag = `"${page.tag}-${encoding}"`;
  void reply
    .header('cache-control', 'no-cache')
    .header('etag', tag)
    .header('vary', 'accept-encoding, cookie');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.status(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(encodedPage(page, encoding));
}

function encodingFor(header: string | string[] | undefined): Encoding {
  const taken = String(header ?? '');
  if (/\bbr\b/u.test(taken)) return 'br';
  return /\bgzip\b/u.test(taken) ? 'gzip' : 'identity';
}

function encodedPage({ html, encoded }: Drawing, encoding: Encoding): Buffer {
  const made = encoded.get(encoding) ?? compress(html, encoding);
  encoded.set(encoding, made);
  return made;
}

function compress(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return gzipSync(html, { level: 9 });
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
