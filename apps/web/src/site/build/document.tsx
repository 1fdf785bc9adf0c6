import { product } from '../../product.ts';
import type { SitePage } from './site-page.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Addresses of the built assets, with content hashes. */
export type PageAssets = {
  readonly styles: readonly string[];
  /** Fonts that the first screen is set in. */
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  /** The picture of social cards, 1200 by 630. */
  readonly card: string;
};

/** Placeholder for the installation's origin, filled in by the server, which drops the tag if there is none. */
const ORIGIN = '%PUBLIC_URL%';

type Props = { readonly page: SitePage; readonly assets: PageAssets };

/** The whole document. Nothing in it is inline: the Content-Security-Policy allows neither scripts nor styles. */
export function Document({ page, assets }: Props) {
  const { paths, title, description, body, isQuiet = false } = page;
  const [path] = paths;
  const isFound = path !== '/404';
  const fullTitle = path === '/' ? title : `${title} · ${product.name}`;
  const address = `${ORIGIN}${path}`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {isFound ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script src="/theme.js" />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={product.name} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        {isFound && <meta property="og:url" content={address} />}
        <meta property="og:image" content={`${ORIGIN}${assets.card}`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta
          property="og:image:alt"
          content={`The review screen of ${product.name}: a paper with its marks`}
        />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141311" />
      </head>
      <body>
        {isQuiet ? (
          body
        ) : (
          <>
            <a
              href="#content"
              className="absolute top-2 left-2 z-30 -translate-y-20 rounded-md bg-pen px-4 py-2 text-on-pen focus:translate-y-0"
            >
              Skip to the content
            </a>
            <SiteHeader />
            <main id="content">{body}</main>
            <SiteFooter />
          </>
        )}
      </body>
    </html>
  );
}
