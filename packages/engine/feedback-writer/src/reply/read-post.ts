import { type Finding, type Paper, type Span, spanText } from '@greenpen/paper';
import { sectionsOf, sentencesOf } from '@greenpen/paper-structure';
import { reportedClause } from '../paper/find-thesis.ts';
import { beginningOf, isQuotable } from '../paper/quote.ts';
import { countWords } from '../words.ts';

/** A sentence of a post as a reply quotes it: whole where it is short, else how it begins. */
export type Told = { readonly words: string; readonly isWhole: boolean };

/** What a post gives a reply to take up. */
export type Post = {
  /** What the writer, or somebody near, did or saw. */
  readonly experience: Told | null;
  /** What the writer holds against what was read or said. */
  readonly objection: Told | null;
  /** A question to the others. */
  readonly question: Told | null;
  /** An opinion in the first person. */
  readonly opinion: Told | null;
  /** The same, to go on after "you think that": "trains should run all night". */
  readonly thought: string | null;
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
const THINKS_THAT =
  /^.{0,30}?\bI (?:\p{Ll}+ly )?(?:think|believe|feel|suspect|would (?:say|argue))(?: that)?\s+(?=\p{L})/u;
/** Words that any opinion on any reading has. */
const OF_ANY_POST =
  /^(?:agree|disagree|think|believe|doubt|point|points|part|reading|author|article|text|idea|what|that|this|with|about|some|many|most|very|really|completely|from|have|said|says)$/u;
/** Announces what comes next: "I disagree with one point." */
const POINTS_AHEAD =
  /\b(?:one|two|some|several|many|most) (?:of (?:the |his |her |their )?)?(?:points?|things?|parts?|claims?|ideas?)\b|:$/iu;
const FEWEST_OWN_WORDS = 3;
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
  const isSound = ({ span }: BodySentence) => !flawed.some((one) => overlaps(one, span));
  const find = (is: (text: string) => boolean) => {
    const told = sentences.flatMap((sentence, at) => {
      if (!is(sentence.text)) return [];
      // "I disagree with one point." What the point is comes next.
      const meant =
        saysSomething(sentence.text) || !POINTS_AHEAD.test(sentence.text) ? sentence : sentences[at + 1];
      return meant === undefined || !isSound(meant) || isAsked(meant.text) !== isAsked(sentence.text)
        ? []
        : (tell(meant.text) ?? []);
    });
    // A sentence that can be quoted whole says more than the beginning of another.
    return told.find(({ isWhole }) => isWhole) ?? told[0] ?? null;
  };
  const isOpinion = (text: string) => THINKS.test(text) && !OBJECTS.test(text) && !isAsked(text);
  return {
    experience: find((text) => OWN.test(text) && PAST.test(text) && !THINKS.test(text) && !isAsked(text)),
    objection: find((text) => OBJECTS.test(text) && !isAsked(text)),
    question: find(isAsked),
    opinion: find(isOpinion),
    thought: firstThought(
      sentences.filter((sentence) => isSound(sentence) && isOpinion(sentence.text)),
      paper.text,
    ),
  };
}

function firstThought(opinions: readonly BodySentence[], text: string): string | null {
  const [thought = null] = opinions.flatMap(({ text: sentence }) => {
    const opening = THINKS_THAT.exec(sentence);
    return opening === null ? [] : (reportedClause(sentence.slice(opening[0].length), text) ?? []);
  });
  return thought;
}

function saysSomething(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !OF_ANY_POST.test(word)).length >= FEWEST_OWN_WORDS || sentence.endsWith('?');
}

const isAsked = (text: string) => text.endsWith('?');

type BodySentence = { readonly text: string; readonly span: Span };

function bodySentences(paper: Paper): readonly BodySentence[] {
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
  const whole = sentence.replace(/(?<![.\s])[.\s]+$/u, '');
  if (countWords(whole) <= MOST_WHOLE_WORDS && isQuotable(whole) && !/https?:/u.test(whole))
    return { words: whole, isWhole: true };
  const words = beginningOf(sentence);
  return words === null ? null : { words, isWhole: false };
}
