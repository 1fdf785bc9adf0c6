import { expect, it } from 'vitest';
import { findArticles } from './find-articles.ts';

const article = (slug: string, title: string, words: string) => ({
  slug,
  title,
  summary: '',
  words: `${title.toLowerCase()} ${words}`,
});

const index = [
  article('queue', 'Grading queue', 'filter canvas export'),
  article('export', 'Exporting to Canvas', 'marks file moodle'),
];
const slugs = (query: string) => findArticles(index, query).map(({ slug }) => slug);

it('matches the beginning of every word and lists title matches first', () => {
  expect(slugs('canvas')).toEqual(['export', 'queue']);
  expect(slugs('Canv mood')).toEqual(['export']);
  expect(slugs('anvas')).toEqual([]);
});

it('finds nothing for an empty search', () => {
  expect(slugs('')).toEqual([]);
  expect(slugs(' ?! ')).toEqual([]);
});
