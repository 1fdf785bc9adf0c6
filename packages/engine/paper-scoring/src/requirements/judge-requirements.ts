import type { Requirement, RequirementResult, Verdict } from '@greenpen/grading';
import { spanText, type Paper } from '@greenpen/paper';
import type { ReadWork } from '../content/measure-input.ts';
import { contentStems } from '../words/content-stems.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Sentence } from '../work/work.ts';
import { findAnswer, type FoundAnswer } from './find-answer.ts';
import { judgeMeasurable } from './judge-measurable.ts';
import { termsOfParts, type PartTerms, type WordMeanings } from './requirement-terms.ts';

const MET = 0.6;
const PARTLY = 0.45;
const NOT_FOUND = 0.27;
/** Words below which a paper is too short for something to be missed in it. */
const LEAST_WORDS = 60;

/** Says of each requirement whether the paper meets it, and where. What reading words cannot settle is 'cannot-tell'. */
export function judgeRequirements(
  requirements: readonly Requirement[],
  paper: Paper,
  input: ReadWork,
  meanings: WordMeanings,
): readonly RequirementResult[] {
  const parts = requirements.filter(({ kind }) => kind === 'part');
  const words = new Set(input.sound.sentences.flatMap((sentence) => sentence.words));
  const terms = termsOfParts(parts, input.brief?.title ?? '', words, meanings);
  const isEvidence = evidenceTest(requirements, input);
  return requirements.map((requirement): RequirementResult => {
    const partTerms = terms.get(requirement);
    if (partTerms === undefined) {
      const { verdict, span } = judgeMeasurable(requirement, paper, input);
      return { requirement, verdict, span, quote: span === null ? null : spanText(paper.text, span) };
    }
    const answer = findAnswer(partTerms, input.sound.paragraphs, input.work.text, isEvidence);
    const verdict = verdictOf(answer, partTerms, input);
    const shown = verdict === 'met' || verdict === 'partly' ? (answer.sentence?.span ?? null) : null;
    return { requirement, verdict, span: shown, quote: shown === null ? null : spanText(paper.text, shown) };
  });
}

function verdictOf(answer: FoundAnswer, { terms, cues }: PartTerms, { sound }: ReadWork): Verdict {
  const named = terms.reduce((sum, { weight }) => sum + weight, 0);
  // One common word, or a kind of statement that any paper makes somewhere, decides nothing.
  const tellsApart = named >= 1.3 || (named >= 0.9 && cues.length > 0);
  if (answer.score >= MET && (tellsApart || named > 0) && answer.support >= 2) return 'met';
  if (!tellsApart || sound.words < LEAST_WORDS) return 'cannot-tell';
  if (answer.score >= PARTLY) return 'partly';
  if (answer.score <= NOT_FOUND) return 'not-found';
  return 'cannot-tell';
}

/**
 * A sentence made of the instructions' own words (a list of terms, a plan of the paper) announces an answer at most.
 * It has to say something besides.
 */
function evidenceTest(
  requirements: readonly Requirement[],
  { brief }: ReadWork,
): (sentence: Sentence) => boolean {
  const asked = new Set(
    contentStems(
      wordsOf(
        `${brief?.title ?? ''}\n${requirements.map(({ text, asWritten }) => `${text}\n${asWritten}`).join('\n')}`,
      ),
    ),
  );
  return ({ stems }) => {
    const distinct = new Set(stems);
    if (distinct.size < 3) return false;
    const own = [...distinct].filter((one) => !asked.has(one)).length;
    return own >= 2 && own / distinct.size >= 0.3;
  };
}
