import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

type Drawing = { readonly html: Buffer; readonly tag: string; readonly encoded: Map<Encoding, Buffer> };

/** One page in its versions for visitors and signed-in users. */
type Page = { readonly signedOut: Drawing; readonly signedIn: Drawing };

export type PublicPages = {
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
export function loadPublicPages(folder: string, publicUrl: string | null): PublicPages {
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
