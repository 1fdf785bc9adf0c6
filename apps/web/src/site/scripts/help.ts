import { findArticles } from '../help/find-articles.ts';
import type { IndexedArticle } from '../help/search-index.tsx';

const field = document.querySelector<HTMLInputElement>('#help-search');
const found = document.querySelector<HTMLElement>('[data-help-found]');
const all = document.querySelector<HTMLElement>('[data-help-all]');
const count = document.querySelector<HTMLElement>('[data-help-count]');

/** Fetched when the search starts. */
let index: Promise<readonly IndexedArticle[]> | undefined;

async function fetchIndex(): Promise<readonly IndexedArticle[]> {
  try {
    const response = await fetch('/help-index.json');
    // Made by the same build as this script, so of its type.
    const articles: IndexedArticle[] = await response.json();
    return articles;
  } catch {
    index = undefined;
    return [];
  }
}

async function search(query: string): Promise<void> {
  index ??= fetchIndex();
  const articles = findArticles(await index, query);
  // The search text may have changed meanwhile.
  if (field?.value !== query || found === null || all === null || count === null) return;
  const isSearching = query.trim() !== '';
  found.hidden = !isSearching;
  all.hidden = isSearching;
  found.replaceChildren(...articles.map(drawArticle));
  count.textContent = isSearching ? sayCount(articles.length) : '';
}

function sayCount(articles: number): string {
  if (articles === 0) return 'Nothing found. Try another word, or write to us.';
  return articles === 1 ? 'One article' : `${articles} articles`;
}

function drawArticle({ slug, title, summary }: IndexedArticle): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/help/${slug}`;
  link.className = 'group block py-4';
  const name = document.createElement('span');
  name.className = 'block text-16 font-medium group-hover:text-pen';
  name.textContent = title;
  const words = document.createElement('span');
  words.className = 'mt-0.5 block text-pencil';
  words.textContent = summary;
  link.append(name, words);
  item.append(link);
  return item;
}

field?.addEventListener('input', () => void search(field.value));
field?.addEventListener('focus', () => {
  index ??= fetchIndex();
});
if (field !== null && field.value !== '') void search(field.value);
