import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = [
  { name: 'robots.txt', type: 'text/plain; charset=utf-8', needsOrigin: false },
  // A sitemap names whole addresses and nothing else.
  { name: 'sitemap.xml', type: 'application/xml; charset=utf-8', needsOrigin: true },
] as const;

const lineWithOrigin = /\n*^.*%PUBLIC_URL%.*$/gmu;

/** What the build wrote for search engines, with the installation's own origin or, where it is not known, without. */
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
