import { createHash } from 'node:crypto';
import type { GradedExample } from '@greenpen/grading';

const MOST_CHARACTERS = 5_000;

/**
 * At most four graded examples: the lowest, the highest and two between them. Models lean to the last example that they
 * see, so the ends are never last; whether the lower or the upper middle is, differs from one assignment to another. For
 * the papers of one assignment the order is the same, so that providers can cache it.
 */
export function chooseAnchors(
  examples: readonly GradedExample[],
  assignment: string,
): readonly GradedExample[] {
  const sorted = examples
    .filter(
      ({ studentWork, nearness = 'assignment' }) =>
        studentWork.length <= MOST_CHARACTERS && nearness === 'assignment',
    )
    .toSorted((a, b) => shareOf(a) - shareOf(b));
  if (sorted.length < 2) return [];
  const last = sorted.length - 1;
  const upward = [Math.round(last / 3), 0, last, Math.round((last * 2) / 3)];
  const places = numberOf(assignment) % 2 === 0 ? upward : upward.toReversed();
  return [...new Set(places)].flatMap((place) => {
    const example = sorted[place];
    return example === undefined ? [] : [{ ...example, studentWork: bodyOf(example.studentWork) }];
  });
}

/** Words of a line from which on it is running text. */
const FEWEST_OF_PROSE = 18;

/** A paper from its first paragraph to its reference list: what stands before it names another student. */
export function bodyOf(work: string): string {
  const lines = work.split('\n');
  const first = lines.findIndex((line) => line.trim().split(/\s+/u).length >= FEWEST_OF_PROSE);
  const last = lines.findLastIndex((line) => /^\s*(?:references?|works cited|bibliography)\s*$/iu.test(line));
  const end = last > first ? last : lines.length;
  return lines.slice(Math.max(0, first), end).join('\n').trim();
}

/**
 * The order in which a paper is compared with so many examples, by their numbers. Over the papers of a class each example
 * is equally often at each place and, of two or four, equally often after each other one (a Latin square of Williams).
 */
export function orderOfComparison(examples: number, paper: string): readonly number[] {
  const square = SQUARES[examples] ?? [];
  return square[numberOf(paper) % Math.max(1, square.length)] ?? [];
}

const SQUARES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [1, 2],
    [2, 1],
  ],
  3: [
    [1, 2, 3],
    [2, 3, 1],
    [3, 1, 2],
    [3, 2, 1],
    [1, 3, 2],
    [2, 1, 3],
  ],
  4: [
    [1, 2, 4, 3],
    [2, 3, 1, 4],
    [3, 4, 2, 1],
    [4, 1, 3, 2],
  ],
};

/** The same for the same text. */
function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE();
}

function shareOf({ grade, maxPoints }: GradedExample): number {
  return maxPoints === 0 ? 0 : grade / maxPoints;
}
