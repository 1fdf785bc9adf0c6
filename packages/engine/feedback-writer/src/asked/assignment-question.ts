import { type AssignmentBrief, isDirective } from '@greenpen/grading';
import { sentenceSpansIn } from '@greenpen/paper-structure';
import { beginningOf } from '../paper/quote.ts';
import { countWords, lowerFirst } from '../words.ts';
import { withoutMarks } from './name-part.ts';

/** Whom a question is put to besides the paper's writer: what to do when, or how to hand it in. */
const OF_THE_COURSE =
  /\b(?:questions\?|why not|ready|right\?|ok|due|submit|upload|office hours|word count|e-?mail)\b/iu;
const WORK =
  /\b(?:essay|paper|post|brief|report|memo|response|answer|reflection|review|critique|analysis|letter|proposal|summary|discussion|study|comparison|reading)\b/iu;
const MOST_WORDS = 28;
const FEWEST_WORDS = 4;

/** The question that an assignment asks in so many words, in quotation marks; `null` where it asks none. */
export function quotedQuestionOf(brief: AssignmentBrief): string | null {
  return /^asks (“.+\?”)$/u.exec(questionOf(brief) ?? '')?.[1] ?? null;
}

/**
 * What an assignment asks, as a clause that goes on after "the assignment": 'asks “Should the buses be free?”', 'asks for
 * a position paper on fare-free transit', 'asks you to compare two systems'. `null` where its words say nothing.
 */
export function questionOf({ title, description, instructions }: AssignmentBrief): string | null {
  const named = withoutMarks(title);
  if (isQuestion(named)) return `asks “${named}”`;
  const sentences = [description, instructions].flatMap(sentencesIn);
  const question = sentences.find(isQuestion);
  if (question !== undefined) return `asks “${withoutMarks(question)}”`;
  const noun = sentencesIn(description).find((words) => isWork(words));
  if (noun !== undefined) return `asks for ${lowered(noun)}`;
  const order =
    sentences.find((words) => isTask(words, named)) ?? sentences.find((words) => isTask(words, ''));
  if (order !== undefined) return `asks you to ${lowerFirst(shortened(order))}`;
  return named === '' ? null : `is “${named}”`;
}

const isQuestion = (words: string) =>
  words.endsWith('?') && inLength(words) && !OF_THE_COURSE.test(words) && !/["“”]/u.test(words);

const inLength = (words: string) => countWords(words) >= FEWEST_WORDS && countWords(words) <= MOST_WORDS;

/** "A position paper on fare-free transit." */
const isWork = (words: string) =>
  /^an? /iu.test(words) &&
  WORK.test(words) &&
  inLength(words) &&
  !/\b(?:is|are|will|should|must)\b|[:;]/u.test(words);

/** An order about the subject, which the title names where there is one. */
function isTask(words: string, title: string): boolean {
  const [first = ''] = /^\p{L}+/u.exec(words) ?? [];
  if (
    !isDirective(first) ||
    !inLength(shortened(words)) ||
    /^(?:use|cite|include|proofread|give)\b/iu.test(words)
  )
    return false;
  const stems = stemsIn(title);
  return stems.length === 0 || stems.some((stem) => words.toLowerCase().includes(stem));
}

const stemsIn = (words: string) =>
  (words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6));

/** Without what only says how long or in which manner. */
function shortened(words: string): string {
  const bare = withoutMarks(words);
  if (countWords(bare) <= MOST_WORDS) return bare;
  const clause = /^(.{20,160}?)(?:,|;| in which | using | with at least )/u.exec(bare)?.[1];
  return clause ?? beginningOf(bare) ?? bare;
}

const lowered = (words: string) =>
  lowerFirst(withoutMarks(words)).replace(/^An? /u, (article) => article.toLowerCase());

function sentencesIn(text: string): readonly string[] {
  return text
    .split(/\n+/u)
    .flatMap((line) => sentenceSpansIn(line).map(({ start, end }) => line.slice(start, end).trim()))
    .map((words) => words.replace(/^(?:\d+[.)]|[-•*]|please)\s+/iu, ''));
}
