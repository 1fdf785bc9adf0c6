import { renderToStaticMarkup } from 'react-dom/server';
import type { Article } from './article.ts';

export type IndexedArticle = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** All its words in lower case, each once. */
  readonly words: string;
};

/** The search index: each article's words, from its rendered page. */
export function searchIndex(articles: readonly Article[]): readonly IndexedArticle[] {
  return articles.map(({ slug, title, summary, body, alsoFoundBy = '' }) => {
    const text = renderToStaticMarkup(<>{body}</>)
      .replaceAll(/<[^>]*>/gu, ' ')
      .replaceAll(/&[#\w]+;/gu, ' ');
    const all = `${title} ${summary} ${text} ${alsoFoundBy}`.toLowerCase();
    return { slug, title, summary, words: [...new Set(all.match(/[\p{L}\d]+/gu))].join(' ') };
  });
}
