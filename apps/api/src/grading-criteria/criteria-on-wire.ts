import type { GradingCriteria } from '@greenpen/api-contract';
import type { CriteriaRecord } from '@greenpen/gradebook';

export function criteriaOnWire({
  id,
  isDefault,
  weights,
  feedbackStyle,
  strictness,
  learnsFromApproved,
}: CriteriaRecord): GradingCriteria {
  return {
    id,
    isDefault: isDefault ? 1 : 0,
    grammarWeight: weights.grammar,
    apaWeight: weights.apa,
    contentWeight: weights.content,
    feedbackStyle,
    strictness,
    learnsFromApproved,
  };
}
