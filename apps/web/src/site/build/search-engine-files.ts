import type { SitePage } from './site-page.ts';

/** Placeholder for the installation's origin, filled in by the server. */
const ORIGIN = '%PUBLIC_URL%';

/** The sitemap: each page once, by its canonical address. */
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

/** Pages may be crawled, API calls may not. The app's screens have a noindex tag. */
export const robots = `User-agent: *
Disallow: /api/

Sitemap: ${ORIGIN}/sitemap.xml
`;
