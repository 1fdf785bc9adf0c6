import type { AssignmentBrief, RequirementResult, RequirementsBasis, Verdict } from '@greenpen/grading';
import { contentStems } from '../words/content-stems.ts';
import { stem } from '../words/stem.ts';
import { taskWords } from '../words/task-words.ts';
import { wordsOf } from '../words/words-of.ts';
import { count } from './measure.ts';

const taskStems: ReadonlySet<string> = new Set([...taskWords].map(stem));

/** The subject words of a text, each once, without the words that are about the task itself. */
export function subjectStems(text: string): readonly string[] {
  return [...new Set(contentStems(wordsOf(text)))].filter((word) => !taskStems.has(word));
}

/** The subject words of an assignment, without those of the rubric's own scale. */
export function briefStems({ title, description, instructions, rubric }: AssignmentBrief): readonly string[] {
  const own = subjectStems(`${title}\n${description}\n${instructions}`);
  return own.length >= 3 ? own : subjectStems(`${title}\n${description}\n${instructions}\n${rubric}`);
}

/** The verdicts by requirement, and which requirements give points. */
export function verdictsOf(results: readonly RequirementResult[]): Omit<RequirementsBasis, 'maxPoints'> {
  return {
    verdicts: Object.fromEntries(results.map(({ requirement, verdict }) => [requirement.id, verdict])),
    required: results
      .filter(({ requirement }) => requirement.required)
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
  const judged = required.length - open;
  if (judged === 0)
    return `None of the ${count(required.length, 'requirement')} could be checked; the other parts decide.`;
  const rest = [
    partly > 0 ? `${partly} partly met` : '',
    missing > 0 ? `${missing} not found` : '',
    open > 0 ? `${open} could not be checked and ${open === 1 ? 'moves' : 'move'} the score neither way` : '',
  ].filter((one) => one !== '');
  return `${met} of ${count(judged, 'requirement')} met${rest.map((one) => `; ${one}`).join('')}.`;
}
