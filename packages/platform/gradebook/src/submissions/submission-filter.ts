import { and, eq, gt, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { foldedWords } from '@greenpen/grading';
import { submissions } from '../schema/submissions.ts';
import { isLatest, sibling } from './submission-rows.ts';
import type { SubmissionFilter } from './submission-requests.ts';
import { foldedInSql } from '../schema/column-types.ts';

type Rows = typeof submissions | typeof sibling;

/** `exact`: as typed, ignoring case, accents and apostrophes; `forgiving`: one typing mistake per word. */
export type SearchMode = 'exact' | 'forgiving';

/** The SQL condition of a filter. */
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
    filter.pilot === true ? isInPilot(rows) : undefined,
    filter.attemptsOf === undefined ? undefined : isAttemptWith(rows, filter.attemptsOf),
    filter.deleted === true ? isNotNull(rows.deletedAt) : isNull(rows.deletedAt),
    filter.approved === undefined ? undefined : isApproved(rows, filter.approved),
    isFound(rows, filter.search?.trim() ?? '', mode),
  );
}

function isApproved({ approvedAt }: Rows, approved: boolean): SQL {
  return approved ? isNotNull(approvedAt) : isNull(approvedAt);
}

function isInPilot({ id, courseAssignmentId }: Rows): SQL {
  return sql`${id} = any(array(select unnest(submission_ids) from pilots
    where pilots.course_assignment_id = ${courseAssignmentId} and dismissed_at is null))`;
}

function isAttemptWith(rows: Rows, id: string): SQL | undefined {
  return or(
    eq(rows.id, id),
    sql`(${rows.courseAssignmentId}, ${rows.attemptKey}) =
      (select course_assignment_id, attempt_key from submissions as named where named.id = ${id}::uuid)`,
  );
}

/** Matches parts of words; for one or two letters by letter pairs, since trigrams need three. */
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

/** A single mistake can turn a shorter word into any other short word. */
const shortestForgiven = 4;

const longestForgiven = 24;

const mostWords = 6;

/** The characters of names; a search with others is for part of a file name or address. */
const names = /^[\p{L}\p{M}\p{N}\s'’‘ʼ`´.,-]+$/u;

/** Whether allowing typing mistakes could find more than the exact search. */
export function canForgive(search = ''): boolean {
  const words = names.test(search) ? foldedWords(search) : [];
  return words.length <= mostWords && words.some((word) => word.length >= shortestForgiven);
}

/**
 * Every word of the search in any order, each as part of a word, or as a whole word with one letter missing, added,
 * replaced or swapped with the next. A word with one mistake still starts with the first half of the typed word or
 * ends with the second; the trigram index `submissions_search` finds those, and the pattern filters them.
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

/** Patterns for all words one mistake away from this one, which contains only letters and digits. */
function nearly(word: string): readonly string[] {
  return Array.from(word).flatMap((letter, index, all) => {
    const [before, after] = [all.slice(0, index).join(''), all.slice(index + 1).join('')];
    const next = all[index + 1] ?? '';
    const swapped = `${before}${next}${letter}${all.slice(index + 2).join('')}`;
    return [`${before}(?:[[:alnum:]]?|${letter}[[:alnum:]]|[[:alnum:]]${letter})${after}`, swapped];
  });
}

/** A swap of the two middle letters, the only mistake that changes both halves. */
function swappedInMiddle(word: string, half: number): readonly string[] {
  const letters = Array.from(word);
  const [left = '', right = ''] = [letters[half - 1], letters[half]];
  return [letters.toSpliced(half - 1, 2, right, left).join('')];
}
