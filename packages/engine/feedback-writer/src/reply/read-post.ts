import { type Finding, type Paper, type Span, spanText } from '@greenpen/paper';
import { sectionsOf, sentencesOf } from '@greenpen/paper-structure';
import { beginningOf, isQuotable } from '../paper/quote.ts';
import { countWords } from '../words.ts';

/** A sentence of a post as a reply quotes it: whole where it is short, else how it begins. */
export type Told = { readonly words: string; readonly isWhole: boolean };

/** What a post gives a reply to take up. */
export type Post = {
  /** What the writer, or somebody near, did or saw. */
  readonly experience: Told | null;
  /** A place that differs from what was read or said. */
  readonly objection: Told | null;
  /** A question to the others. */
  readonly question: Told | null;
  /** An opinion in the first person, beside the claim of the whole post. */
  readonly opinion: Told | null;
};

const MOST_WHOLE_WORDS = 15;
const FEWEST_WORDS = 5;

const PAST =
  /\b(?:was|were|had|did|went|saw|got|made|told|felt|found|took|gave|began|came|heard|kept|left|led|lost|met|read|said|thought|wrote|taught|spent|worked|tried|learned|used|changed|noticed|\p{Ll}{2,}ed)\b/u;
const OWN = /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|me|us)\b/u;
const THINKS =
  /\bI (?:\p{Ll}+ly )?(?:think|believe|feel|agree|disagree|doubt|suspect|wonder|prefer|would (?:say|argue))\b/u;
const OBJECTS =
  /\bI (?:\p{Ll}+ly )?(?:disagree|doubt|question|object)\b|\bI (?:do not|don['’]t|cannot|can['’]t|am not) (?:\p{Ll}+ly )?(?:agree|convinced|sure|think|believe)\b/u;
/** "Hello everyone," and "Thanks for reading" are no part of what is said. */
const COURTESY =
  /^(?:hi|hello|hey|dear|thanks|thank you|good (?:morning|afternoon|evening)|best|sincerely)\b/iu;

/** Reads what a reply can take up; a sentence with a marked error is not quoted back to its writer. */
export function readPost(paper: Paper, findings: readonly Finding[]): Post {
  const flawed = findings.flatMap(({ area, severity, span }) =>
    area === 'grammar' && severity === 'error' && span !== null ? [span] : [],
  );
  const sentences = bodySentences(paper).filter(
    ({ text }) => countWords(text) >= FEWEST_WORDS && !COURTESY.test(text),
  );
  const sound = sentences.filter(({ span }) => !flawed.some((one) => overlaps(one, span)));
  const find = (is: (text: string) => boolean) => {
    const told = sound.filter(({ text }) => is(text)).flatMap(({ text }) => tell(text) ?? []);
    // A sentence that can be quoted whole says more than the beginning of another.
    return told.find(({ isWhole }) => isWhole) ?? told[0] ?? null;
  };
  return {
    experience: find((text) => OWN.test(text) && PAST.test(text) && !THINKS.test(text) && !isAsked(text)),
    objection: find((text) => OBJECTS.test(text) && !isAsked(text)),
    question: find(isAsked),
    opinion: find((text) => THINKS.test(text) && !OBJECTS.test(text) && !isAsked(text)),
  };
}

const isAsked = (text: string) => text.endsWith('?');

function bodySentences(paper: Paper): readonly { readonly text: string; readonly span: Span }[] {
  const body = new Set(
    sectionsOf(paper)
      .filter(({ kind }) => kind === 'body')
      .flatMap(({ blocks }) => blocks),
  );
  return sentencesOf(paper)
    .filter(({ block }) => body.has(block))
    .map(({ span }) => ({ text: spanText(paper.text, span).trim(), span }));
}

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

function tell(sentence: string): Told | null {
  const whole = sentence.replace(/[.\s]+$/u, '');
  if (countWords(whole) <= MOST_WHOLE_WORDS && isQuotable(whole)) return { words: whole, isWhole: true };
  const words = beginningOf(sentence);
  return words === null ? null : { words, isWhole: false };
}
