import type { SitePage } from './site-page.ts';

/** Stands for the installation's own origin, which the server knows. */
const ORIGIN = '%PUBLIC_URL%';

/** What search engines are told of: each drawn page once, by the address that it names as its own. */
export function drawSitemap(pages: readonly Pick<SitePage, 'paths'>[]): string {
  const entries = pages
    .map(({ paths: [path] }) => path)
    .filter((path) => path !== '/404')
    .map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Pages may be read; calls may not. What is drawn in the browser says itself that it is not to be listed. */
export const robots = `User-agent: *
Disallow: /api/

Sitemap: ${ORIGIN}/sitemap.xml
`;
