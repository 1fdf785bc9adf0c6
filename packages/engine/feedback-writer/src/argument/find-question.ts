import { isQuotable } from '../paper/quote.ts';
import { listOf } from '../words.ts';
import { type BodyParagraph, type BodySentence, countShared, keysOf } from './body-sentences.ts';
import { quoteOf } from './find-strengths.ts';

/** A question that a reader of the field would put to the argument, about words of the paper. */
export type Question = {
  readonly is: 'reason' | 'number';
  readonly place: string | null;
  /** What the question is about, as a clause to the student that goes on after "you": “…” in it is the paper's words. */
  readonly said: string;
  /** The question itself, with a small letter and its question mark. */
  readonly asks: readonly string[];
};

type Known = { readonly thesisText: string | null };

/**
 * The question that presses hardest: a reason of the thesis that nothing takes up, or a number without its source.
 * `null` where the paper gives no occasion for one.
 */
export function findQuestion(body: readonly BodyParagraph[], known: Known): Question | null {
  return askForReason(body, known) ?? askAboutNumber(body);
}

const FEWEST_REASONS = 2;
const MOST_REASON_WORDS = 14;

/** The reasons that a thesis names after "because", in its own words. */
export function reasonsOf(thesis: string): readonly string[] {
  const [, given = ''] = /\bbecause\s+(.+?)[.?!]*$/isu.exec(thesis) ?? [];
  return given
    .split(
      /,?\s+and\s+because\s+|;\s*(?:and\s+)?(?:because\s+)?|,\s+(?:and\s+)?(?:because\s+)?|\s+and\s+because\s+/iu,
    )
    .flatMap((reason) => (given.includes(',') ? [reason] : reason.split(/\s+and\s+(?=\p{L}+\s\p{L}+\s)/u)))
    .map((reason) => reason.trim().replace(/[.,;]$/u, ''))
    .filter((reason) => keysOf(reason).size > 0 && isQuotable(reason));
}

function askForReason(body: readonly BodyParagraph[], { thesisText }: Known): Question | null {
  if (thesisText === null) return null;
  const reasons = reasonsOf(thesisText);
  if (reasons.length < FEWEST_REASONS) return null;
  const others = body
    .slice(0, -1)
    .map(({ sentences }) =>
      sentences.filter(({ text }) => text !== thesisText && !thesisText.includes(text)),
    );
  const numbered = others.filter(([first]) => first !== undefined && NUMBERED.test(first.text));
  // One paragraph for each reason, numbered: each is taken up, in whatever words.
  if (numbered.length >= reasons.length) return null;
  const sentences = others.flat();
  const room = reasons.map((reason) => ({ reason, taken: countTaken(keysOf(reason), sentences) }));
  const left = room.filter(({ taken, reason }) => taken === 0 && !isSpread(keysOf(reason), others));
  const shown = room.filter(({ taken }) => taken > 1);
  const [one] = left;
  if (left.length !== 1 || one === undefined || shown.length === 0) return null;
  if (one.reason.split(/\s+/u).length > MOST_REASON_WORDS) return null;
  const upheld = listOf(shown.slice(0, 2).map(({ reason }) => `“${reason}”`));
  return {
    is: 'reason',
    place: null,
    said: `take up ${upheld} from your thesis, and I lost track of “${one.reason}”`,
    asks: ['where do you show it?', 'what in the paper shows it?'],
  };
}

/** A paragraph that says itself which reason it is about. */
const NUMBERED =
  /^(?:first|second|third|fourth|last|final)(?:ly)?\b|^(?:the|my|a|our) (?:first|second|third|fourth|next|last|final|other) (?:reason|point|argument|cause|benefit|advantage|problem)\b|^(?:another|one) (?:reason|point|argument|cause|benefit|advantage|problem)\b/iu;

/** Whether a paragraph speaks of a reason in several of its sentences together. */
function isSpread(reason: ReadonlySet<string>, paragraphs: readonly (readonly BodySentence[])[]): boolean {
  const least = Math.max(2, Math.ceil(reason.size / 2));
  return paragraphs.some((sentences) => {
    const keys = [...keysOf(sentences.map(({ text }) => text).join(' '))];
    // "Wash" and "washed".
    return (
      [...reason].filter((one) => keys.some((key) => key.startsWith(one) || one.startsWith(key))).length >=
      least
    );
  });
}

/** Sentences that speak of most of what a reason says. */
function countTaken(reason: ReadonlySet<string>, sentences: readonly BodySentence[]): number {
  const least = Math.max(1, Math.ceil(reason.size / 2));
  return sentences.filter(({ text }) => countShared(reason, keysOf(text)) >= Math.min(2, least)).length;
}

/** A count or share, and not "half of the children". */
const COUNTED =
  /\d+(?:\.\d+)?\s?(?:percent|%)|[$€£]\s?\d|\b\p{L}+ percent\b|\d{1,3}(?:,\d{3})+|\bmillions?\b/iu;

/** What was counted or measured of the writer or of one person, such as a patient: the text itself is its source. */
const OF_ONE_PERSON = /\b(?:I|we|my|our|he|she|his|her|him)\b/iu;

/** A number of the writer's own that nothing explains, in a paper that cites what it takes from others. */
function askAboutNumber(body: readonly BodyParagraph[]): Question | null {
  if (!body.some(({ sentences }) => sentences.some(({ isCited }) => isCited))) return null;
  for (const { sentences, name } of body.slice(1, -1)) {
    const found = sentences.find(
      ({ text, isCited, isSound }, at) =>
        !isCited &&
        isSound &&
        COUNTED.test(text) &&
        sentences[at - 1]?.isCited !== true &&
        sentences[at + 1]?.isCited !== true &&
        !OF_ONE_PERSON.test(text),
    );
    const quote = found === undefined ? null : quoteOf(found.text);
    if (quote === null) continue;
    return {
      is: 'number',
      place: name,
      said: `write ${quote}`,
      asks: ['where does that number come from?', 'what does that number rest on?'],
    };
  }
  return null;
}
