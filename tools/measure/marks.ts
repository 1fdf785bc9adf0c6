import { defaultCriteria, letterOf, shareWeights } from '@greenpen/grading';
import { catalogueOf } from '@greenpen/paper';
import { readPaper } from '@greenpen/paper-extraction';
import { scorePaper } from '@greenpen/paper-scoring';
import { heldOutScales, readMarked } from '../fit/fit-signs.ts';
import { meanings } from '../fit/meanings.ts';
import { atLeast, type Figure, within } from './figure.ts';
import type { ReviewedPaper } from './planted-papers.ts';
import { meanOf, spearman } from './statistics.ts';

type Scored = ReviewedPaper & { readonly content: number; readonly total: number };

/**
 * The order and level of the planted papers against a reader's marks, and plain essays, which need no sources. Each
 * paper is scored by a scale that was fitted without the papers of its assignment.
 */
export async function measureMarks(reviewed: readonly ReviewedPaper[]): Promise<readonly Figure[]> {
  const scored = await scoreHeldOut(reviewed);
  const fitted = reviewed.map(({ paper, review }) => [review.scores.total, paper.mark] as const);
  const plain = scored.filter(
    ({ set, paper }) => paper.kind === 'good' && set.requirements.every(({ kind }) => kind !== 'sources'),
  );
  const plainTotals = plain.map(({ total }) => total);
  return [
    ...figuresOfMarks(scored, `not held out ${spearman(fitted).toFixed(2)}`),
    atLeast(80, {
      what: 'good plain essays: lowest total',
      value: Math.min(...plainTotals),
      unit: 'points',
      detail: plainTotals.map((total) => `${total.toFixed(1)} ${letterOf(total)}`).join(', '),
    }),
  ];
}

/** The order and level of scores against a reader's marks. */
export function figuresOfMarks(scored: readonly Scored[], note?: string): readonly Figure[] {
  const totals = scored.map(({ paper, total }) => [total, paper.mark] as const);
  const contents = scored.map(({ paper, content }) => [content, paper.mark] as const);
  const biasOf = (pairs: typeof totals): number => meanOf(pairs.map(([score, mark]) => score - mark));
  const errorOf = (pairs: typeof totals): number =>
    meanOf(pairs.map(([score, mark]) => Math.abs(score - mark)));
  const answered = scored.filter(({ paper }) => paper.onTopic);
  const answeredTotals = answered.map(({ paper, total }) => [total, paper.mark] as const);
  const names = [...new Set(scored.map(({ set }) => set.name))];
  const withinSet = names.map((name) =>
    spearman(scored.filter(({ set }) => set.name === name).map(({ paper, total }) => [total, paper.mark])),
  );
  return [
    atLeast(0.85, {
      what: 'order by total against a reader’s marks, Spearman',
      value: spearman(totals),
      detail:
        `${totals.length} papers; by content ${spearman(contents).toFixed(2)}, within an assignment ` +
        `${meanOf(withinSet).toFixed(2)}${note === undefined ? '' : `, ${note}`}`,
    }),
    within(5, {
      what: 'total above the reader’s marks',
      value: biasOf(totals),
      unit: 'points',
      detail:
        `content ${biasOf(contents).toFixed(1)}; total of papers on topic ${biasOf(answeredTotals).toFixed(1)}, ` +
        `mean absolute error ${errorOf(answeredTotals).toFixed(1)}`,
    }),
  ];
}

async function scoreHeldOut(reviewed: readonly ReviewedPaper[]): Promise<readonly Scored[]> {
  const scales = heldOutScales(await readMarked());
  const { weights } = defaultCriteria;
  const scored: Scored[] = [];
  for (const one of reviewed) {
    const { set, paper, review } = one;
    const outcome = await readPaper({ bytes: new TextEncoder().encode(paper.text), fileName: 'paper.txt' });
    if (outcome.status === 'refused') throw new Error(outcome.refusal.message);
    const { content } = scorePaper({
      paper: outcome.paper,
      findings: [],
      checks: catalogueOf([]),
      weights,
      brief: set.brief,
      meanings,
      scale: scales.get(set.name),
    }).scores;
    const share = shareWeights(weights, review.judgement.notJudged).content / 100;
    const total = review.scores.total + share * (content - review.scores.content);
    scored.push({ ...one, content, total });
  }
  return scored;
}
