import { and, eq, gt, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { foldedWords } from '@greenpen/grading';
import { submissions } from '../schema/submissions.ts';
import { isLatest, sibling } from './submission-rows.ts';
import type { SubmissionFilter } from './submission-requests.ts';
import { foldedInSql } from '../schema/column-types.ts';

type Rows = typeof submissions | typeof sibling;

/** `exact`: as typed, without regard to case, accents and apostrophes; `forgiving`: one typing mistake in each word. */
export type SearchMode = 'exact' | 'forgiving';

/** Which rows a filter lets through. */
export function fits(ownerId: string, filter: SubmissionFilter, mode: SearchMode = 'exact'): SQL | undefined {
  return and(
    isFitting(submissions, ownerId, filter, mode),
    filter.attempts === 'latest' ? isLatest(isFitting(sibling, ownerId, filter, mode)) : undefined,
  );
}

function isFitting(rows: Rows, ownerId: string, filter: SubmissionFilter, mode: SearchMode): SQL | undefined {
  return and(
    eq(rows.ownerId, ownerId),
    filter.status === undefined ? undefined : eq(rows.status, filter.status),
    filter.courseId === undefined ? undefined : eq(rows.courseId, filter.courseId),
    filter.courseAssignmentId === undefined
      ? undefined
      : eq(rows.courseAssignmentId, filter.courseAssignmentId),
    filter.gradeBand === undefined ? undefined : eq(rows.gradeBand, filter.gradeBand),
    filter.doubtful === true ? gt(rows.doubt, 0) : undefined,
    filter.attemptsOf === undefined ? undefined : isAttemptWith(rows, filter.attemptsOf),
    filter.deleted === true ? isNotNull(rows.deletedAt) : isNull(rows.deletedAt),
    filter.approved === undefined ? undefined : isApproved(rows, filter.approved),
    isFound(rows, filter.search?.trim() ?? '', mode),
  );
}

function isApproved({ approvedAt }: Rows, approved: boolean): SQL {
  return approved ? isNotNull(approvedAt) : isNull(approvedAt);
}

function isAttemptWith(rows: Rows, id: string): SQL | undefined {
  return or(
    eq(rows.id, id),
    sql`(${rows.courseAssignmentId}, ${rows.attemptKey}) =
      (select course_assignment_id, attempt_key from submissions as named where named.id = ${id}::uuid)`,
  );
}

/** Parts of words: by pairs of letters where there are no more, since trigrams need three. */
function isFound({ searchText }: Rows, search: string, mode: SearchMode): SQL | undefined {
  if (search === '') return undefined;
  if (mode === 'forgiving') return isFoundDespiteMistakes(searchText, search);
  if (Array.from(search.normalize('NFC')).length > 2)
    return sql`${searchText} like ${folded(`%${escapeLike(search)}%`)}`;
  return sql`search_pairs @> array[${folded(search)}]`;
}

function folded(text: string): SQL {
  const [before = '', after = ''] = foldedInSql('?').split('?');
  return sql`${sql.raw(before)}${text}::text${sql.raw(after)}`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
}

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
function isFoundDespiteMistakes(searchText: SQLWrapper, search: string): SQL | undefined {
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
