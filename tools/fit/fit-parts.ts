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
  /** By planted assignment: fitted without it and the others of its group. */
  readonly heldOut: Readonly<Record<string, PartWeights>>;
};

/** Share of verdicts that should be right. */
const SURE = 0.9;
/** Share of the met parts that may be called missing, and of those that may be asked about beside them. */
const FALSE_ALARMS = { missing: 0.035, sought: 0.15 };
const RIDGE = { choices: 0.003, cases: 0.03 };

/** The judgement of one part of one paper. */
type Judged = {
  readonly set: string;
  readonly kind: PartsOfPaper['kind'];
  readonly truth: 'met' | 'partly' | 'not-found';
  readonly presence: PresenceSigns;
  readonly paper: PartsOfPaper;
};

/** Groups of assignments; what is fitted without one is judged on it. */
const GROUPS = 9;

/**
 * Fits the weights by which parts are judged, to all assignments and to all but each group of them. Signs of presence
 * come from weights that were fitted without the paper's own group, so that the fit to them is as it is on new papers.
 * `examples` have their sign of manner already.
 */
export function fitParts(examples: readonly PartsOfPaper[]): PartFolds {
  const onTopic = examples.filter(({ kind }) => kind !== 'off-topic' && kind !== 'stuffed');
  const groupOf = groupSets(onTopic, GROUPS);
  const groups = [...new Set(groupOf.values())];
  const outside = <One extends { readonly set: string }>(all: readonly One[], group: number) =>
    all.filter(({ set }) => groupOf.get(set) !== group);
  const finders = new Map(groups.map((group) => [group, fitFinder(outside(onTopic, group))]));
  const judged = onTopic.flatMap((paper) => {
    const finder = finders.get(groupOf.get(paper.set) ?? 0);
    return finder === undefined ? [] : judgedIn(paper, finder);
  });
  const scales = new Map(groups.map((group) => [group, fitScales(outside(judged, group))]));
  const scored = judged.flatMap((one): readonly Scored[] => {
    const scale = scales.get(groupOf.get(one.set) ?? 0);
    const isReal = one.kind !== 'deleted';
    return scale === undefined || !isReal
      ? []
      : [{ set: one.set, source: one.paper.source, truth: one.truth, ...scoresOf(one, one.paper.thoroughness, scale) }];
  });
  const weightsWithout = new Map(
    groups.map((group): [number, PartWeights] => [
      group,
      {
        ...(finders.get(group) ?? fitFinder(onTopic)),
        ...(scales.get(group) ?? fitScales(judged)),
        bounds: boundsOf(outside(scored, group)),
      },
    ]),
  );
  const planted = new Set(onTopic.flatMap(({ source, set }) => (source === 'planted' ? [set] : [])));
  const all = { ...fitFinder(onTopic), ...fitScales(judged), bounds: boundsOf(scored) };
  return {
    all,
    heldOut: Object.fromEntries(
      [...planted].map((set) => [set, weightsWithout.get(groupOf.get(set) ?? 0) ?? all]),
    ),
  };
}

/** Deals the assignments out to as many groups, each with its share of every source. */
export function groupSets(
  papers: readonly Pick<PartsOfPaper, 'set' | 'source'>[],
  groups: number,
): ReadonlyMap<string, number> {
  const dealt = new Map<string, number>();
  for (const source of ['planted', 'taught'] as const) {
    const sets = new Set(papers.flatMap((paper) => (paper.source === source ? [paper.set] : [])));
    for (const [at, set] of [...sets].entries()) dealt.set(set, at % groups);
  }
  return dealt;
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

/**
 * How much the papers of each source count: the planted ones are as long as most papers, the taught ones half as long
 * and full of feints; a paper with an answer taken out is a poor example of one that never had it.
 */
const WEIGHTS = {
  presence: { planted: 10, taught: 1, deleted: 0.3 },
  full: { planted: 2, taught: 1, deleted: 0.1 },
} as const;

function fitScales(judged: readonly Judged[]): { readonly presence: Logit; readonly full: Logit } {
  const caseOf = (of: keyof typeof WEIGHTS) => (one: Judged) => ({
    signs: of === 'presence' ? one.presence : [...one.presence, ...one.paper.thoroughness],
    isTrue: one.truth === 'met',
    weight: WEIGHTS[of][one.paper.source] * (one.kind === 'deleted' ? WEIGHTS[of].deleted : 1),
  });
  const settled = judged.filter(({ truth }) => truth !== 'partly');
  return {
    presence: fitCases(settled.map(caseOf('presence')), RIDGE.cases),
    full: fitCases(judged.map(caseOf('full')), RIDGE.cases),
  };
}

type Scored = {
  readonly set: string;
  readonly source: PartsOfPaper['source'];
  readonly truth: Judged['truth'];
  readonly presence: number;
  readonly met: number;
};

/**
 * A part that is not fully there is told from one that is only in the planted papers, so that its bound is theirs; all
 * other bounds hold for the papers of both sources together.
 */
function boundsOf(scored: readonly Scored[]): PartWeights['bounds'] {
  const presenceOfMet = scored
    .filter(({ truth }) => truth === 'met')
    .map(({ presence }) => presence)
    .toSorted((a, b) => a - b);
  const below = (share: number): number => presenceOfMet[Math.floor(share * presenceOfMet.length)] ?? 0;
  const met = boundOf(
    scored.map(({ met: score, truth }) => ({ score: -score, isRight: truth === 'met' })),
    SURE,
  );
  const notMet = boundOf(
    scored
      .filter(({ source }) => source === 'planted')
      .map(({ met: score, truth }) => ({ score, isRight: truth !== 'met' })),
    SURE,
  );
  return { met: -met, notMet, missing: below(FALSE_ALARMS.missing), sought: below(FALSE_ALARMS.sought) };
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
