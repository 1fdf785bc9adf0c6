import type { AssignmentBrief, NotAnAnswer, Requirement, ScoreCeiling } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';

/** A ceiling that leaves less than a failing grade: what was handed in is no answer, whatever else is measured. */
const NO_ANSWER = 40;
/** UTF-16 units. */
const LONGEST_QUESTION = 240;

type Given = {
  readonly brief: AssignmentBrief | null;
  readonly requirements: readonly Requirement[];
  readonly ceilings: readonly ScoreCeiling[] | undefined;
  readonly findings: readonly Finding[];
};

/** Why a paper does not look like an answer to its assignment, and what was asked; null for any other paper. */
export function findNotAnAnswer({ brief, requirements, ceilings = [], findings }: Given): NotAnAnswer | null {
  const [lowest] = ceilings.filter(({ most }) => most <= NO_ANSWER).toSorted((a, b) => a.most - b.most);
  if (brief === null || lowest === undefined) return null;
  const finding = findings.find(({ id }) => id === lowest.finding);
  return {
    finding: lowest.finding,
    reason: finding?.message ?? lowest.reason,
    question: questionOf(brief, requirements),
  };
}

/** The question of an assignment in its own words: a sentence that asks, else its first required part, else how it begins. */
export function questionOf(
  { instructions, description }: Pick<AssignmentBrief, 'instructions' | 'description'>,
  requirements: readonly Requirement[],
): string | null {
  const sentences = `${instructions}\n${description}`
    .split(/(?<=[.?!])\s+|\n+/u)
    .map((sentence) => sentence.replace(/^[\s\-*•\d.)]+/u, '').trim())
    .filter((sentence) => sentence !== '' && sentence.length <= LONGEST_QUESTION);
  const asks = sentences.find((sentence) => sentence.endsWith('?'));
  const part = requirements.find(({ kind, required }) => required && kind === 'part');
  const whole = sentences.find((sentence) => part !== undefined && sentence.includes(part.asWritten));
  return asks ?? whole ?? part?.asWritten ?? sentences[0] ?? null;
}
