import type { Requirement } from '@greenpen/grading';
import type { ReadWork } from '../content/measure-input.ts';
import { contentStems } from '../words/content-stems.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Sentence } from '../work/work.ts';
import { isOfAnyAssignment } from '../topic/assignment-words.ts';
import { rarityOf } from '../topic/subject-terms.ts';
import type { Place } from './part-likeness.ts';
import type { WordMeanings } from './requirement-terms.ts';

type ReadText = Pick<ReadWork, 'work' | 'sound' | 'brief'>;

const FEWEST_STEMS = 3;
/**
 * A sentence made of the instructions' own words (a list of terms, a plan of the paper, "a clear position should be
 * taken") announces an answer at most. Half of its words have to be others.
 */
const LEAST_OWN = 0.5;
/** A question of a few words leaves an answer to it little choice but to use them. */
const FEWEST_ASKED = 15;
const LEAST_OWN_BY_FEW = 0.25;

/** The sentences that can answer something; none where the paper as a whole says the instructions again. */
export function listPlaces(
  requirements: readonly Requirement[],
  input: ReadText,
  meanings: Pick<WordMeanings, 'weightOf'>,
): readonly Place[] {
  const { sound, work } = input;
  const given = askedStems(requirements, input);
  const ownShare = readOwnShare(requirements, input);
  const leastOwn = given.size < FEWEST_ASKED ? LEAST_OWN_BY_FEW : LEAST_OWN;
  if (measureEcho(requirements, input) >= MOSTLY_ECHO) return [];
  return sound.paragraphs.flatMap(({ sentences: inParagraph, headings }, paragraph) =>
    inParagraph
      .filter((sentence) => new Set(sentence.stems).size >= FEWEST_STEMS)
      .map((sentence) => ({
        sentence,
        paragraph,
        headings,
        text: work.text.slice(sentence.span.start, sentence.span.end),
      }))
      .filter(({ sentence, text }) => ownShare(sentence) >= leastOwn || commits(text, given))
      .map((place) => ({ ...place, saysMore: saysMore(place, given, meanings) }))
      .filter(({ text }) => !isAnnouncement(text) && !IN_PARENTHESES.test(text)),
  );
}

/** A number, or a capital inside the sentence. */
const DETAIL = /\d|(?<=[\p{Ll},;:] )\p{Lu}[\p{L}’'-]+/u;
/** "This brief argues that our state should end cash bail": an answer to a question has the words of the question. */
const CLAIMS =
  /\b(?:argues?|contends?|maintains?|believes?|thinks?|claims?|concludes?|recommends?|proposes?)(?: \p{L}+){0,2} that\b/iu;
const NAMES = /(?<=[\p{Ll},;:] )\p{Lu}[\p{L}’'-]+|\d[\d.,]*/gu;

/** Whether a sentence in the words of the assignment claims something, or names what the assignment does not. */
function commits(text: string, given: ReadonlySet<string>): boolean {
  const names = (text.match(NAMES) ?? []).flatMap((name) => contentStems(wordsOf(name)));
  return CLAIMS.test(text) || names.some((name) => !given.has(name));
}

const FEWEST_TELLING = 2;
const TELLING_FROM = 0.5;

function saysMore(
  { text, sentence }: Pick<Place, 'text' | 'sentence'>,
  given: ReadonlySet<string>,
  { weightOf }: Pick<WordMeanings, 'weightOf'>,
): boolean {
  if (DETAIL.test(text)) return true;
  const telling = new Set(
    sentence.words.flatMap((word) => {
      const [key] = contentStems([word]);
      const isNew = key !== undefined && !given.has(key) && !isOfAnyAssignment(key);
      return isNew && rarityOf(weightOf(word)) >= TELLING_FROM ? [key] : [];
    }),
  );
  return telling.size >= FEWEST_TELLING;
}

/** Share of the words from which on a paper says the assignment again rather than answering it. */
export const MOSTLY_ECHO = 0.5;

/**
 * The share of a paper's words that are in sentences of the assignment: copied or, unless the assignment has too few
 * words to tell, put together from its words.
 */
export function measureEcho(requirements: readonly Requirement[], input: ReadText): number {
  const { sound, work } = input;
  const { size } = askedStems(requirements, input);
  if (size === 0) return 0;
  const ownShare = readOwnShare(requirements, input);
  const isPutTogether = (sentence: Sentence) => sentence.stems.length > 0 && ownShare(sentence) < LEAST_OWN;
  const ofAssignment = [
    ...sound.copiedFromBrief,
    ...(size < FEWEST_ASKED ? [] : sound.sentences.filter(isPutTogether)),
  ];
  return ofAssignment.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, work.words);
}

function askedStems(requirements: readonly Requirement[], { brief }: ReadText): ReadonlySet<string> {
  const given = requirements.map(({ text, asWritten }) => `${text}\n${asWritten}`);
  return new Set(contentStems(wordsOf([brief?.title ?? '', ...given].join('\n'))));
}

/** How much of a sentence's subject words the assignment did not give, 0 to 1. */
function readOwnShare(requirements: readonly Requirement[], input: ReadText): (sentence: Sentence) => number {
  const asked = askedStems(requirements, input);
  return ({ stems }) => {
    const distinct = new Set(stems);
    return [...distinct].filter((one) => !asked.has(one)).length / Math.max(1, distinct.size);
  };
}

/** A sentence in parentheses is said by the way. */
const IN_PARENTHESES = /^\s*\([^()]*\)\W*$/u;

const TELLING =
  '(?:talk|write|speak|tell|discuss|explain|describe|explore|examine|look|go over|cover|address|analy[sz]e|compare|present|outline|review|show|give|focus|consider|evaluate|summari[sz]e|argue)';
const PAPER =
  '(?:paper|essay|report|memo|post|brief|review|study|critique|analysis|response|discussion|paragraph|section)';
/** "I will talk about bail", "this paper looks at", "the causes will be discussed": a plan, and no answer yet. */
const ANNOUNCES = new RegExp(
  String.raw`\b(?:(?:I|we) (?:will|shall|am going to|are going to|['’]ll|want to|would like to|plan to)|(?:this|my|the (?:following|present)) ${PAPER} (?:will|aims to|is going to|tries to|seeks to)) (?:\p{L}+ )?${TELLING}\b|\b(?:in )?(?:this|my|the (?:following|present)) ${PAPER},? (?:(?:I|we) )?(?:is about|discuss(?:es)?|explores?|examines?|looks? at|covers?|talks? about|deals? with)\b|\bwill be (?:discussed|explained|described|explored|examined|presented|covered|addressed|analy[sz]ed|compared|reviewed)\b`,
  'iu',
);
/** What is announced with what will be said of it is said: "this paper will argue that bail …". */
const SAYS_WHAT = /\b(?:that|because|since)\b|[:\d]/iu;

function isAnnouncement(text: string): boolean {
  const match = ANNOUNCES.exec(text);
  return match !== null && !SAYS_WHAT.test(text.slice(match.index + match[0].length));
}
