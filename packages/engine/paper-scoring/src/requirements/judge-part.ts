import type { Requirement, Verdict } from '@greenpen/grading';
import type { PartEvidence } from './part-evidence.ts';
import type { Place } from './part-fits.ts';
import { findGivenTerms, findRuled } from './rulings.ts';

/**
 * Weights of a logistic regression on papers with and without each part, fitted to papers written for it. Held out by
 * assignment, its area under the curve is .83 on short papers and .75 on longer ones.
 */
const WEIGHTS = {
  kinds: 0.956,
  words: 0.285,
  fit: 0.404,
  lead: 0.776,
  need: 0.627,
  certainty: 2.916,
  room: -1.555,
};
const BIAS = -2.472;
/** Sentences for each part at which `room` is 1. */
const USUAL_SENTENCES = 4;

/** From here on 19 of 20 are answered. */
const MET = 0.8;
/** Below it, 9 of 10 are missing. */
const NOT_FOUND = -2.2;
/** A place that says nothing of what the part names is not shown as its answer. */
const SAID = 0.15;
const TERMS_COUNT = 1;

export type JudgedPaper = {
  readonly places: readonly Place[];
  /** How many parts the assignment has. */
  readonly parts: number;
  /** Whether an answer in other words would have been found, so that a part can be called missing. */
  readonly canMiss: boolean;
};

export type JudgedPart = { readonly verdict: Verdict; readonly place: Place | null };

const cannotTell: JudgedPart = { verdict: 'cannot-tell', place: null };

/** Says whether a part is answered, and where. What the evidence does not settle is 'cannot-tell'. */
export function judgePart(
  part: Requirement,
  evidence: PartEvidence,
  { places, parts, canMiss }: JudgedPaper,
): JudgedPart {
  const ruled = findRuled(part, places);
  if (ruled?.counts === true) return { verdict: 'met', place: ruled.place };
  const termed = findGivenTerms(part, places);
  const score = scoreOf(evidence, places.length / parts) + termsScore(part, termed);
  const place = termed ?? evidence.place;
  if (ruled !== null && (place === ruled.place || score < MET)) return { verdict: 'not-found', place: null };
  if (evidence.names === 'nothing' && part.terms.length === 0) return cannotTell;
  const saysIt = evidence.wordsAtPlace >= SAID || termed !== null;
  if (score >= MET && place !== null && saysIt) {
    return { verdict: hasAsMany(part, evidence) ? 'met' : 'partly', place };
  }
  const isSure = canMiss && evidence.names === 'subject' && !IS_WHOLE_PAPER.test(part.text);
  return isSure && score < NOT_FOUND ? { verdict: 'not-found', place: null } : cannotTell;
}

/** "Write an essay on …" is answered by the paper as a whole. */
const IS_WHOLE_PAPER = /^(?:write|compose|create|prepare)\b/iu;

function scoreOf(
  { kinds, words, fit, lead, need, certainty }: PartEvidence,
  sentencesPerPart: number,
): number {
  return (
    BIAS +
    WEIGHTS.kinds * kinds +
    WEIGHTS.words * words +
    WEIGHTS.fit * fit +
    WEIGHTS.lead * lead +
    WEIGHTS.need * need +
    WEIGHTS.certainty * certainty +
    WEIGHTS.room * (sentencesPerPart / USUAL_SENTENCES)
  );
}

function termsScore({ terms }: Requirement, found: Place | null): number {
  if (terms.length === 0) return 0;
  return found === null ? -TERMS_COUNT : TERMS_COUNT;
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six'];
const ASKED_NUMBER =
  /\b(two|three|four|five|six|[2-6])\b(?!\s+(?:of|or|to|pages?|words?|sentences?|paragraphs?|minutes?|hours?|years?)\b)(?=\s+\p{L}+)/iu;

/** "Two causes" in one sentence without a second clause is one cause. */
function hasAsMany({ text }: Requirement, { places }: PartEvidence): boolean {
  const asked = ASKED_NUMBER.exec(text)?.[1]?.toLowerCase();
  if (asked === undefined) return true;
  const number = NUMBERS.includes(asked) ? NUMBERS.indexOf(asked) + 2 : Number(asked);
  const given = places.reduce(
    (sum, place) => sum + 1 + (place.text.match(/[,;]|\band\b/giu)?.length ?? 0),
    0,
  );
  return given === 0 || given >= number;
}
