import type { Rubric, RubricUse, RubricUseChoice } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import { allContentChecks } from '../content/findings/all-content-checks.ts';
import type { WordMeanings } from '../requirements/requirement-terms.ts';
import { matchCriterion } from './match-criterion.ts';

/** What a criterion says of grammar or APA style, as a share of all that it says, for it to mark them. */
const MARKED = 0.3;
const OF_FORM: ReadonlySet<string> = new Set(['grammar', 'apa']);

/**
 * What the points of a rubric make. A rubric with criteria for grammar or APA style, beside others, covers the whole
 * grade: as a part of the content score, these would count twice.
 */
export function settleRubricUse(rubric: Rubric, choice: RubricUseChoice, meanings: WordMeanings): RubricUse {
  if (choice !== 'auto') return choice;
  const ofForm = rubric.filter((criterion) => {
    const { by } = matchCriterion(criterion, meanings);
    return by.some(({ measure, share }) => OF_FORM.has(measure.id) && share >= MARKED);
  });
  return ofForm.length > 0 && ofForm.length < rubric.length ? 'total' : 'content';
}

/** The part of the content that the order of a text belongs to, and the measure that reads it for a rubric. */
const ORDER = 'structure';
const ofOrder: ReadonlySet<string> = new Set(
  allContentChecks.filter(({ advice }) => advice.against === ORDER).map(({ id }) => id),
);

/**
 * Ids of the findings on the order of a text where no criterion of a rubric speaks of it: a total that the rubric makes
 * would not notice them.
 */
export function findBesideRubric(
  rubric: Rubric,
  findings: readonly Pick<Finding, 'id' | 'check' | 'severity'>[],
  meanings: WordMeanings,
): readonly string[] {
  const isSpokenOf = rubric.some((criterion) =>
    matchCriterion(criterion, meanings).by.some(
      ({ measure, share }) => measure.id === ORDER && share >= MARKED,
    ),
  );
  if (isSpokenOf) return [];
  return findings
    .filter(({ check, severity }) => severity === 'error' && ofOrder.has(check))
    .map(({ id }) => id);
}
