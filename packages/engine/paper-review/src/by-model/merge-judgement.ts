import {
  ceilingOfTotal,
  costBesideRubric,
  finalScores,
  isBan,
  levelsOf,
  scoreFromBasis,
  type AssignmentBrief,
  type DoubtCode,
  type Judgement,
  type ModelReading,
  type RequirementResult,
  type RubricResult,
  type ScoreBasis,
  type Scores,
  type Verdict,
  type Weights,
} from '@greenpen/grading';
import type { ModelJudgement, ModelVerdict } from '@greenpen/model-judge';
import type { Finding } from '@greenpen/paper';
import { limitOffTopic } from './limit-off-topic.ts';

/** Content points by which a letter differs from the next. */
const A_LETTER = 10;
/** A model cannot raise a paper by more than this: what lifts it further waits for the instructor. */
const MOST_LIFT = A_LETTER;
const HALF = 0.5;
/** The share of points on which two readings have to agree, of at least so many. */
const LEAST_AGREEMENT = 0.7;
const FEWEST_POINTS = 4;
/** Requirements of which a half says something. */
const FEWEST_REQUIREMENTS = 3;

type Measured = {
  readonly basis: ScoreBasis;
  readonly judgement: Judgement;
  readonly findings: readonly Finding[];
  readonly weights: Weights;
};

type Merged = {
  readonly basis: ScoreBasis;
  readonly judgement: Judgement;
  readonly findings: readonly Finding[];
  readonly scores: Scores;
  readonly doubts: readonly DoubtCode[];
};

type Circumstances = {
  readonly brief: AssignmentBrief | null;
  readonly speaksToGrader: boolean;
  readonly counts: boolean;
};

/**
 * Joins what was measured with what a model read: meaning is the model's where it is verified, counts and layout stay as
 * measured. `speaksToGrader` is true of a paper that tries to influence its grade; then nothing is raised.
 * `counts` is false where verdicts and levels are only kept for comparison.
 */
export function mergeJudgement(
  measured: Measured,
  byModel: ModelJudgement,
  { brief, speaksToGrader, counts }: Circumstances,
): Merged {
  const before = scoresOf(measured, measured.basis, measured.judgement).content;
  const limited = counts ? limitOffTopic(measured, byModel, brief) : measured;
  const all = withReading(limited, byModel, () => true);
  const read = scoresOf(limited, all.basis, all.judgement).content;
  const isTooHigh = read > before + MOST_LIFT;
  const used = !counts
    ? withReading(limited, byModel, () => false)
    : speaksToGrader || isTooHigh
      ? withReading(limited, byModel, ({ isRaised }) => !isRaised)
      : all;
  const scores = scoresOf(limited, used.basis, used.judgement);
  const judgement: Judgement = {
    ...used.judgement,
    byModel: {
      thesis:
        byModel.thesis === null
          ? null
          : {
              kind: byModel.thesis.kind,
              quote: byModel.thesis.at?.quote ?? null,
              span: byModel.thesis.at?.span ?? null,
            },
      strengths: byModel.strengths.map(({ at, why }) => ({ ...at, text: why })),
      questions: byModel.doubts.map(({ question, at, about }) => ({
        question,
        quote: at?.quote ?? null,
        span: at?.span ?? null,
        about,
      })),
      content: { measured: before, read },
      ...(!counts && { counts }),
      ...(byModel.agreement !== null && { agreement: byModel.agreement }),
      ...byModel.tally,
    },
  };
  const { findings } = limited;
  return { basis: used.basis, judgement, findings, scores, doubts: doubtsOf(judgement, byModel) };
}

function doubtsOf(
  { requirements, byModel, onTopic }: Judgement,
  { relevance }: ModelJudgement,
): readonly DoubtCode[] {
  const required = requirements.filter(({ requirement }) => requirement.required);
  const missing = required.filter(({ verdict }) => verdict === 'not-found');
  const isHalfMissing = required.length >= FEWEST_REQUIREMENTS && missing.length >= required.length * HALF;
  const { measured, read } = byModel?.content ?? { measured: 0, read: 0 };
  return [
    ...(relevance?.verdict === 'off' && onTopic !== 'no' ? ['read-as-off-topic' as const] : []),
    ...(isHalfMissing ? ['half-missing' as const] : []),
    ...(Math.abs(measured - read) > A_LETTER ? ['readings-differ' as const] : []),
    ...(isUnsteady(byModel?.agreement) ? ['model-unsteady' as const] : []),
  ];
}

/** Whether the model judges the same paper differently when it reads it again. */
function isUnsteady(agreement: ModelReading['agreement']): boolean {
  if (agreement === undefined || agreement.points < FEWEST_POINTS) return false;
  return agreement.same < agreement.points * LEAST_AGREEMENT;
}

/** Scores without the findings that the model disputes. */
function scoresOf({ findings, weights }: Measured, basis: ScoreBasis, judged: Judgement): Scores {
  const kept = findings.filter(({ dispute }) => dispute === undefined);
  return finalScores({
    measured: scoreFromBasis(basis, kept, weights),
    weights,
    notJudged: basis.notJudged,
    parts: basis.total,
    ceiling: ceilingOfTotal(basis, kept),
    judged,
    beside: costBesideRubric(basis, kept, judged),
  });
}

type Change = { readonly isRaised: boolean };

function withReading(
  { basis, judgement }: Measured,
  byModel: ModelJudgement,
  isWanted: (change: Change) => boolean,
): Pick<Merged, 'basis' | 'judgement'> {
  const requirements = judgement.requirements.map((result) => {
    const verdict = byModel.requirements.find(({ id }) => id === result.requirement.id);
    if (verdict === undefined) return result;
    const merged = mergeVerdict(result, verdict);
    return isWanted({ isRaised: rankOf(merged.verdict) > rankOf(result.verdict) }) ? merged : result;
  });
  const rubric = judgement.rubric.map((result) => {
    const level = byModel.criteria.find(({ id }) => id === result.criterion.id);
    // Grammar, APA style and what is counted stay as measured.
    if (level === undefined || result.area !== null) return result;
    const merged: RubricResult = {
      ...result,
      level: level.level,
      points: levelsOf(result.criterion)[level.level]?.points ?? null,
      quote: level.at.quote,
      span: level.at.span,
      reason: level.reason,
      restsOn: [],
      isProvisional: false,
    };
    return isWanted({ isRaised: (merged.points ?? 0) > (result.points ?? 0) }) ? merged : result;
  });
  const verdicts = Object.fromEntries(
    requirements.map(({ requirement, verdict }) => [requirement.id, verdict]),
  );
  const asked =
    basis.requirements === undefined
      ? {}
      : {
          requirements: { ...basis.requirements, verdicts: { ...basis.requirements.verdicts, ...verdicts } },
        };
  return { basis: { ...basis, ...asked }, judgement: { ...judgement, requirements, rubric } };
}

/** An open verdict earns about half. */
const RANKS: Readonly<Record<Verdict, number>> = { 'not-found': 0, 'cannot-tell': 1, partly: 1, met: 2 };

function rankOf(verdict: Verdict): number {
  return RANKS[verdict];
}

/** Where the model leaves a requirement open, or says the same, the measured verdict stays with its place. */
function mergeVerdict(result: RequirementResult, { verdict, at, reason }: ModelVerdict): RequirementResult {
  if (verdict === 'cannot-tell') {
    return reason === '' || result.reason !== undefined || result.verdict !== 'cannot-tell'
      ? result
      : { ...result, reason };
  }
  const isSame = verdict === result.verdict;
  // What an instructor ruled decides for like passages.
  if (!isSame && (result.requirement.rulings ?? []).length > 0 && result.verdict !== 'cannot-tell')
    return result;
  if (isBan(result.requirement) && isSame) return { ...result, origin: 'both' };
  const { reason: measured, evidence: _, ...rest } = result;
  // What was said of another verdict no longer holds.
  const said = reason === '' && isSame ? measured : reason;
  return {
    ...rest,
    verdict,
    quote: at?.quote ?? null,
    span: at?.span ?? null,
    ...(said === undefined || said === '' ? {} : { reason: said }),
    origin: isSame ? 'both' : 'model',
  };
}
