import { ArrowLeft } from 'lucide-react';
import { product } from '../../product.ts';
import type { Article } from './article.ts';

type Props = { readonly article: Article; readonly articles: readonly Article[] };

export function ArticlePage({ article, articles }: Props) {
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
