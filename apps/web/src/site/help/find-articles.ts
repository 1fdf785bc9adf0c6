import type { IndexedArticle } from './search-index.tsx';

/** The articles in which every word that was typed begins a word; those that have it in the title first. */
export function findArticles(index: readonly IndexedArticle[], query: string): readonly IndexedArticle[] {
  const wanted = query.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  if (wanted.length === 0) return [];
  return index
    .flatMap((article) => {
      const title = ` ${article.title.toLowerCase()}`;
      const summary = ` ${article.summary.toLowerCase()}`;
      const words = ` ${article.words}`;
      if (!wanted.every((word) => words.includes(` ${word}`))) return [];
      const weight = wanted.reduce((sum, word) => {
        if (title.includes(` ${word}`)) return sum + 10;
        return sum + (summary.includes(` ${word}`) ? 3 : 1);
      }, 0);
      return [{ article, weight }];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ article }) => article);
}
