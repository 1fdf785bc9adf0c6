import { scoresOf } from '../../packages/engine/paper-scoring/src/requirements/judge-part.ts';
import {
  weighSigns,
  withoutOrder,
  type PresenceSigns,
} from '../../packages/engine/paper-scoring/src/requirements/part-evidence.ts';
import type {
  Logit,
  PartWeights,
} from '../../packages/engine/paper-scoring/src/requirements/part-weights.ts';
import { fitCases, fitChoices } from './fit-newton.ts';
import type { PartsOfPaper } from './part-examples.ts';

export type PartFolds = {
  /** Fitted to all assignments. */
  readonly all: PartWeights;
  /** By assignment: fitted to all others. */
  readonly heldOut: Readonly<Record<string, PartWeights>>;
};

/** Share of verdicts that should be right. */
const SURE = 0.9;
/** Share of the met parts that may be called missing, and of those that may be asked about beside them. */
const FALSE_ALARMS = { missing: 0.03, sought: 0.1 };
const RIDGE = { choices: 0.003, cases: 0.03 };

/** The judgement of one part of one paper. */
type Judged = {
  readonly set: string;
  readonly kind: PartsOfPaper['kind'];
  readonly truth: 'met' | 'partly' | 'not-found';
  readonly presence: PresenceSigns;
  readonly paper: PartsOfPaper;
};

/**
 * Fits the weights by which parts are judged, to all assignments and to all but each one. Signs of presence come from
 * weights that were fitted without the paper's own assignment, so that the fit to them is as it is on new papers.
 */
export function fitParts(examples: readonly PartsOfPaper[]): PartFolds {
  const onTopic = examples.filter(({ kind }) => kind !== 'off-topic' && kind !== 'stuffed');
  const sets = [...new Set(onTopic.map(({ set }) => set))];
  const finders = new Map(sets.map((set) => [set, fitFinder(onTopic.filter((one) => one.set !== set))]));
  const judged = onTopic.flatMap((paper) => {
    const finder = finders.get(paper.set);
    return finder === undefined ? [] : judgedIn(paper, finder);
  });
  const scales = new Map(sets.map((set) => [set, fitScales(judged.filter((one) => one.set !== set))]));
  const scored = judged.flatMap((one): readonly Scored[] => {
    const scale = scales.get(one.set);
    const isReal = one.kind !== 'deleted';
    return scale === undefined || !isReal
      ? []
      : [{ set: one.set, truth: one.truth, ...scoresOf(one, one.paper.thoroughness, scale) }];
  });
  const heldOut = sets.map((set): [string, PartWeights] => {
    const finder = finders.get(set) ?? fitFinder(onTopic);
    const scale = scales.get(set) ?? fitScales(judged);
    return [set, { ...finder, ...scale, bounds: boundsOf(scored.filter((one) => one.set !== set)) }];
  });
  return {
    all: { ...fitFinder(onTopic), ...fitScales(judged), bounds: boundsOf(scored) },
    heldOut: Object.fromEntries(heldOut),
  };
}

/** The weights by which a part's sentence is found. */
function fitFinder(papers: readonly PartsOfPaper[]): Pick<PartWeights, 'placing' | 'content'> {
  const answered = papers.flatMap(({ parts }) =>
    parts.filter(({ truth, quoted }) => quoted.size > 0 && (truth === 'met' || truth === 'partly')),
  );
  const placing = fitChoices(
    answered.map(({ signs, quoted }) => ({ options: signs, chosen: quoted })),
    RIDGE.choices,
  );
  const content = fitChoices(
    answered.map(({ signs, quoted }) => ({ options: signs.map(withoutOrder), chosen: quoted })),
    RIDGE.choices,
  );
  return { placing, content };
}

function judgedIn(paper: PartsOfPaper, finder: Pick<PartWeights, 'placing' | 'content'>): readonly Judged[] {
  const evidence = weighSigns(paper.parts, paper.places, finder);
  return paper.parts.flatMap(({ truth }, at): readonly Judged[] => {
    const presence = evidence[at]?.presence ?? [];
    if (truth === null || truth === 'cannot-tell' || presence.length === 0) return [];
    return [{ set: paper.set, kind: paper.kind, truth, presence, paper }];
  });
}

function fitScales(judged: readonly Judged[]): { readonly presence: Logit; readonly thoroughness: Logit } {
  const papers = new Set(judged.filter(({ kind }) => kind !== 'deleted').map(({ paper }) => paper));
  return {
    presence: fitCases(
      judged
        .filter(({ truth }) => truth !== 'partly')
        .map(({ presence, truth }) => ({ signs: presence, isTrue: truth === 'met' })),
      RIDGE.cases,
    ),
    thoroughness: fitCases(
      [...papers].map(({ thoroughness, kind }) => ({ signs: thoroughness, isTrue: kind !== 'weak' })),
      RIDGE.cases,
    ),
  };
}

type Scored = {
  readonly set: string;
  readonly truth: Judged['truth'];
  readonly presence: number;
  readonly met: number;
};

function boundsOf(scored: readonly Scored[]): PartWeights['bounds'] {
  const met = boundOf(
    scored.map(({ met: score, truth }) => ({ score: -score, isRight: truth === 'met' })),
    SURE,
  );
  const presenceOfMet = scored
    .filter(({ truth }) => truth === 'met')
    .map(({ presence }) => presence)
    .toSorted((a, b) => a - b);
  const below = (share: number): number => presenceOfMet[Math.floor(share * presenceOfMet.length)] ?? 0;
  return { met: -met, missing: below(FALSE_ALARMS.missing), sought: below(FALSE_ALARMS.sought) };
}

/** The highest bound below which the given share of the cases is right. */
function boundOf(
  cases: readonly { readonly score: number; readonly isRight: boolean }[],
  share: number,
): number {
  const sorted = cases.toSorted((a, b) => a.score - b.score);
  let right = 0;
  let bound = (sorted[0]?.score ?? 0) - 1;
  for (const [at, { score, isRight }] of sorted.entries()) {
    if (isRight) right += 1;
    if (right / (at + 1) >= share) bound = ((sorted[at + 1]?.score ?? score) + score) / 2;
  }
  return bound;
}
