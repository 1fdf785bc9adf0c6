import type { GradedExample } from '@greenpen/grading';

const MOST_CHARACTERS = 5_000;

/**
 * At most four graded examples: the lowest, the highest and two between them. Models lean to the last example that they
 * see, so the ends are never last.
 */
export function chooseAnchors(examples: readonly GradedExample[]): readonly GradedExample[] {
  const sorted = examples
    .filter(
      ({ studentWork, nearness = 'assignment' }) =>
        studentWork.length <= MOST_CHARACTERS && nearness === 'assignment',
    )
    .toSorted((a, b) => shareOf(a) - shareOf(b));
  if (sorted.length < 2) return [];
  const last = sorted.length - 1;
  const places = [...new Set([Math.round(last / 3), 0, last, Math.round((last * 2) / 3)])];
  return places.flatMap((place) => {
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

function shareOf({ grade, maxPoints }: GradedExample): number {
  return maxPoints === 0 ? 0 : grade / maxPoints;
}
