import { asOrder, isDirective, isOrder } from '@greenpen/grading';
import { beginningOf } from '../paper/quote.ts';
import { capitalise, countWords, listOf, lowerFirst } from '../words.ts';
import { asIndirect, isQuestion } from './indirect-question.ts';

/** A part of an assignment in words that fit into a sentence to the student. */
export type PartName = {
  /** "you describe one alternative that a city has adopted"; `null` where the words are no order. */
  readonly clause: string | null;
  /** "an evaluation of how well it has worked"; always a noun phrase, if need be with the words in quotation marks. */
  readonly noun: string;
  /** The words themselves in quotation marks, cut where they are many. */
  readonly quoted: string;
  /** Whether it is a question, with or without its mark. */
  readonly isQuestion?: boolean;
};

/** A noun phrase that an order takes as its object. */
const NOUN_PHRASE =
  /^(?:(?:an?|the|one|two|three|four|five|at least|no more than|your|some|any|several|each|specific|concrete|both|another|something|\d+)\s)/iu;
/** "Sources of error": things without a word that counts them. */
const BARE_PLURAL = /^(?!(?:its|his|this|as|thus)\b)\p{L}+[^s\P{L}]s\b/iu;
/** A clause that an order takes as its object: "how bail works". */
const CLAUSE =
  /^(?:(?:for|in|to|on|at|with|from) )?(?:how|why|what|when|where|who|whose|whom|which|whether|to what extent)\b/iu;

/** Orders that only say that something has to be there: what is missing is the thing itself. */
const GIVES =
  /^(?:present|give|include|provide|offer|state|name|identify|list|propose|use|add|show|mention|design|create|draft|report|raise|make|note|write|address|find|choose|pick|cite|introduce|draw|supply|recommend|suggest|ask|pose|quote|share|bring in|set out|lay out|point (?:out|to)|come up with|tell(?= (?:a|the|your) story\b)|take(?= (?:a|one|your) (?:\p{L}+ )?(?:position|stance|stand|side|view)\b)|(?:close|end|conclude|begin|open|start|finish) with)\s+/iu;

/** What an order makes, with the word that leads to its object: "explain how" an explanation of how. */
const MAKES: Readonly<Record<string, string>> = {
  'argue about': 'an argument about',
  'argue against': 'an argument against',
  'argue for': 'an argument for',
  'comment on': 'a comment on',
  'draw on': 'the use of',
  'elaborate on': 'an explanation of',
  'reflect on': 'a reflection on',
  'refer to': 'a reference to',
  'reply to': 'a reply to',
  'respond to': 'a response to',
  acknowledge: 'an acknowledgment of',
  admit: 'an admission of',
  analyse: 'an analysis of',
  analyze: 'an analysis of',
  answer: 'an answer to',
  apply: 'an application of',
  anticipate: 'an answer to',
  argue: 'an argument about',
  assess: 'an assessment of',
  calculate: 'a calculation of',
  clarify: 'an explanation of',
  classify: 'a classification of',
  compare: 'a comparison of',
  consider: 'a discussion of',
  contextualize: 'the context of',
  contrast: 'a contrast between',
  critique: 'a critique of',
  defend: 'a defense of',
  define: 'a definition of',
  demonstrate: 'a demonstration of',
  describe: 'a description of',
  develop: 'the development of',
  diagnose: 'a diagnosis of',
  discuss: 'a discussion of',
  distinguish: 'a distinction between',
  estimate: 'an estimate of',
  evaluate: 'an evaluation of',
  examine: 'an examination of',
  explain: 'an explanation of',
  explore: 'a discussion of',
  identify: 'a statement of',
  illustrate: 'an illustration of',
  interpret: 'an interpretation of',
  investigate: 'an examination of',
  judge: 'a judgment of',
  justify: 'a justification of',
  measure: 'a measurement of',
  name: 'a statement of',
  narrate: 'an account of',
  outline: 'an outline of',
  paraphrase: 'a paraphrase of',
  predict: 'a prediction of',
  rank: 'a ranking of',
  rate: 'a rating of',
  rebut: 'a rebuttal of',
  reconstruct: 'a reconstruction of',
  recount: 'an account of',
  refute: 'a refutation of',
  report: 'a report of',
  review: 'a review of',
  say: 'a statement of',
  show: 'a demonstration of',
  specify: 'a statement of',
  state: 'a statement of',
  summarise: 'a summary of',
  summarize: 'a summary of',
  support: 'support for',
  synthesise: 'a synthesis of',
  synthesize: 'a synthesis of',
  tell: 'an account of',
  trace: 'an account of',
  weigh: 'a weighing of',
};
/** "Connect it to an experience": a connection to what follows. */
const JOINS: Readonly<Record<string, string>> = {
  connect: 'a connection',
  link: 'a link',
  relate: 'a connection',
  compare: 'a comparison',
};

/** "Tell us whether", "explain to your reader why": whom it is told to goes without saying. */
const TOLD_TO =
  /^(\p{L}+) (?:to )?(?:us|me|the reader|your (?:readers?|classmates|audience)|readers|(?:him|her|them|(?:the|your) \p{L}+)(?= (?:how|why|what|when|where|which|whether)\b))\b\s*/iu;
/** A word that means something named before, which the sentence would not have. */
const POINTS_BACK =
  /\b(?:it|them|they|these|those(?! who\b)|he|she|him|her|its|their|one of each|me|us|my)\b/iu;
/** "End with one recommendation" says where something has to be. */
const PLACES = /^(?:close|end|conclude|begin|open|start|finish) with\s/iu;
const MOST_WORDS = 20;
const MOST_QUOTED_WORDS = 18;
/** What can be left off the end of an order: "from arrest to release", "in language that …", "which …". */
const TAIL =
  /\s+so that\s.*$|\s+(?:for|of|to|by) \p{L}+ing (?:it|them)$|,\s+(?:from|in|with|using|including|such|which|who|so|because|since|unless|as|at|for|by|drawing|based|both)\b.*$/iu;

/** "Take a position in an essay of 500 words": what the whole work is goes without saying. */
const IN_WORK =
  /\s+in (?:an?|your) (?:\p{L}+ ){0,2}(?:essay|paper|post|report|memo|response|letter|brief)\b(?: of .*)?$/iu;

/** A part that says itself where it belongs needs no other place. */
export const PLACED =
  /\b(?:paragraph|introduction|opening|conclusion|section|title|beginning|end|ending|close)\b/iu;

export function namePart(text: string): PartName {
  const words = withoutMarks(text);
  const order = asBareOrder(words);
  const quoted = `“${shorten(words)}”`;
  if (order === null && isQuestion(words)) return namedByQuestion(words);
  if (order === null || words.includes('?'))
    return { clause: null, noun: nounOfNoOrder(words) ?? `what ${quoted} asks for`, quoted };
  const short = order.replace(TAIL, '').replace(IN_WORK, '').replace(TOLD_TO, '$1 ').trim();
  // "The strongest argument and respond to it": what "it" means is in the words themselves.
  const [head = short] = short.split(/,\s|\sand\s/u);
  const length = countWords(short);
  const isWhole = !POINTS_BACK.test(head) && length <= MOST_WORDS && length >= 3;
  const noun = length <= MOST_WORDS ? nounOf(short) : null;
  const asks = `the part that asks you to “${lowerFirst(shorten(words))}”`;
  if (!isWhole)
    return { clause: null, noun: noun ?? (order === words ? asks : `what ${quoted} asks for`), quoted };
  const clause = `you ${lowerFirst(short)}`;
  return { clause, noun: noun ?? `the part where ${clause}`, quoted };
}

/** What a question asks for; one that was split off another has lost its mark. */
function namedByQuestion(words: string): PartName {
  const [first = words] = /^[^?]+\?/u.exec(words) ?? [];
  const question = `${capitalise(first.replace(/\?$/u, ''))}?`;
  const indirect =
    countWords(first) <= MOST_WORDS && first.trim() === words.trim() ? asIndirect(first) : null;
  return {
    clause: indirect === null ? null : `you say ${indirect}`,
    noun: `an answer to “${shorten(question)}”`,
    quoted: `“${shorten(question)}”`,
    isQuestion: true,
  };
}

/** "States a thesis" and "stating a thesis" as "state a thesis"; `null` where the words are no order. */
function asBareOrder(words: string): string | null {
  const given = words.replace(/^(?:please|then|also|next|finally|first),? /iu, '');
  if (isDirective(/^\p{L}+/u.exec(given)?.[0] ?? '') || PLACES.test(given) || isOrder(given)) return given;
  const asked = asOrder(given);
  if (asked !== given) return asked;
  const [whole, root = ''] = /^(\p{Ll}+?)s\b(?= )/u.exec(given) ?? [];
  const verb = [root, root.replace(/e$/u, ''), root.replace(/ie$/u, 'y')].find(isDirective);
  return whole === undefined || verb === undefined ? null : verb + given.slice(whole.length);
}

/** "A description of one place" is a name already; "how color is used" and a question are answered. */
function nounOfNoOrder(words: string): string | null {
  if (countWords(words) > MOST_WORDS || /[?;:]/u.test(words)) return null;
  if (CLAUSE.test(words) && !POINTS_BACK.test(words)) return `an account of ${lowered(words)}`;
  const [before = words] = words.split(/\b(?:that|which|who|how|what|why|when|where|whether|you)\b/iu);
  const isSaid = /\b(?:must|should|is|are|has|have|need|needs|will|can)\b/iu.test(before);
  return NOUN_PHRASE.test(words) && !isSaid ? lowered(words) : null;
}

/** With a small letter, "A map" too. */
const lowered = (words: string) => lowerFirst(words).replace(/^A(?= )/u, 'a');

/** "the strongest objection and a response to it": what each order of a part asks for, joined. */
function nounOf(orders: string): string | null {
  const cut = secondOrderIn(orders);
  const [first, joint, second] =
    cut === null ? [orders, '', null] : [orders.slice(0, cut.start), cut.joint, orders.slice(cut.end)];
  const noun = nounOfOrder(first, false);
  if (noun === null || second === null || joint === '') return noun;
  const more = nounOfOrder(second, true);
  // "Summarize the study and evaluate it": who misses both misses the first.
  return more === null || countWords(more) > MOST_QUOTED_WORDS ? noun : listOf([noun, more]);
}

/** `isLed`: whether a noun goes before it, to which "it" can point. */
function nounOfOrder(order: string, isLed: boolean): string | null {
  const bare = order
    .replace(/^(?:also|then|next|finally|(?!(?:apply|reply|supply|rely)\b)\p{L}+ly)\s+/iu, '')
    .replace(/^(\p{L}+) (?:step by step|\p{L}+ly) /iu, '$1 ')
    .replace(TOLD_TO, '$1 ');
  const isAway = (words: string) => !isLed && POINTS_BACK.test(words.split(/\s/u).slice(0, 4).join(' '));
  const object = bare.replace(GIVES, '');
  if (object !== bare && CLAUSE.test(object) && PLACES.test(bare)) return `a statement of ${object}`;
  if (object !== bare && (NOUN_PHRASE.test(object) || BARE_PLURAL.test(object))) return lowered(object);
  const joined = nounOfJoining(bare);
  if (joined !== null) return isAway(joined.split(/ (?:to|with|and) /u).at(-1) ?? '') ? null : joined;
  const [, two = '', rest = ''] = /^(\p{L}+ \p{L}+)\s+(.+)$/u.exec(bare) ?? [];
  const ofTwo = MAKES[two.toLowerCase()];
  if (ofTwo !== undefined) return isAway(rest) ? null : `${ofTwo} ${rest}`;
  const [, one = '', more = ''] = /^(\p{L}+)\s+(.+)$/u.exec(bare) ?? [];
  return isAway(more) ? null : madeBy(one.toLowerCase(), more);
}

/** "A connection between what you saw and one idea" of "connect what you saw to one idea". */
function nounOfJoining(order: string): string | null {
  const [, verb = '', one = '', other = ''] = /^(\p{L}+) (.+?) (?:to|with) (.+)$/iu.exec(order) ?? [];
  const noun = JOINS[verb.toLowerCase()];
  if (noun === undefined) return null;
  if (/^(?:it|this|that|them|these|those)$/iu.test(one))
    return `${noun} ${verb.toLowerCase() === 'compare' ? 'with' : 'to'} ${other}`;
  return / (?:and|or) /u.test(one) ? null : `${noun} between ${one} and ${other}`;
}

/** "the method" of "describe the method", "a description of one city" of "describe one city". */
function madeBy(verb: string, object: string): string | null {
  const made = MAKES[verb];
  if (made === undefined) return null;
  const isClause = /^that\s+(?!\p{L}+ (?:to|in|of|for|on)\b)/iu.test(object) && verb !== 'apply';
  if (isClause) return verb === 'argue' ? `an argument ${object}` : null;
  if (/^(?:if|on|for|to|with|about)\s/iu.test(object) && !CLAUSE.test(object)) return null;
  if (verb === 'describe' && /^(?:the|your)\s/iu.test(object)) return lowered(object);
  if ((verb === 'support' && CLAUSE.test(object)) || (verb === 'argue' && !CLAUSE.test(object))) return null;
  if (!made.endsWith(' between')) return `${made} ${object}`;
  const pair = object.replace(/ (?:from|with) /u, ' and ');
  return / and /u.test(pair) ? `${made} ${pair}` : null;
}

/** "Describe one city", after "the assignment asks you to", of "you describe one city". */
export const orderIn = (clause: string): string => clause.replace(/^you /u, '');

/** "The description of one city": a noun phrase that was named before. */
export function definite(noun: string): string {
  return noun.replace(/^an? /u, 'the ');
}

/** Where a second order begins, with the words that join it; `null` where there is none. */
function secondOrderIn(
  order: string,
): { readonly start: number; readonly end: number; readonly joint: string } | null {
  const later = order.matchAll(/(?:,\s+and|\s+and|,)\s+(?:then\s+|also\s+|\p{L}+ly\s+)?(\p{L}+)/giu);
  for (const { index, 0: whole, 1: word = '' } of later) {
    const end = index + whole.length - word.length;
    const isJoined =
      isDirective(word) ||
      Object.hasOwn(MAKES, word.toLowerCase()) ||
      isOrder(order.slice(end), { isJoined: true });
    if (isJoined && !isNounHere(order.slice(0, index), order.slice(index + whole.length)))
      return { start: index, end, joint: whole };
  }
  return null;
}

/** "Its cause and support", "the plan and design of the study": a directive that is a noun of the list before it. */
function isNounHere(before: string, after: string): boolean {
  return /^(?:\s+(?:of|in|for)\b|\s*[,.]|\s*$)/u.test(after) && !/\b(?:to|for) \p{L}+$/u.test(before);
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
