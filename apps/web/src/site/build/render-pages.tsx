import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogueEntries } from '../help/catalogue.ts';
import { searchIndex } from '../help/search-index.tsx';
import { articles } from '../help/articles.tsx';
import card from '../images/card.png';
import { allPages } from './all-pages.tsx';
import { Document } from './document.tsx';
import type { PageScript } from './site-page.ts';
import { drawSitemap, robots } from './search-engine-files.ts';

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
