import { atLeast, atMost, type Figure } from './figure.ts';
import { figuresOfParts, judgedOf } from './requirements.ts';
import { figuresOfMarks } from './marks.ts';
import type { ReviewedPaper } from './planted-papers.ts';
import { shareOf } from './statistics.ts';

/** The figures of parts and marks on papers that nothing was fitted to. */
export function measureUnseen(reviewed: readonly ReviewedPaper[]): readonly Figure[] {
  const judged = reviewed.flatMap((one) => judgedOf(one, one.review.judgement.requirements));
  const scored = reviewed.map((one) => ({ ...one, ...one.review.scores }));
  return [...figuresOfParts(judged), ...figuresOfMarks(scored)].map((figure) => ({
    ...figure,
    what: `unseen: ${figure.what}`,
  }));
}

const unsure = (topics: readonly string[]) => topics.filter((topic) => topic === 'unsure').length;

/** The figures of parts, marks and topic on papers as students write them. */
export function measureNatural(reviewed: readonly ReviewedPaper[]): readonly Figure[] {
  const flagged = (isOnTopic: boolean) =>
    reviewed.filter(({ paper }) => paper.onTopic === isOnTopic).map(({ review }) => review.judgement.onTopic);
  const [on, off] = [flagged(true), flagged(false)];
  const topic: readonly Figure[] = [
    atLeast(0.95, {
      what: 'papers written off topic that are flagged',
      value: shareOf(off, (one) => one === 'no'),
      unit: '%',
      detail: `${off.length} papers, ${unsure(off)} unsure`,
    }),
    atMost(0.02, {
      what: 'papers on topic that are flagged',
      value: shareOf(on, (one) => one === 'no'),
      unit: '%',
      detail: `${on.length} papers, ${unsure(on)} unsure`,
    }),
  ];
  const figures = measureUnseen(reviewed).map(({ what, ...rest }) => ({
    ...rest,
    what: what.replace(/^unseen: /u, ''),
  }));
  return [...topic, ...figures].map((figure) => ({ ...figure, what: `natural: ${figure.what}` }));
}
