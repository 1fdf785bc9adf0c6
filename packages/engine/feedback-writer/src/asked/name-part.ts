import { isDirective } from '@greenpen/grading';
import { beginningOf } from '../paper/quote.ts';
import { countWords, lowerFirst } from '../words.ts';

/** A part of an assignment in words that fit into a sentence to the student. */
export type PartName = {
  /** "you describe one alternative that a city has adopted"; `null` where the words are no order. */
  readonly clause: string | null;
  /** "an evaluation of how well it has worked"; always there, if need be with the words in quotation marks. */
  readonly noun: string;
  /** The words themselves in quotation marks, cut where they are many. */
  readonly quoted: string;
};

/** A noun phrase that an order takes as its object. */
const NOUN_PHRASE =
  /^(?:an?|the|one|two|three|four|five|at least|your|some|any|several|specific|concrete|both|\d+)\s/iu;

/** Orders that only say that something has to be there. */
const GIVES =
  /^(?:present|describe|give|include|provide|offer|state|name|identify|list|take|propose|use|add|show|mention|report|raise|make|note|write|find|choose|cite|introduce|draw|supply|recommend|suggest|(?:close|end|conclude|begin|open|start|finish) with)\s+/iu;

/** What an order makes: "explain how" an explanation of how. */
const MAKES: Readonly<Record<string, string>> = {
  explain: 'an explanation of',
  clarify: 'an explanation of',
  describe: 'a description of',
  identify: 'a statement of',
  state: 'a statement of',
  name: 'a statement of',
  show: 'a demonstration of',
  summarize: 'a summary of',
  summarise: 'a summary of',
  evaluate: 'an evaluation of',
  assess: 'an assessment of',
  analyze: 'an analysis of',
  analyse: 'an analysis of',
  discuss: 'a discussion of',
  define: 'a definition of',
  compare: 'a comparison of',
  interpret: 'an interpretation of',
  examine: 'an examination of',
  justify: 'a justification of',
  critique: 'a critique of',
  outline: 'an outline of',
  trace: 'an account of',
  narrate: 'an account of',
  illustrate: 'an illustration of',
  apply: 'an application of',
  answer: 'an answer to',
  'respond to': 'a response to',
  'reply to': 'a reply to',
  'reflect on': 'a reflection on',
  'argue for': 'an argument for',
  'argue against': 'an argument against',
  support: 'support for',
};

/** A word that means something named before, which the sentence would not have. */
const POINTS_BACK = /\b(?:it|them|they|these|those|he|she|him|her|its|their|one of each|me|us|my)\b/iu;
/** "End with one recommendation" says where something has to be. */
const PLACES = /^(?:close|end|conclude|begin|open|start|finish) with\s/iu;
const MOST_WORDS = 20;
const MOST_QUOTED_WORDS = 14;
/** What can be left off the end of an order: "from arrest to release", "in language that …", "which …". */
const TAIL =
  /,\s+(?:from|in|with|using|including|such|which|who|so|because|as|at|for|by|drawing|based|both)\b.*$/iu;

/** A part that says itself where it belongs needs no other place. */
export const PLACED =
  /\b(?:paragraph|introduction|opening|conclusion|section|title|beginning|end|ending|close)\b/iu;

export function namePart(text: string): PartName {
  const words = withoutMarks(text);
  const short = words.replace(TAIL, '');
  const quoted = `“${shorten(words)}”`;
  const isOrder = isDirective(/^\p{L}+/u.exec(short)?.[0] ?? '') || PLACES.test(short);
  // "The strongest argument and respond to it": what "it" means is in the words themselves.
  const [head = short] = short.split(/,\s|\sand\s/u);
  const isWhole = !POINTS_BACK.test(head) && countWords(short) <= MOST_WORDS && countWords(short) >= 3;
  if (!isOrder)
    return {
      clause: null,
      noun: words.endsWith('?') ? `an answer to ${quoted}` : `what ${quoted} asks for`,
      quoted,
    };
  if (!isWhole) return { clause: null, noun: `the part that asks you to ${lowerQuoted(words)}`, quoted };
  const clause = `you ${lowerFirst(short)}`;
  return { clause, noun: nounOf(short) ?? `the part where ${clause}`, quoted };
}

function nounOf(order: string): string | null {
  // "Summarize the study and evaluate it": who misses both misses the first.
  const second = secondOrderIn(order);
  if (second !== null) return nounOf(order.slice(0, second));
  const object = order.replace(GIVES, '');
  if (object !== order && NOUN_PHRASE.test(object)) return lowerFirst(object);
  const [, two = '', rest = ''] = /^(\p{L}+ \p{L}+)\s+(.+)$/u.exec(order) ?? [];
  const [, one = '', more = ''] = /^(\p{L}+)\s+(.+)$/u.exec(order) ?? [];
  const ofTwo = MAKES[two.toLowerCase()];
  if (ofTwo !== undefined) return `${ofTwo} ${rest}`;
  const made = MAKES[one.toLowerCase()];
  if (made === undefined || /^(?:that|if|on|for|to|with)\s/iu.test(more)) return null;
  return `${made} ${more}`;
}

/** Where a second order begins, with the word that joins it; `null` where there is none. */
function secondOrderIn(order: string): number | null {
  const later = order.matchAll(/(?:,\s+and|\s+and|,)\s+(?:then\s+|also\s+|\p{L}+ly\s+)?(\p{L}+)/giu);
  for (const { index, 1: word = '' } of later) if (isDirective(word)) return index;
  return null;
}

function lowerQuoted(words: string): string {
  return `“${lowerFirst(shorten(words))}”`;
}

/** Quotation marks inside would end the quotation. */
export function withoutMarks(text: string): string {
  return text
    .replace(/[“”"!]/gu, '')
    .replace(/[.;,:!\s]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function shorten(text: string): string {
  if (countWords(text) <= MOST_QUOTED_WORDS) return text;
  const clause = /^(.{12,90}?)(?:,| by | in | on | with | and )/u.exec(text)?.[1];
  const words = clause !== undefined && countWords(clause) >= 3 ? clause : (beginningOf(text) ?? text);
  return `${words} …`;
}
