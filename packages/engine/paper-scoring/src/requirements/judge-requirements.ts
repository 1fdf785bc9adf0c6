import type { Requirement, RequirementResult } from '@greenpen/grading';
import { spanText, type Paper } from '@greenpen/paper';
import type { ReadWork } from '../content/measure-input.ts';
import { contentStems } from '../words/content-stems.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Sentence } from '../work/work.ts';
import { judgeMeasurable } from './judge-measurable.ts';
import { judgePart, type JudgedPart } from './judge-part.ts';
import { weighParts, type PartEvidence } from './part-evidence.ts';
import type { Place } from './part-fits.ts';
import { noMeanings, type WordMeanings } from './requirement-terms.ts';

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
  const isEvidence = evidenceTest(requirements, input);
  const places = listPlaces(input, isEvidence);
  const evidence = weighParts(parts, places, input.brief?.title ?? '', meanings);
  const isElsewhere = input.topic?.onTopic === 'no';
  return requirements.map((requirement): RequirementResult => {
    const ofPart = evidence[parts.indexOf(requirement)];
    if (ofPart === undefined) {
      const { verdict, span } = judgeMeasurable(requirement, paper, input);
      return { requirement, verdict, span, quote: span === null ? null : spanText(paper.text, span) };
    }
    const { verdict, place } = judge(requirement, ofPart);
    const span = place?.sentence.span ?? null;
    return { requirement, verdict, span, quote: span === null ? null : spanText(paper.text, span) };
  });

  function judge(part: Requirement, ofPart: PartEvidence): JudgedPart {
    if (input.sound.words < LEAST_WORDS) return { verdict: 'cannot-tell', place: null };
    // Text on something else, or nothing but the words of the instructions.
    if (isElsewhere || places.length === 0) return { verdict: 'not-found', place: null };
    return judgePart(part, ofPart, { places, parts: parts.length, canMiss: meanings !== noMeanings });
  }
}

function listPlaces(
  { sound, work }: ReadWork,
  isEvidence: (sentence: Sentence) => boolean,
): readonly Place[] {
  return sound.paragraphs.flatMap(({ sentences, headings }, paragraph) =>
    sentences.filter(isEvidence).map((sentence) => ({
      sentence,
      paragraph,
      headings,
      text: work.text.slice(sentence.span.start, sentence.span.end),
    })),
  );
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
