import type { Requirement, Verdict } from '@greenpen/grading';
import type { Span } from '@greenpen/paper';
import { findAnnounced, findOpenExtra } from './announcements.ts';
import type { NumberedAnswer } from './numbered-answers.ts';
import type { Place } from './part-likeness.ts';
import type { PartEvidence } from './part-evidence.ts';
import { weigh, type PartWeights } from './part-weights.ts';
import { findGivenTerms, findRuled } from './rulings.ts';
import { showsSigns, type SaidSentence } from './signs-of-part.ts';
import type { ThoroughnessSigns } from './thoroughness.ts';

export type JudgedPaper = {
  readonly places: readonly Place[];
  readonly said: readonly SaidSentence[];
  readonly thoroughness: ThoroughnessSigns;
  /** Whether an answer in other words would have been found, so that a part can be called missing. */
  readonly canMiss: boolean;
  /** Where the answer with the number of the part stands; `null` where there are no numbers. */
  readonly numbered: NumberedAnswer | null;
};

export type JudgedPart = {
  readonly verdict: Verdict;
  readonly place: Place | null;
  /** Whether an open part was looked for without success. */
  readonly isSought?: boolean;
  readonly reason?: string;
};

/** How far the terms that an instructor gave for an answer move the evidence, in log-odds. */
const BY_TERMS = 1;
/** The same for a sentence that says in so many words that it is what is asked for. */
const BY_ANNOUNCEMENT = 1;

/** The same for an answer with the part's number, and for one whose number several parts share. */
const BY_NUMBER = 2.5;
const BY_SHARED_NUMBER = 1;
/** Words of an answer that says enough to be one. */
const FULL_ANSWER = 25;
/** Its sentences that say more than the assignment. */
const FULL_SENTENCES = 2;

/** Log-odds of a part being there below which the evidence speaks against it. */
const NEITHER = 0;

const SAYS_LITTLE = 'The passage says little beyond the words of the assignment.';

const cannotTell: JudgedPart = { verdict: 'cannot-tell', place: null };
const sought: JudgedPart = { ...cannotTell, isSought: true };

/** Says whether a part is answered, and where. What the evidence does not settle is 'cannot-tell'. */
export function judgePart(
  part: Requirement,
  evidence: PartEvidence,
  paper: JudgedPaper,
  weights: PartWeights,
): JudgedPart {
  const { thoroughness, canMiss, numbered } = paper;
  const places = numbered?.span ? placesIn(numbered.span, paper.places) : paper.places;
  const ruled = findRuled(part, paper.places);
  if (ruled?.counts === true) return { verdict: 'met', place: ruled.place };
  const { bounds } = weights;
  const scores = scoresOf(evidence, thoroughness, weights);
  const withTerms = findGivenTerms(part, places);
  const byTerms = part.terms.length === 0 ? 0 : withTerms === null ? -BY_TERMS : BY_TERMS;
  const announced = findAnnounced(part.text, places);
  const byNumber = weighNumber(numbered, places);
  const byAnnouncement = announced.length > 0 ? BY_ANNOUNCEMENT : 0;
  const isMetByEvidence = scores.met + byTerms >= bounds.met;
  const isMet = scores.met + byTerms + byAnnouncement + byNumber >= bounds.met;
  const isThere =
    (numbered?.span ?? null) === null || (evidence.place !== null && places.includes(evidence.place));
  const best = isThere ? evidence.place : firstTelling(places);
  const answer = withTerms ?? (isMetByEvidence ? best : preferred(best, announced));
  if (numbered !== null && numbered.span === null && !isMetByEvidence && ruled === null)
    return { verdict: 'not-found', place: null, reason: `No answer has the number ${numbered.number}.` };
  if (ruled !== null && (answer === ruled.place || !isMet)) return { verdict: 'not-found', place: null };
  if (answer === null || (evidence.names === 'nothing' && part.terms.length === 0 && byNumber === 0))
    return cannotTell;
  if (isMet) return judgeFullness(part, numbered === null ? evidence.places : places, answer, places);
  if (!canMiss) return cannotTell;
  const presence = scores.presence + byTerms;
  const canBeMissing = !IS_WHOLE_PAPER.test(part.text) && announced.length === 0;
  if (canBeMissing && presence < NEITHER && showsSigns(part.text, paper.said) === false)
    return { verdict: 'not-found', place: null };
  if (canBeMissing && presence < bounds.missing) return sought;
  if (presence >= NEITHER && scores.missing + byTerms < NEITHER && !answer.saysMore)
    return { verdict: 'partly', place: answer, reason: SAYS_LITTLE };
  return canBeMissing && presence < bounds.sought ? sought : cannotTell;
}

/** The sentences of a numbered answer. */
function placesIn({ start, end }: Span, places: readonly Place[]): readonly Place[] {
  return places.filter(({ sentence: { span } }) => span.start >= start && span.end <= end);
}

function firstTelling(places: readonly Place[]): Place | null {
  return places.find(({ saysMore }) => saysMore) ?? places[0] ?? null;
}

/** What a number says for its part: all of it where the answer says enough and no other part has the number. */
function weighNumber(numbered: NumberedAnswer | null, places: readonly Place[]): number {
  if (numbered === null || numbered.span === null) return 0;
  const words = places.reduce((sum, { sentence }) => sum + sentence.words.length, 0);
  const telling = places.filter(({ saysMore }) => saysMore).length;
  const fullness = Math.min(1, words / FULL_ANSWER) * Math.min(1, telling / FULL_SENTENCES);
  return fullness * (numbered.isAlone ? BY_NUMBER : BY_SHARED_NUMBER);
}

/** The place with the best evidence, unless others alone say that they are the answer. */
function preferred(byEvidence: Place | null, announced: readonly Place[]): Place | null {
  return byEvidence !== null && announced.includes(byEvidence) ? byEvidence : (announced[0] ?? byEvidence);
}

/** A part that is answered: met, or partly where something that it also asks for is not there. */
function judgeFullness(
  part: Requirement,
  given: readonly Place[],
  place: Place,
  places: readonly Place[],
): JudgedPart {
  const open = findOpenExtra(part.text, place, places);
  if (open !== null) return { verdict: 'partly', place, reason: `Not found there: “${open}”.` };
  const number = findOpenNumber(part, given);
  if (number !== null) return { verdict: 'partly', place, reason: `Fewer than ${number} were found there.` };
  return { verdict: 'met', place };
}

/** "Respond to it fairly", "evaluate how well it has worked": a part about what another part gives. */
const LEANS_BACK =
  /^(?:then |and )?\p{L}+ (?:(?:to|for|on|why|how|whether|what|well|far|it|has|is|was) )*(?:it|them|this|that|these|those)\b/iu;

/** A part that takes up what is missing cannot be answered: there is no reply to an objection that nobody raised. */
export function settleLeaning(
  part: Requirement,
  judged: JudgedPart,
  before: JudgedPart | undefined,
): JudgedPart {
  if (before === undefined || !LEANS_BACK.test(part.text) || judged.verdict === 'not-found') return judged;
  if (before.verdict === 'not-found') return { verdict: 'not-found', place: null };
  return before.isSought === true ? sought : judged;
}

/** "Write an essay on …" is answered by the paper as a whole. */
const IS_WHOLE_PAPER = /^(?:write|compose|create|prepare)\b/iu;

/** How much the paper's thoroughness counts beside the part's own evidence. */
const FOR_MET = 0.4;
const FOR_MISSING = 0.6;
/** A part can be left out of the most thorough paper. */
const MOST_FOR_MISSING = 1;

/** Log-odds, up to a constant, of a part being there; of being answered in full; and of not being so. */
export function scoresOf(
  { presence }: Pick<PartEvidence, 'presence'>,
  signs: ThoroughnessSigns,
  weights: Pick<PartWeights, 'presence' | 'thoroughness'>,
): { readonly presence: number; readonly met: number; readonly missing: number } {
  const there = weigh(weights.presence, presence);
  const thoroughness = weigh(weights.thoroughness, signs);
  return {
    presence: there,
    met: there + FOR_MET * thoroughness,
    missing: there + FOR_MISSING * Math.min(MOST_FOR_MISSING, thoroughness),
  };
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six'];
const ASKED_NUMBER =
  /\b(two|three|four|five|six|[2-6])\b(?!\s+(?:of|or|to|pages?|words?|sentences?|paragraphs?|minutes?|hours?|years?)\b)(?=\s+\p{L}+)/iu;

/** The number that is asked for, where fewer are given: "two causes" in one sentence without a second clause is one. */
function findOpenNumber({ text }: Requirement, places: readonly Place[]): string | null {
  const asked = ASKED_NUMBER.exec(text)?.[1]?.toLowerCase();
  if (asked === undefined) return null;
  const number = NUMBERS.includes(asked) ? NUMBERS.indexOf(asked) + 2 : Number(asked);
  const given = places.reduce(
    (sum, place) => sum + 1 + (place.text.match(/[,;]|\band\b/giu)?.length ?? 0),
    0,
  );
  return given === 0 || given >= number ? null : asked;
}
