import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogueEntries } from '../help/catalogue.ts';
import { searchIndex } from '../help/search-index.tsx';
import { articles } from '../help/articles.tsx';
import card from '../images/card.png';
import { allPages } from './all-pages.tsx';
import { Document } from './document.tsx';
import type { PageScript, SitePage } from './site-page.ts';

/** Placeholder for the installation's origin, filled in by the server. */
const ORIGIN = '%PUBLIC_URL%';

/** Pages may be crawled, API calls may not. The app's screens have a noindex tag. */
export const robots = `User-agent: *
Disallow: /api/

Sitemap: ${ORIGIN}/sitemap.xml
`;

/** The built files of an entry point. */
export type BuiltEntry = { readonly script: string; readonly styles: readonly string[] };

type Request = {
  readonly entries: Readonly<Record<PageScript | 'every-page', BuiltEntry>>;
  /** The check catalogue's JSON. */
  readonly catalogue: unknown;
};

export type RenderedPages = {
  /** Each document by its addresses. */
  readonly pages: readonly { readonly paths: readonly string[]; readonly html: string }[];
  /** The help center's search index. */
  readonly helpIndex: string;
  /** Files for search engines, by name. */
  readonly forSearchEngines: Readonly<Record<'robots.txt' | 'sitemap.xml', string>>;
};

/** Called by the build, which puts the answers beside the browser's files. */
export function renderPages({ entries, catalogue }: Request): RenderedPages {
  const checks = catalogueEntries.parse(catalogue);
  const drawn = allPages(checks);
  const pages = drawn.map((page) => {
    const every = entries['every-page'];
    const built = page.script === undefined ? [every] : [every, entries[page.script]];
    const assets = {
      styles: built.flatMap(({ styles }) => styles),
      fonts: [serif, inter],
      scripts: built.map(({ script }) => script),
      card,
    };
    const html = `<!doctype html>${renderToStaticMarkup(<Document page={page} assets={assets} />)}`;
    return { paths: page.paths, html };
  });
  return {
    pages,
    helpIndex: JSON.stringify(searchIndex(articles(checks))),
    forSearchEngines: { 'robots.txt': robots, 'sitemap.xml': drawSitemap(drawn) },
  };
}

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
