import { Search } from 'lucide-react';
import { product } from '../../product.ts';
import { articleGroups, type Article } from './article.ts';

type Props = { readonly articles: readonly Article[] };

/** All articles by group; the page's script filters the list by the search. */
export function HelpPage({ articles }: Props) {
  return (
    <>
      <HelpSearch />
      <div className="mx-auto max-w-6xl px-5 py-12 md:px-8 md:py-16">
        <ul data-help-found hidden className="mx-auto grid max-w-3xl divide-y divide-rule" />
        <div data-help-all className="gap-12 md:columns-2 lg:columns-3">
          {articleGroups.map((group) => (
            <section key={group} aria-label={group} className="mb-12 break-inside-avoid">
              <h2 className="border-b border-ink pb-2 font-serif text-20 font-semibold">{group}</h2>
              <ul>
                {articles
                  .filter((article) => article.group === group)
                  .map(({ slug, title, summary }) => (
                    <li key={slug} className="border-b border-rule">
                      <a href={`/help/${slug}`} className="group block py-3">
                        <span className="font-medium group-hover:text-pen">{title}</span>
                        <span className="mt-0.5 block text-13 text-pencil">{summary}</span>
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
        <section
          aria-labelledby="by-mail"
          className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-rule bg-sheet p-6"
        >
          <div>
            <h2 id="by-mail" className="font-semibold">
              Email support
            </h2>
            <p className="mt-1 text-pencil">
              Can’t find it? Write to{' '}
              <a href={`mailto:${product.supportEmail}`} className="text-pen underline underline-offset-2">
                {product.supportEmail}
              </a>
              . We answer within {product.answersWithin}.
            </p>
          </div>
          <a href="/contact" className="text-pen underline underline-offset-2">
            Send a message
          </a>
        </section>
      </div>
    </>
  );
}

/** The search box; the page’s script fills in the count. */
function HelpSearch() {
  return (
    <section className="border-b border-rule bg-sheet">
      <div className="mx-auto max-w-3xl px-5 pt-14 pb-6 text-center md:pt-20 md:pb-12">
        <h1 className="font-serif text-[clamp(32px,4.6vw,48px)] leading-[1.1] font-semibold tracking-[-0.02em]">
          How can we help?
        </h1>
        <search data-needs-script className="relative mx-auto mt-7 block max-w-xl">
          <label htmlFor="help-search" className="sr-only">
            Search the help center
          </label>
          <Search size={18} aria-hidden className="absolute top-1/2 left-4 -translate-y-1/2 text-pencil" />
          <input
            id="help-search"
            type="search"
            autoComplete="off"
            placeholder="Search: class list, Canvas, hidden text …"
            className="h-12 w-full rounded-lg border border-edge bg-desk pr-4 pl-11 text-16 text-ellipsis focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-pen"
          />
        </search>
        <p data-help-count aria-live="polite" className="mt-3 min-h-5 text-13 text-pencil" />
      </div>
    </section>
  );
}
