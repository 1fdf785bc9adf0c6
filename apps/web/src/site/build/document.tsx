import { product } from '../../product.ts';
import type { SitePage } from './site-page.ts';
import { SiteFooter } from './site-footer.tsx';
import { Menu } from 'lucide-react';
import { Brand } from '../../components/brand.tsx';
import { buttonClass } from '../../components/form/button.tsx';

const places = [
  ['Features', '/#features'],
  ['Pricing', '/#pricing'],
  ['Demo', '/demo'],
  ['Help', '/help'],
] as const;

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
        <SharingTags
          fullTitle={fullTitle}
          description={description}
          isFound={isFound}
          address={address}
          assets={assets}
        />
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

type SharingTagsProps = {
  readonly fullTitle: string;
  readonly description: string;
  readonly isFound: boolean;
  readonly address: string;
  readonly assets: PageAssets;
};

/** The preview that other sites show for a link to this page. */
function SharingTags({ fullTitle, description, isFound, address, assets }: SharingTagsProps) {
  return (
    <>
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
    </>
  );
}

/** Stays at the top of every public page. On a phone it opens as a menu, also without JavaScript. */
function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-desk">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-6 px-5 md:px-8">
        <a href="/" className="flex no-underline">
          <Brand />
        </a>
        <nav aria-label="Site" className="ml-4 hidden items-center gap-1 md:flex">
          {places.map(([name, href]) => (
            <a
              key={href}
              href={href}
              className="rounded-md px-3 py-2 text-pencil hover:bg-hover hover:text-ink"
            >
              {name}
            </a>
          ))}
        </nav>
        <div className="ml-auto hidden items-center gap-2 md:flex">
          <Entrances />
        </div>
        <details data-menu className="ml-auto md:hidden">
          <summary
            aria-label="Menu"
            className="grid size-11 cursor-pointer list-none place-items-center rounded-md border border-rule bg-sheet [&::-webkit-details-marker]:hidden"
          >
            <Menu size={20} aria-hidden />
          </summary>
          <div className="absolute inset-x-0 top-full border-b border-rule bg-desk px-5 pt-2 pb-5 shadow-float">
            <nav aria-label="Site" className="grid">
              {places.map(([name, href]) => (
                <a key={href} href={href} className="flex h-12 items-center border-b border-rule text-16">
                  {name}
                </a>
              ))}
            </nav>
            <div className="mt-4 grid grid-cols-2 gap-2">
              <Entrances />
            </div>
          </div>
        </details>
      </div>
    </header>
  );
}

function Entrances() {
  return (
    <>
      <a href="/api/login" className={`${buttonClass('quiet')} signed-in:hidden`}>
        Sign In
      </a>
      <a href="/signup" className={`${buttonClass('primary')} signed-in:hidden`}>
        Get Started
      </a>
      <a href="/dashboard" className={`${buttonClass('primary')} not-signed-in:hidden`}>
        Dashboard
      </a>
    </>
  );
}
