import { Search, ArrowLeft } from 'lucide-react';
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

type ArticlePageProps = { readonly article: Article; readonly articles: readonly Article[] };

export function ArticlePage({ article, articles }: ArticlePageProps) {
  const { slug, group, title, summary, body } = article;
  const neighbours = articles.filter((one) => one.group === group && one.slug !== slug);
  const others = neighbours.length > 0 ? neighbours : articles.filter((one) => one.slug !== slug).slice(0, 3);
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 px-5 py-10 md:px-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_240px]">
      <article className="min-w-0 max-w-3xl">
        <a href="/help" className="inline-flex min-h-9 items-center gap-2 text-pencil hover:text-ink">
          <ArrowLeft size={16} aria-hidden />
          Help Center
        </a>
        <h1 className="mt-4 font-serif text-[clamp(30px,4vw,42px)] leading-[1.12] font-semibold tracking-[-0.02em]">
          {title}
        </h1>
        <p className="mt-3 text-16 text-pencil">{summary}</p>
        <div className="prose-text mt-8 border-t border-rule pt-2">{body}</div>
        <p className="mt-14 border-t border-rule pt-5 text-pencil">
          Still have questions? Write to{' '}
          <a href={`mailto:${product.supportEmail}`} className="text-pen underline underline-offset-2">
            {product.supportEmail}
          </a>{' '}
          or{' '}
          <a href="/contact" className="text-pen underline underline-offset-2">
            send a message
          </a>
          ; we answer within {product.answersWithin}.
        </p>
      </article>
      <aside aria-label="More articles" className="mt-12 lg:mt-16">
        <div className="lg:sticky lg:top-24">
          <p className="text-13 font-semibold">{neighbours.length > 0 ? group : 'More'}</p>
          <ul className="mt-2 border-t border-rule">
            {others.map((other) => (
              <li key={other.slug} className="border-b border-rule">
                <a href={`/help/${other.slug}`} className="block py-2.5 text-pencil hover:text-ink">
                  {other.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
