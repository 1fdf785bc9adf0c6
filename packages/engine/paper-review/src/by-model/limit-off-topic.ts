import type { AssignmentBrief, Judgement, ScoreBasis } from '@greenpen/grading';
import type { ModelJudgement } from '@greenpen/model-judge';
import type { Finding } from '@greenpen/paper';
import { contentOffTopic, questionOf } from '@greenpen/paper-scoring';

/** As for a paper that was measured as off topic, and not surely so. */
const MOST = 25;
/** The share of the required parts that a paper on something else lacks at least. */
const LEAST_MISSING = 0.5;

type Scored = {
  readonly basis: ScoreBasis;
  readonly judgement: Judgement;
  readonly findings: readonly Finding[];
};

/**
 * Holds down the scores of a paper that the model read as an answer to something else and in which it found less than
 * half of the required parts, as those of a paper that was measured so. The finding can be dismissed.
 */
export function limitOffTopic<Given extends Scored>(
  scored: Given,
  { relevance, requirements }: Pick<ModelJudgement, 'relevance' | 'requirements'>,
  brief: AssignmentBrief | null,
): Given {
  const { basis, judgement, findings } = scored;
  if (brief === null || relevance?.verdict !== 'off' || judgement.onTopic === 'no') return scored;
  const parts = judgement.requirements.filter(
    ({ requirement: { kind, required } }) => required && kind === 'part',
  );
  const missing = parts.filter(({ requirement }) =>
    requirements.some(({ id, verdict }) => id === requirement.id && verdict === 'not-found'),
  );
  if (parts.length === 0 || missing.length < parts.length * LEAST_MISSING) return scored;
  const { id: check, area, severity } = contentOffTopic;
  const finding: Finding = {
    id: `${check}:read`,
    area,
    check,
    severity,
    message: relevance.reason === '' ? 'The paper does not answer the assignment.' : relevance.reason,
    span: relevance.at?.span ?? null,
    quote: relevance.at?.quote ?? null,
    page: null,
    suggestions: [],
    source: 'Read by the language model',
    origin: 'model',
  };
  const { content } = basis.areas;
  const ceiling = { most: MOST, reason: 'The paper does not answer this assignment.', finding: finding.id };
  const ceilings = [...(content.ceilings ?? []), ceiling];
  return {
    ...scored,
    basis: { ...basis, areas: { ...basis.areas, content: { ...content, ceilings } } },
    findings: [...findings, finding],
    judgement: {
      ...judgement,
      notAnAnswer: {
        finding: finding.id,
        reason: finding.message,
        question: questionOf(
          brief,
          judgement.requirements.map(({ requirement }) => requirement),
        ),
      },
    },
  };
}
