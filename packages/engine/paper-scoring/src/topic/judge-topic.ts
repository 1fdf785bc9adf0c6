import type { AssignmentBrief, OnTopic } from '@greenpen/grading';
import { spanText, type Paper } from '@greenpen/paper';
import { openingTitleOf } from '@greenpen/paper-structure';
import type { WordMeanings } from '../requirements/requirement-terms.ts';
import { readWork } from '../work/read-work.ts';
import { findSoundWork, type SoundWork } from '../work/sound-work.ts';
import type { Work } from '../work/work.ts';
import { stem } from '../words/stem.ts';
import { isOfAnyAssignment } from './assignment-words.ts';
import {
  isOpenSubject,
  rarityOf,
  subjectNamesIn,
  subjectTermsOf,
  subjectWords,
  type SubjectTerm,
} from './subject-terms.ts';
import { compassOf, cosine, meanOfWords, unit, type TopicVector } from './topic-vector.ts';
import { weighEvidence, type TopicEvidence } from './weigh-evidence.ts';

export type TopicJudgement = {
  readonly onTopic: OnTopic;
  /** Whether there was a subject and enough text to judge at all. */
  readonly isJudged: boolean;
  /** Telling words of the assignment that the paper does not use; empty unless it is off topic. */
  readonly asked: readonly string[];
  /** The words that tell best what the paper is about. */
  readonly about: readonly string[];
  /** Above 0 speaks for, below 0 against; in logits, for measurements. */
  readonly score: number;
  /** How far below the bound of what is off topic the score lies, in logits; 0 for other papers. */
  readonly margin: number;
  /** What the score is made of, to fit its weights; `null` where the topic was not judged. */
  readonly signs: TopicSigns | null;
  /** Whether the writer chooses the subject, so that its words tell little. */
  readonly isOpen: boolean;
  /** Whether it is off topic because all its classmates write about something else. */
  readonly isFarFromClass: boolean;
};

export type TopicRequest = {
  readonly paper: Paper;
  readonly brief: AssignmentBrief | null;
  readonly meanings: WordMeanings;
  /** What the other papers of the same course assignment are about, from `topicVectorOf`. */
  readonly classmates?: readonly TopicVector[];
};

const FEWEST_TERMS = 3;
const FEWEST_WORDS = 40;
/** A few lines on a subject of the writer's choice need not name the kind of thing that was asked for. */
const FEWEST_WORDS_IF_OPEN = 150;
/** A short post or answer can reply to a question in words of its own, so it takes more to call it off topic. */
const SHORT_REPLY = 150;
const SHORT_REPLY_MARGIN = 4.5;
/** In a short text a word is more easily missing by chance: below this, the evidence has to be stronger. */
const FULL_LENGTH = 300;
const PER_MISSING_WORD = 1 / 150;
const ON_FROM = 0;

/** Judges whether a paper answers its assignment or something else, from the subject's words and the class. */
export function judgeTopic({ paper, brief, meanings, classmates = [] }: TopicRequest): TopicJudgement {
  const work = readWork(paper);
  const briefText = brief === null ? '' : `${brief.instructions}\n${brief.description}\n${brief.title}`;
  const sound = findSoundWork(work, briefText);
  return judgeTopicOfWork({ paper, input: { work, sound, brief }, meanings, classmates });
}

/** What a paper is about, small enough to keep: two decimals for each of 100 directions. */
export function topicVectorOf(paper: Paper, meanings: WordMeanings): TopicVector {
  const words = readWork(paper).paragraphs.flatMap(({ span }) => subjectWords(spanText(paper.text, span)));
  return meanOfWords(words, meanings).map((value) => Math.round(value * 100) / 100);
}

type WorkRequest = {
  readonly paper: Paper;
  readonly input: { readonly work: Work; readonly sound: SoundWork; readonly brief: AssignmentBrief | null };
  readonly meanings: WordMeanings;
  readonly classmates?: readonly TopicVector[];
};

/** As `judgeTopic`, for a paper that has been read already. */
export function judgeTopicOfWork({ paper, input, meanings, classmates = [] }: WorkRequest): TopicJudgement {
  const { work, sound, brief } = input;
  const terms = brief === null ? [] : subjectTermsOf(brief, meanings);
  const titles = [...openingTitleOf(paper)].map(({ span }) => spanText(paper.text, span));
  const sentences = [
    ...titles.map(subjectWords),
    ...work.headings.map(subjectWords),
    ...sound.sentences.map(({ span }) => subjectWords(spanText(paper.text, span))),
  ].filter((words) => words.length > 0);
  const about = tellingWords(sentences, meanings);
  const unknown: TopicJudgement = {
    onTopic: 'unsure',
    isJudged: false,
    asked: [],
    about,
    score: 0,
    margin: 0,
    signs: null,
    isOpen: false,
    isFarFromClass: false,
  };
  if (brief === null || terms.length < FEWEST_TERMS || sound.words < FEWEST_WORDS) return unknown;
  const words = sentences.flat();
  const isOpen = isOpenSubject(brief);
  const signs = signsOf(weighEvidence(terms, sentences, meanings), nearerSubjects(words, terms, meanings));
  const weights = isOpen ? OPEN_WEIGHTS : CLOSED_WEIGHTS;
  const own = weigh(signs, weights);
  const { lift, isFar } = besideClass(meanOfWords(words, meanings), classmates, meanings);
  const score = own + lift;
  const margin = Math.max(0, FULL_LENGTH - sound.words) * PER_MISSING_WORD;
  const isShortReply = brief.type !== 'assignment' && sound.words < SHORT_REPLY;
  const offBelow = weights.offBelow - margin - (isShortReply ? SHORT_REPLY_MARGIN : 0);
  const isFarFromClass = isFar && own < ON_FROM;
  const isOff =
    (isFarFromClass || (score < offBelow && !(isOpen && sound.words < FEWEST_WORDS_IF_OPEN))) &&
    !namesSubject(work.text, subjectNamesIn(brief.title, meanings));
  const onTopic = isOff ? 'no' : score < ON_FROM ? 'unsure' : 'yes';
  return {
    onTopic,
    isJudged: true,
    asked: onTopic === 'no' ? missingWords(terms, sentences) : [],
    about,
    score,
    margin: isOff ? Math.max(0, offBelow - score) : 0,
    signs,
    isOpen,
    isFarFromClass: isOff && isFarFromClass,
  };
}

/** A paper that names its subject more than in passing is about it, however few other words it shares. */
const MORE_THAN_IN_PASSING = 2;

function namesSubject(text: string, names: readonly string[]): boolean {
  const said = text.toLowerCase().replaceAll(/\s+/gu, ' ');
  return names.some((name) => said.split(name).length > MORE_THAN_IN_PASSING);
}

/** How much the answers to the parts count beside the words of the subject, and the logits below which both are. */
const BESIDE_ANSWERS = {
  open: { weight: 2, offBelow: -6.9 },
  closed: { weight: 1, offBelow: -1 },
};

/**
 * Takes back that a paper is off topic where it may answer the parts of the assignment: a reflection on one event of a
 * placement shares hardly a word with "one event of your placement". `answers` are the logits, by part, that it is
 * answered; a paper on a subject of its own choice is never called the wrong file without them.
 */
export function besideAnswers(topic: TopicJudgement, answers: readonly number[]): TopicJudgement {
  if (topic.onTopic !== 'no' || topic.isFarFromClass) return topic;
  const unsure: TopicJudgement = { ...topic, onTopic: 'unsure', asked: [], margin: 0 };
  if (answers.length === 0) return topic.isOpen ? unsure : topic;
  const { weight, offBelow } = topic.isOpen ? BESIDE_ANSWERS.open : BESIDE_ANSWERS.closed;
  const mean = answers.reduce((sum, one) => sum + one, 0) / answers.length;
  return topic.score + weight * mean < offBelow ? topic : unsure;
}

/** [terms found, terms in the average sentence, terms in the best sentences, subjects that are nearer], as logarithms. */
type TopicSigns = readonly [found: number, perSentence: number, atBest: number, nearer: number];

function signsOf({ found, perSentence, atBest }: TopicEvidence, nearer: number): TopicSigns {
  return [Math.log(0.02 + found), Math.log(0.05 + perSentence), Math.log(0.2 + atBest), Math.log(1 + nearer)];
}

type TopicWeights = {
  readonly bias: number;
  readonly signs: TopicSigns;
  /**
   * Logits below which a paper is said to be off topic. Where the writer chooses the subject, a paper that answers often
   * uses few words of the assignment, and to call it the wrong file does more harm than to leave a wrong one as a doubt.
   */
  readonly offBelow: number;
};

/**
 * Logits that a paper is on topic, as `npm run fit` fits them to our own papers, each with its own assignment and with
 * others. An open subject shows in its own terms alone: a paper on grocery stores is nearer to many other subjects than
 * to "a social problem".
 */
const CLOSED_WEIGHTS: TopicWeights = { bias: 8.87, signs: [2.82, 1.15, 0, -0.52], offBelow: -0.25 };
const OPEN_WEIGHTS: TopicWeights = { bias: 5.48, signs: [2.35, 0, 1.88, 0], offBelow: -4 };

function weigh(signs: TopicSigns, { bias, signs: weights }: TopicWeights): number {
  return signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), bias);
}

/** How many of the other subjects a text is nearer to than to its own. */
function nearerSubjects(
  words: readonly string[],
  terms: readonly SubjectTerm[],
  meanings: WordMeanings,
): number {
  const { center, subjects } = compassOf(meanings);
  const own = center(
    meanOfWords(
      terms.map(({ word }) => word),
      meanings,
    ),
  );
  const text = center(meanOfWords(words, meanings));
  const toOwn = cosine(text, own);
  return subjects.filter((subject) => cosine(text, subject) > toOwn).length;
}

const FEWEST_CLASSMATES = 4;

/** How much less like the class than the middle one of the others, and than the least like, a paper is off topic. */
const FAR_FROM_MIDDLE = 0.15;
const FAR_FROM_LEAST = 0.05;

/**
 * What the class adds to the evidence: a paper in its midst is on topic, one far outside is probably not. `isFar` where
 * it is less like the others than any of them, by a gap: a class of essays on subjects of their writers' choice is
 * more alike than any of it is to a paper for another course.
 */
function besideClass(
  text: TopicVector,
  classmates: readonly TopicVector[],
  meanings: WordMeanings,
): { readonly lift: number; readonly isFar: boolean } {
  const others = classmates.filter(({ length }) => length === text.length && length > 0);
  if (others.length < FEWEST_CLASSMATES) return { lift: 0, isFar: false };
  const { center } = compassOf(meanings);
  const centered = others.map(center);
  const toRest = centered.map((one, at) =>
    cosine(one, middleOf(centered.filter((_, other) => other !== at))),
  );
  const mean = toRest.reduce((sum, value) => sum + value, 0) / toRest.length;
  const spread = Math.sqrt(toRest.reduce((sum, value) => sum + (value - mean) ** 2, 0) / toRest.length);
  const likeness = cosine(center(text), middleOf(centered));
  const distance = (likeness - mean) / Math.max(0.08, spread);
  const ordered = toRest.toSorted((a, b) => a - b);
  const [least = 0, middle = 0] = [ordered[0], ordered[Math.floor(ordered.length / 2)]];
  const isFar = likeness < middle - FAR_FROM_MIDDLE && likeness < least - FAR_FROM_LEAST;
  return { lift: Math.min(1, Math.max(-2, distance + 2)), isFar };
}

function middleOf(vectors: readonly TopicVector[]): TopicVector {
  return unit((vectors[0] ?? []).map((_, at) => vectors.reduce((sum, one) => sum + (one[at] ?? 0), 0)));
}

const MOST_NAMED = 4;
const TELLING = 0.5;

/** The subject words that a text returns to most, rare ones first among equals. */
function tellingWords(
  sentences: readonly (readonly string[])[],
  { weightOf }: WordMeanings,
): readonly string[] {
  const counts = new Map<string, { word: string; count: number }>();
  for (const said of sentences.flat()) {
    const word = said.replace(/'s$/u, '');
    const known = counts.get(stem(word));
    if (known === undefined) counts.set(stem(word), { word, count: 1 });
    else known.count += 1;
  }
  return [...counts]
    .filter(
      ([key, { word, count }]) => count > 1 && !isOfAnyAssignment(key) && rarityOf(weightOf(word)) > TELLING,
    )
    .toSorted(([, a], [, b]) => b.count * weightOf(b.word) - a.count * weightOf(a.word))
    .slice(0, MOST_NAMED)
    .map(([, { word }]) => word);
}

function missingWords(
  terms: readonly SubjectTerm[],
  sentences: readonly (readonly string[])[],
): readonly string[] {
  const said = new Set(sentences.flat().map(stem));
  return terms
    .filter((term) => !said.has(term.stem) && term.rarity > 0.3)
    .slice(0, MOST_NAMED)
    .map(({ word }) => word);
}
