import type { ExtractionNote } from '@greenpen/paper';
import type { FurnishedPage } from './furniture.ts';
import type { ReadPage } from './read-page.ts';

const LETTER = /[\p{L}\p{N}]/u;

/** Tells in one note of pages that are pictures and nothing else: scanned or photographed, and read by nobody. */
export function notePicturePages(
  pages: readonly ReadPage[],
  furnished: readonly FurnishedPage[],
): readonly ExtractionNote[] {
  const numbers = pages
    .filter(({ isPicture, figures }, at) => {
      const lines = [...(furnished[at]?.body ?? []), ...figures.flatMap((figure) => figure.lines)];
      return isPicture && !lines.some(({ text }) => LETTER.test(text));
    })
    .map(({ number }) => number);
  const [page] = numbers;
  if (page === undefined) return [];
  const message =
    numbers.length === 1
      ? `Page ${page} is a picture in which no text could be read; nothing on it was graded.`
      : `${numbers.length} pages are pictures in which no text could be read (${numbers.join(', ')}); nothing on them was graded.`;
  return [{ code: 'picture-page', message, page }];
}
