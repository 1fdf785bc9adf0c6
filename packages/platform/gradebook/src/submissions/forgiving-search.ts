import { foldedWords } from '@greenpen/grading';
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A shorter word with a mistake in it is any other short word. */
const shortestForgiven = 4;
const longestForgiven = 24;
const mostWords = 6;
/** What names are written with; a search with other signs is for a part of a file's name or address. */
const names = /^[\p{L}\p{M}\p{N}\s'’‘ʼ`´.,-]+$/u;

/** Whether a search can find more with mistakes forgiven than as it was typed. */
export function canForgive(search = ''): boolean {
  const words = names.test(search) ? foldedWords(search) : [];
  return words.length <= mostWords && words.some((word) => word.length >= shortestForgiven);
}

/**
 * Every word of the search in any order, each as a part of a word or as a whole word with one letter missing, added,
 * replaced or changed places with the next. A word with one mistake still begins with the first half of what was typed
 * or ends with the second, which the trigrams of `submissions_search` find; the pattern then decides.
 */
export function isFoundDespiteMistakes(searchText: SQLWrapper, search: string): SQL | undefined {
  return and(
    ...foldedWords(search).map((word) => {
      const part = sql`${searchText} like ${`%${word}%`}`;
      if (word.length < shortestForgiven || word.length > longestForgiven) return part;
      const half = Math.floor(word.length / 2);
      const [head, tail] = [word.slice(0, half), word.slice(half)];
      const pattern = String.raw`\m(?:${nearly(word).join('|')})\M`;
      return or(
        part,
        sql`(${searchText} like ${`% ${head}%`} and ${searchText} ~ ${pattern})`,
        sql`(${searchText} like ${`%${tail} %`} and ${searchText} ~ ${pattern})`,
        ...swappedInMiddle(word, half).map((swapped) => sql`${searchText} like ${`%${swapped}%`}`),
      );
    }),
  );
}

/** Patterns of the words that are one mistake away from this one, which has nothing but letters and digits. */
function nearly(word: string): readonly string[] {
  return Array.from(word).flatMap((letter, index, all) => {
    const [before, after] = [all.slice(0, index).join(''), all.slice(index + 1).join('')];
    const next = all[index + 1] ?? '';
    const swapped = `${before}${next}${letter}${all.slice(index + 2).join('')}`;
    return [`${before}(?:[[:alnum:]]?|${letter}[[:alnum:]]|[[:alnum:]]${letter})${after}`, swapped];
  });
}

/** The one mistake that touches both halves. */
function swappedInMiddle(word: string, half: number): readonly string[] {
  const letters = Array.from(word);
  const [left = '', right = ''] = [letters[half - 1], letters[half]];
  return [letters.toSpliced(half - 1, 2, right, left).join('')];
}
