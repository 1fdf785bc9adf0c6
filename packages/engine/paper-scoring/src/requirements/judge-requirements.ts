import type { Requirement, RequirementResult } from '@greenpen/grading';
import { spanText, type Paper, type Span } from '@greenpen/paper';
import type { ReadWork } from '../content/measure-input.ts';
import { findStatedPosition, isReport } from '../rubric/find-claim.ts';
import { findAssertedPosition } from './asserted-position.ts';
import { judgeMeasurable } from './judge-measurable.ts';
import { judgePart, settleLeaning, type JudgedPart } from './judge-part.ts';
import { judgeNamedWorks } from './judge-named-works.ts';
import { cannotTell, type Judged } from './judged.ts';
import { listPlaces, measureEcho, MOSTLY_ECHO } from './list-places.ts';
import { readNumberedAnswers } from './numbered-answers.ts';
import { weighParts, type PartEvidence } from './part-evidence.ts';
import type { Place } from './part-likeness.ts';
import { fittedWeights } from './fitted-weights.ts';
import { weigh, type PartWeights } from './part-weights.ts';
import { noMeanings, type WordMeanings } from './requirement-terms.ts';
import { isRuledOut } from './rulings.ts';
import { listSaid } from './signs-of-part.ts';
import { readThoroughness } from './thoroughness.ts';

/** Words below which a paper is too short for something to be missed in it. */
const LEAST_WORDS = 60;

/** Asks for a position and nothing else. */
const ASKS_POSITION =
  /^(?:(?:take|state|give|have|include|present|make|offer|defend)\s+)?(?:an?|your|one)\s+(?:own\s+|clear\s+|arguable\s+|specific\s+|strong\s+|firm\s+)*(?:position|stance|stand|thesis|claim|argument)(?:\s+statement)?\b/iu;

const SOUGHT = 'Looked for and not found; it may be there in other words.';

/** What a paper says to the parts of its assignment. */
export type Answers = {
  readonly places: readonly Place[];
  readonly parts: readonly Requirement[];
  readonly evidence: readonly PartEvidence[];
  readonly weights: PartWeights;
};

/** Looks for the answers to all parts. */
export function findAnswers(
  requirements: readonly Requirement[],
  input: Pick<ReadWork, 'work' | 'sound' | 'brief'>,
  meanings: WordMeanings,
  weights: PartWeights = fittedWeights,
): Answers {
  const parts = requirements.filter(({ kind }) => kind === 'part');
  const places = listPlaces(requirements, input, meanings);
  const evidence = weighParts(parts, { places, title: input.brief?.title ?? '' }, meanings, weights);
  return { places, parts, evidence, weights };
}

/** Logits, by part, that it is answered; of the parts that can be looked for in the paper. */
export function presencesIn({ evidence, weights }: Answers): readonly number[] {
  return evidence.flatMap(({ presence }) =>
    presence.length === 0 ? [] : [weigh(weights.presence, presence)],
  );
}

/** Says of each requirement whether the paper meets it, and where. What reading words cannot settle is 'cannot-tell'. */
export function judgeRequirements(
  requirements: readonly Requirement[],
  paper: Paper,
  input: ReadWork,
  meanings: WordMeanings,
  { places, parts, evidence, weights }: Answers = findAnswers(requirements, input, meanings),
): readonly RequirementResult[] {
  const thoroughness = readThoroughness(places, meanings);
  const said = listSaid(input);
  const isElsewhere = input.topic?.onTopic === 'no';
  const numbered = readNumberedAnswers(parts, input.brief?.instructions ?? '', paper);
  const isEcho = measureEcho(requirements, input) >= MOSTLY_ECHO;
  let before: JudgedPart | undefined;
  return requirements.map((requirement): RequirementResult => {
    const ofPart = evidence[parts.indexOf(requirement)];
    const measured =
      ofPart === undefined ? judgeMeasurable(requirement, paper, input) : judgeNamedWorks(requirement, input);
    if (ofPart === undefined || measured !== null) {
      const { verdict, span, reason } = ofAnswer(measured ?? cannotTell);
      const quote = span === null ? null : spanText(paper.text, span);
      return { requirement, verdict, span, quote, ...(reason === undefined ? {} : { reason }) };
    }
    const judged = settleLeaning(requirement, judge(requirement, ofPart), before);
    before = judged;
    const isReported = isPositionReported(requirement, judged);
    const position = judged.verdict === 'met' ? null : findPosition(requirement);
    if (position !== null && !isRuledOut(requirement, spanText(paper.text, position)))
      return { requirement, verdict: 'met', span: position, quote: spanText(paper.text, position) };
    if (isReported) return { requirement, verdict: 'cannot-tell', span: null, quote: null };
    const span = judged.place?.sentence.span ?? null;
    const quote = span === null ? null : spanText(paper.text, span);
    const reason = judged.reason === undefined ? {} : { reason: judged.reason };
    const result = { requirement, verdict: judged.verdict, span, quote, ...reason };
    return judged.isSought === true ? { ...result, evidence: 'none', reason: SOUGHT } : result;
  });

  /** The length, the sources and the form of a text that is no answer are no merits of it. */
  function ofAnswer(judged: Judged): Judged {
    const isKept = judged.verdict === 'met' || judged.verdict === 'partly';
    if (!isKept || (!isElsewhere && !isEcho)) return judged;
    const reason = isElsewhere
      ? 'Not counted: the paper is about something else.'
      : 'Not counted: most of the text is the assignment’s own.';
    return { verdict: 'cannot-tell', span: judged.span, reason };
  }

  /** "Take a clear position" is met by a sentence that takes one in so many words, whatever words of the subject it has. */
  function findPosition({ text }: Requirement): Span | null {
    if (isElsewhere || isEcho || meanings === noMeanings) return null;
    return ASKS_POSITION.test(text) ? findStatedPosition(input) : findAssertedPosition(text, paper, input);
  }

  /** A sentence that reports, "One of the rules is …", does not take a position in part. */
  function isPositionReported({ text }: Requirement, { verdict, place }: JudgedPart): boolean {
    if (verdict !== 'partly' || place === null || !ASKS_POSITION.test(text)) return false;
    return isReport(spanText(paper.text, place.sentence.span));
  }

  function judge(part: Requirement, ofPart: PartEvidence): JudgedPart {
    if (input.sound.words < LEAST_WORDS) return { verdict: 'cannot-tell', place: null };
    // Text on something else, or nothing but the words of the instructions.
    if (isElsewhere || isEcho) return { verdict: 'not-found', place: null };
    if (places.length === 0) return { verdict: 'cannot-tell', place: null };
    const judgedPaper = { places, said, thoroughness, canMiss: meanings !== noMeanings };
    return judgePart(part, ofPart, { ...judgedPaper, numbered: numbered?.get(part) ?? null }, weights);
  }
}
