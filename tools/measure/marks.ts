import { atLeast, type Figure, within } from './figure.ts';
import type { ReviewedPaper } from './planted-papers.ts';
import { meanOf, spearman } from './statistics.ts';

/** The order and level of the planted papers against a reader's marks, and plain essays, which need no sources. */
export function measureMarks(reviewed: readonly ReviewedPaper[]): readonly Figure[] {
  const totals = reviewed.map(({ paper, review }) => [review.scores.total, paper.mark] as const);
  const contents = reviewed.map(({ paper, review }) => [review.scores.content, paper.mark] as const);
  const biasOf = (pairs: typeof totals): number => meanOf(pairs.map(([score, mark]) => score - mark));
  const answered = reviewed.filter(({ paper }) => paper.onTopic);
  const biasAnswered = biasOf(answered.map(({ paper, review }) => [review.scores.total, paper.mark]));
  const plain = reviewed.filter(
    ({ set, paper }) => paper.kind === 'good' && set.requirements.every(({ kind }) => kind !== 'sources'),
  );
  const plainTotals = plain.map(({ review }) => review.scores.total);
  return [
    atLeast(0.85, {
      what: 'order by total against a reader’s marks, Spearman',
      value: spearman(totals),
      detail: `${totals.length} papers; by content ${spearman(contents).toFixed(3)}`,
    }),
    within(5, {
      what: 'total above the reader’s marks',
      value: biasOf(totals),
      unit: 'points',
      detail: `content ${biasOf(contents).toFixed(1)}; total of papers on topic ${biasAnswered.toFixed(1)}`,
    }),
    atLeast(80, {
      what: 'good plain essays: lowest total',
      value: Math.min(...plainTotals),
      unit: 'points',
      detail: plain.map(({ review }) => `${review.scores.total} ${review.letter}`).join(', '),
    }),
  ];
}
