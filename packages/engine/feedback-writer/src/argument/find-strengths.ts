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
  readonly is: 'backed' | 'answered' | 'reasoned' | 'cited';
  /** "paragraph 4 (New Jersey)". */
  readonly place: string | null;
  /** The paper's words that show it: “…” in quotation marks, with an ellipsis behind them where they are cut. */
  readonly quote: string;
  /** A claim that goes on after "that"; `null` where it can only be quoted. */
  readonly reported: string | null;
  /** The work that a claim rests on: "Hess (2017)". */
  readonly work: string | null;
  /** Whether that work gives a number for it. */
  readonly hasFigure: boolean;
  /** Whether other paragraphs cite nothing. */
  readonly isAlone?: boolean;
  /** Whether an answer to an objection gives a reason, a number or a source. */
  readonly isReasoned?: boolean;
  /** The objection that is answered, as it goes on after "the view that"; `null` where it cannot be reported. */
  readonly objection?: string | null;
};

type Known = {
  /** The sentence that holds the thesis, which is told of elsewhere. */
  readonly thesisText: string | null;
  readonly text: string;
  /** Words of the thesis or the assignment: what the paper is to show. */
  readonly aim: string;
};

const MANY_PARAGRAPHS = 4;
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
    // An ending repeats what was said before it.
    (all.length < MANY_PARAGRAPHS ? all : all.slice(0, -1)).flatMap(
      (paragraph) => reasonedIn(paragraph, { aim, thesisText: known.thesisText }) ?? [],
    ),
  ].map((found) =>
    found.toSorted((a, b) => Number(b.hasFigure) - Number(a.hasFigure) || worth(b) - worth(a)),
  );
  const taken = new Set<string | null>();
  const found = kinds.flatMap((found) => {
    const best = found.find(({ place }) => place === null || !taken.has(place));
    if (best === undefined) return [];
    taken.add(best.place);
    return [best];
  });
  return found.length > 0 ? found : citedIn(body);
}

/** Where nothing else works: a claim that rests on a source. */
function citedIn(body: readonly BodyParagraph[]): readonly Strength[] {
  const cited = body.flatMap(({ sentences, name }) =>
    sentences
      .filter(({ works }) => works.length > 0)
      .map(({ works: [work = null], text }) => ({
        place: name,
        work,
        hasFigure: hasFigure(withoutYears(text)),
      })),
  );
  const best = cited.find((one) => one.hasFigure) ?? cited[0];
  if (best === undefined || body.length < 3) return [];
  const bare = body.slice(1, -1).filter(({ sentences }) => sentences.every(({ isCited }) => !isCited));
  return [{ ...best, is: 'cited', quote: '', reported: null, isAlone: bare.length > 0 }];
}

/** An answer of fewer words is no more than a denial. */
const FEWEST_ANSWER_WORDS = 25;

/** An objection, and behind it an answer that gives a reason, a number or a source, or that goes on for some length. */
function answeredIn({ sentences, name }: BodyParagraph, text: string): Strength | null {
  const objects = sentences.findIndex(({ text }) => OBJECTS.test(text));
  if (objects === -1) return null;
  const turn = sentences.findIndex(
    ({ text }, at) => at > objects && REPLIES.test(text) && !OBJECTS.test(text) && !isConcession(text),
  );
  if (turn === -1) return null;
  const answer = sentences.slice(turn);
  const reasoned = answer.find((one) => one.isSound && isReasoned(one));
  const length = answer.reduce((sum, { words }) => sum + words, 0);
  const reply =
    reasoned ?? (length < FEWEST_ANSWER_WORDS ? undefined : answer.find(({ isSound }) => isSound));
  const quote = reply === undefined ? null : quoteOf(reply.text);
  if (quote === null) return null;
  return {
    is: 'answered',
    place: name,
    quote,
    reported: null,
    work: null,
    hasFigure: false,
    isReasoned: reasoned !== undefined,
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

/** A claim of the writer's own that opens a paragraph and that a source behind it bears out. */
function backedIn({ sentences, name }: BodyParagraph, text: string): Strength | null {
  const [claim, ...rest] = sentences;
  if (claim === undefined || claim.isCited || !claim.isSound || NO_CLAIM.test(claim.text)) return null;
  if (claim.words < FEWEST_CLAIM_WORDS || claim.words > MOST_CLAIM_WORDS || OBJECTS.test(claim.text))
    return null;
  const keys = keysOf(claim.text);
  const near = rest.slice(0, 3);
  const source = near.find(
    (one) =>
      one.isSound &&
      one.works.length > 0 &&
      (hasFigure(withoutYears(one.text)) || countShared(keysOf(one.text), keys) > 0),
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
    hasFigure: hasFigure(withoutYears(source.text)),
  };
}

/** "The second reason is that": what is claimed comes after it. */
const ANNOUNCES =
  /^(?:the|a|an|another|one|my|our) (?:(?:first|second|third|fourth|last|final|main|other|further|strongest|best) )?(?:reason|point|argument|cause|problem|benefit|advantage|fact|result|finding|answer) (?:is|was) that\s+/iu;

const withoutYears = (text: string) => text.replace(/\([^)]*\)|\b(?:1[89]|20)\d\d\b/gu, ' ');

/** A sentence that says why, with the reason itself as the quotation. */
function reasonedIn(
  { sentences, name }: BodyParagraph,
  { aim, thesisText }: { readonly aim: ReadonlySet<string>; readonly thesisText: string | null },
): Strength | null {
  const found = sentences
    .filter(({ isSound, text, words }) => isSound && text !== thesisText && words >= 12 && words <= 40)
    .flatMap(({ text }) => {
      const [, claim = '', reason] = /^(.*?)\b(because\s(?!of\b).+?)[.,;]?$/iu.exec(text) ?? [];
      if (
        reason === undefined ||
        claim.trim() === '' ||
        DENIED.test(claim) ||
        reason.includes('(') ||
        (reason.match(/\p{L}{5,}/gu)?.length ?? 0) < FEWEST_REASON_WORDS
      )
        return [];
      const quote = quoteOf(reason);
      return quote === null ? [] : [{ quote, shared: countShared(keysOf(text), aim) }];
    })
    .toSorted((a, b) => b.shared - a.shared);
  const [best] = found;
  if (best === undefined || best.shared < Math.min(LEAST_SHARED, aim.size)) return null;
  return { is: 'reasoned', place: name, quote: best.quote, reported: null, work: null, hasFigure: false };
}

const FEWEST_REASON_WORDS = 3;
const LEAST_SHARED = 2;
/** A reason that is denied, asked for or only reported. */
const DENIED =
  /\b(?:not|never|nor|no|whether|if|doubt\p{Ll}*|in this paper|this (?:paper|essay|post)|argue that|(?:idea|belief|claim|assumption|notion|view) that)\b|n['’]t\b|\?/iu;

/** The words in quotation marks: whole where they are few, else how they begin, with an ellipsis. */
export function quoteOf(text: string): string | null {
  const whole = text.replace(/(?<![.,;:\s])[.,;:\s]+$/u, '');
  if (whole.split(/\s+/u).length <= MOST_WORDS && isQuotable(whole)) return `“${whole}”`;
  const beginning = beginningOf(text);
  return beginning === null ? null : `“${beginning}” …`;
}

/** A met part that says something of its own: its words are not only those of the assignment. */
export function isShownWell({ shown, text }: AskedNote, subject: ReadonlySet<string>): boolean {
  if (shown === null) return false;
  const keys = keysOf(shown);
  return countShared(keys, new Set([...keysOf(text), ...subject])) > 0 && keys.size >= 3;
}
