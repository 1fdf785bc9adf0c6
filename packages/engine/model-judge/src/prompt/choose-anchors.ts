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
  return places.flatMap((place) => sorted[place] ?? []);
}

function shareOf({ grade, maxPoints }: GradedExample): number {
  return maxPoints === 0 ? 0 : grade / maxPoints;
}
