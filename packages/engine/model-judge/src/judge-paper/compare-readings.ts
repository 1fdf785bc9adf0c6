import type { ModelAgreement, ModelVerdict } from '../judgement.ts';
import type { VerifiedJudgement } from './verify.ts';

export type Compared = VerifiedJudgement & { readonly agreement: ModelAgreement };

/**
 * The first of two readings without what the second one judges otherwise: a verdict that flips is left open, a level or
 * relevance that flips stays as measured.
 */
export function compareReadings(first: VerifiedJudgement, second: VerifiedJudgement): Compared {
  const requirements = pairsOf(first.requirements, second.requirements);
  const criteria = pairsOf(first.criteria, second.criteria);
  const points = [
    ...requirements.map(({ one, other }) => one.verdict === other.verdict),
    ...criteria.map(({ one, other }) => one.level === other.level),
    ...(first.relevance === null || second.relevance === null
      ? []
      : [first.relevance.verdict === second.relevance.verdict]),
  ];
  return {
    ...first,
    requirements: first.requirements.map((verdict) =>
      isOther(requirements, verdict.id, ({ one, other }) => one.verdict !== other.verdict)
        ? leftOpen(verdict)
        : verdict,
    ),
    criteria: first.criteria.filter(
      ({ id }) => !isOther(criteria, id, ({ one, other }) => one.level !== other.level),
    ),
    relevance:
      second.relevance !== null && first.relevance?.verdict !== second.relevance.verdict
        ? null
        : first.relevance,
    agreement: { points: points.length, same: points.filter(Boolean).length },
  };
}

/** Whether both readings have the point and differ on it. */
function isOther<Item extends { readonly id: string }>(
  pairs: readonly Pair<Item>[],
  id: string,
  differ: (pair: Pair<Item>) => boolean,
): boolean {
  return pairs.some((pair) => pair.one.id === id && differ(pair));
}

function leftOpen({ id, at }: ModelVerdict): ModelVerdict {
  return { id, verdict: 'cannot-tell', at, reason: 'Two readings of this point came to different verdicts.' };
}

type Pair<Item> = { readonly one: Item; readonly other: Item };

/** Items of the same id; what only one reading has says nothing about agreement. */
function pairsOf<Item extends { readonly id: string }>(
  first: readonly Item[],
  second: readonly Item[],
): readonly Pair<Item>[] {
  return first.flatMap((one) => {
    const other = second.find(({ id }) => id === one.id);
    return other === undefined ? [] : [{ one, other }];
  });
}
