import { isBan, type RequirementResult, type RequirementsBasis, type Verdict } from '@greenpen/grading';
import { count } from './measure.ts';

/** The verdicts by requirement, and which requirements give points. */
export function verdictsOf(results: readonly RequirementResult[]): Omit<RequirementsBasis, 'maxPoints'> {
  return {
    verdicts: Object.fromEntries(results.map(({ requirement, verdict }) => [requirement.id, verdict])),
    required: results
      .filter(({ requirement }) => requirement.required)
      .map(({ requirement }) => requirement.id),
    parts: results
      .filter(({ requirement }) => requirement.required && requirement.kind === 'part')
      .map(({ requirement }) => requirement.id),
  };
}

/** "3 of 5 requirements met; 1 partly met; 1 not found; 2 could not be checked and move the score neither way." */
export function reasonForAsked(results: readonly RequirementResult[]): string {
  const required = results.filter(({ requirement }) => requirement.required);
  const having = (verdict: Verdict): number => required.filter((result) => result.verdict === verdict).length;
  const [met, partly, missing, open] = [
    having('met'),
    having('partly'),
    having('not-found'),
    having('cannot-tell'),
  ];
  const broken = required.filter(
    ({ requirement, verdict }) => verdict === 'not-found' && isBan(requirement),
  ).length;
  const judged = required.length - open;
  if (judged === 0)
    return `None of the ${count(required.length, 'requirement')} could be checked; the other parts decide.`;
  const rest = [
    partly > 0 ? `${partly} partly met` : '',
    missing > broken ? `${missing - broken} not found` : '',
    broken > 0 ? `${broken} broken` : '',
    open > 0 ? `${open} could not be checked and ${open === 1 ? 'moves' : 'move'} the score neither way` : '',
  ].filter((one) => one !== '');
  return `${met} of ${count(judged, 'requirement')} met${rest.map((one) => `; ${one}`).join('')}.`;
}
