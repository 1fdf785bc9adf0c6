import type { Grade } from '@greenpen/gradebook';
import { nothingJudged, rubricLines, rubricMarks, type RubricLine } from '@greenpen/grading';
import { findReviewText, type ReviewText } from '../assignments/review-document.ts';
import type { Ports } from '../ports.ts';

/** The rows of the rubric; none where no criterion has points. */
export function rubricLinesOf(review: ReviewText | null, grade: Grade): readonly RubricLine[] {
  const { judgement = nothingJudged } = review ?? {};
  return rubricLines(
    rubricMarks(judgement, { points: grade.rubricPoints, verdicts: grade.verdicts }, grade.scores),
  );
}

type Marked = {
  readonly submission: { readonly id: string; readonly ownerId: string };
  readonly grade: Grade;
};

/** The rubrics of many papers by submission id; those of deleted reviews are absent. */
export async function readRubricLines(
  { gradebook, store }: Pick<Ports, 'gradebook' | 'store'>,
  marks: readonly Marked[],
): Promise<ReadonlyMap<string, readonly RubricLine[]>> {
  const lines = new Map<string, readonly RubricLine[]>();
  for (const { submission, grade } of marks) {
    const where = { ownerId: submission.ownerId, submissionId: submission.id, number: grade.reviewNumber };
    const record = await gradebook.reviews.find(where);
    const review = record === undefined ? null : await findReviewText(store, record);
    lines.set(submission.id, rubricLinesOf(review, grade));
  }
  return lines;
}
