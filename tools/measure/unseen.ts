import type { Figure } from './figure.ts';
import { figuresOfParts, judgedOf } from './requirements.ts';
import { figuresOfMarks } from './marks.ts';
import type { ReviewedPaper } from './planted-papers.ts';

/** The figures of parts and marks on papers that nothing was fitted to. */
export function measureUnseen(reviewed: readonly ReviewedPaper[]): readonly Figure[] {
  const judged = reviewed.flatMap((one) => judgedOf(one, one.review.judgement.requirements));
  const scored = reviewed.map((one) => ({ ...one, ...one.review.scores }));
  return [...figuresOfParts(judged), ...figuresOfMarks(scored)].map((figure) => ({
    ...figure,
    what: `unseen: ${figure.what}`,
  }));
}
