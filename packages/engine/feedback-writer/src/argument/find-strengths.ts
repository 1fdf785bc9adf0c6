import type { AskedNote } from '../asked/asked-facts.ts';
import { reportedClause } from '../paper/find-thesis.ts';
import { beginningOf, isQuotable, MOST_WORDS } from '../paper/quote.ts';
import {
  type BodyParagraph,
  type BodySentence,
  countShared,
  hasFigure,
  isConcession,
  keysOf,
  OBJECTS,
  REPLIES,
} from './body-sentences.ts';

/** Something that a paper does, measured in its own words. */
export type Strength = {
  readonly is: 'backed' | 'answered';
  /** "paragraph 4". */
  readonly place: string | null;
  /** The paper's words that show it: “…”, with an ellipsis where they are cut. */
  readonly quote: string;
  /** A claim that goes on after "that"; `null` where it can only be quoted. */
  readonly reported: string | null;
  /** The work whose number bears a claim out: "Hess (2017)". */
  readonly work: string | null;
  /** The objection that is answered, as it goes on after "the view that"; `null` where it cannot be reported. */
  readonly objection?: string | null;
};

type Known = {
  readonly text: string;
  /** Words of the thesis or the assignment: what the paper is to show. */
  readonly aim: string;
};

/** A shorter text is no essay, so nothing in it is praised. */
const FEWEST_WORDS = 100;

/** What the paper does well enough to name, the most telling first: one of a kind, and no two of one paragraph. */
export function findStrengths(body: readonly BodyParagraph[], known: Known): readonly Strength[] {
  const aim = keysOf(known.aim);
  const worth = ({ quote }: Strength) => countShared(keysOf(quote), aim);
  const words = body.reduce(
    (sum, { sentences }) => sum + sentences.reduce((all, one) => all + one.words, 0),
    0,
  );
  if (words < FEWEST_WORDS) return [];
  const all = body.filter(({ isFaulted }) => !isFaulted);
  const kinds = [
    all.flatMap((paragraph) => answeredIn(paragraph, known.text) ?? []),
    all.flatMap((paragraph) => backedIn(paragraph, known.text) ?? []),
  ].map((found) => found.toSorted((one, other) => worth(other) - worth(one)));
  const taken = new Set<string | null>();
  return kinds.flatMap((found) => {
    const best = found.find(({ place }) => place === null || !taken.has(place));
    if (best === undefined) return [];
    taken.add(best.place);
    return [best];
  });
}

/** An objection, and behind it an answer that gives a reason, a number or a source. */
function answeredIn({ sentences, name }: BodyParagraph, text: string): Strength | null {
  const objects = sentences.findIndex(({ text }) => OBJECTS.test(text));
  if (objects === -1) return null;
  const turn = sentences.findIndex(
    ({ text }, at) => at > objects && REPLIES.test(text) && !OBJECTS.test(text) && !isConcession(text),
  );
  if (turn === -1) return null;
  const reply = sentences.slice(turn).find((one) => one.isSound && isReasoned(one));
  const quote = reply === undefined ? null : quoteOf(reply.text);
  if (quote === null) return null;
  return {
    is: 'answered',
    place: name,
    quote,
    reported: null,
    work: null,
    objection: objectionIn(sentences[objects]?.text ?? '', text),
  };
}

/** "Those who disagree say that nobody will care": what is said against the writer. */
function objectionIn(sentence: string, text: string): string | null {
  const [, said] = SAYS_AGAINST.exec(sentence) ?? [];
  const reported = said === undefined ? null : reportedClause(said, text);
  return reported !== null && !POINTS_BACK.test(reported) ? reported : null;
}

const SAYS_AGAINST =
  /\b(?:say|says|argue|argues|claim|claims|object|objects|answer|reply|worry|believe|fear|point out|argued|objected|said|objection (?:is|holds|says)) that\s+(.+)$/iu;
const POINTS_BACK = /\b(?:it|they|them|this|these|he|she|him|her)\b/u;

const isReasoned = ({ text, isCited, words }: BodySentence) =>
  words >= 8 && (isCited || hasFigure(text) || REASON.test(text));

const REASON = /\b(?:because|since (?!\d)|which means|so that|for this reason)\b/iu;
const FEWEST_CLAIM_WORDS = 6;
const MOST_CLAIM_WORDS = 26;
/** Leans on the sentence before it, or announces. */
const NO_CLAIM =
  /^(?:this|these|that|those|it|they|he|she|such|for example|for instance|in this|first|second|third|finally|according|in conclusion|also|however|but|and)\b|\b(?:I|my|we|this (?:paper|essay|post))\b|[?:\d]|^there (?:is|are)\b|\b(?:is|are) (?:the|an?|called|known|located)\b/iu;

const LEAST_SHARED = 2;

/** A claim of the writer's own that opens a paragraph and that a number from a source behind it bears out. */
function backedIn({ sentences, name }: BodyParagraph, text: string): Strength | null {
  const [claim, ...rest] = sentences;
  if (claim === undefined || claim.isCited || !claim.isSound || NO_CLAIM.test(claim.text)) return null;
  if (ORDERS.test(claim.text.replace(ANNOUNCES, ''))) return null;
  if (claim.words < FEWEST_CLAIM_WORDS || claim.words > MOST_CLAIM_WORDS || OBJECTS.test(claim.text))
    return null;
  const keys = keysOf(claim.text);
  const near = rest.slice(0, 3);
  const source = near.find(
    (one) =>
      one.isSound &&
      one.works.length > 0 &&
      hasFigure(withoutYears(one.text)) &&
      countShared(keysOf(one.text), keys) >= LEAST_SHARED,
  );
  const quote = quoteOf(claim.text);
  if (source === undefined || quote === null) return null;
  const reported = reportedClause(claim.text.replace(ANNOUNCES, ''), text);
  return {
    is: 'backed',
    place: name,
    quote,
    reported: reported !== null && !POINTS_BACK.test(reported) ? reported : null,
    work: source.works[0] ?? null,
  };
}

/** "The second reason is that": what is claimed comes after it. */
const ANNOUNCES =
  /^(?:the|a|an|another|one|my|our) (?:(?:first|second|third|fourth|last|final|main|other|further|strongest|best) )?(?:reason|point|argument|cause|problem|benefit|advantage|fact|result|finding|answer) (?:is|was) that\s+/iu;
/** "The second piece of evidence is in the water": says only what comes next. */
const ORDERS =
  /^(?:the|a|an|another|one|my|our) (?:first|second|third|fourth|last|final|next|other|main) (?:(?:piece|part|kind|type|line) of )?\p{L}+ (?:is|was|comes?|concerns?|lies|can be)\b|\b(?:works?|goes|looks?|happens?|happened) (?:like this|as follows|this way|in the following way)\b/iu;

const withoutYears = (text: string) => text.replace(/\([^)]*\)|\b(?:1[89]|20)\d\d\b/gu, ' ');

/** The words in quotation marks: whole where they are few, else how they begin, with an ellipsis. */
export function quoteOf(text: string): string | null {
  const whole = text.replace(/(?<![.,;:\s])[.,;:\s]+$/u, '');
  if (whole.split(/\s+/u).length <= MOST_WORDS && isQuotable(whole)) return `“${whole}”`;
  const beginning = beginningOf(text);
  return beginning === null ? null : `“${beginning} …”`;
}

/** Whether a met part is shown by words that say something. */
export function isShown({ shown }: AskedNote): boolean {
  return shown !== null && keysOf(shown).size >= FEWEST_SHOWN_KEYS;
}

const FEWEST_SHOWN_KEYS = 3;

/** A met part that says something of its own: its words are not only those of the assignment. */
export function isShownWell({ shown, text }: AskedNote, subject: ReadonlySet<string>): boolean {
  if (shown === null) return false;
  const keys = keysOf(shown);
  return countShared(keys, new Set([...keysOf(text), ...subject])) > 0 && keys.size >= FEWEST_SHOWN_KEYS;
}
