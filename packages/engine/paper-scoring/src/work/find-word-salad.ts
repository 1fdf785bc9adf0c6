import { functionWords } from '../words/function-words.ts';
import type { Paragraph, Sentence } from './work.ts';

/** Classes of function words whose order English fixes. */
const CLASSES: Readonly<Record<string, string>> = {
  determiner: 'a an the my your our their every',
  preposition:
    'of in on at by for with from into about against between through during upon among within without toward via',
  conjunction: 'and but or nor if because although unless whereas',
  subject: 'i he she we they',
  object: 'me him us them myself himself themselves',
  modal: 'can could may might must shall should will would',
  be: 'is are was were am',
  auxiliary: 'has had does did',
  to: 'to',
  not: 'not',
};

/** Classes that do not follow a class in a sentence. "I in" may come at the end of a clause, but "the of" never. */
const NEVER_FOLLOW: Readonly<Record<string, string>> = {
  determiner: 'determiner preposition conjunction subject object modal be auxiliary to not',
  preposition: 'conjunction subject modal be auxiliary not',
  conjunction: 'object',
  subject: 'subject determiner preposition object not conjunction',
  modal: 'determiner preposition conjunction object modal be auxiliary to',
  to: 'preposition conjunction subject modal be auxiliary',
  be: 'be modal auxiliary',
  not: 'subject object modal be',
  object: 'subject auxiliary',
  auxiliary: 'be modal auxiliary preposition',
};

const classOf = new Map(
  Object.entries(CLASSES).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);
const neverFollow = new Map(
  Object.entries(NEVER_FOLLOW).map(([name, next]) => [name, new Set(next.split(' '))]),
);

/** English breaks the order in one pair of ten at most, learners in two or three; words at random in six. */
const MOST_BROKEN = 0.4;
const FEWEST_PAIRS = 8;
/** Where many pairs are counted, chance moves the share less. */
const MOST_BROKEN_OF_MANY = 0.32;
const MANY_PAIRS = 40;
/** Prose is two fifths function words; notes and lists a fifth. */
const LEAST_GRAMMATICAL = 0.06;
const FEWEST_WORDS = 40;

type Order = { pairs: number; broken: number; grammatical: number; words: number };

/**
 * The sentences of paragraphs whose words stand in no order that English has. One sentence can break the order by
 * chance, so that a paragraph, or the text as a whole where its paragraphs are short, is judged at once.
 */
export function findWordSalad(paragraphs: readonly Paragraph[]): ReadonlySet<Sentence> {
  const all: Order = { pairs: 0, broken: 0, grammatical: 0, words: 0 };
  const orders = paragraphs.map(({ sentences }) => {
    const order: Order = { pairs: 0, broken: 0, grammatical: 0, words: 0 };
    for (const { words } of sentences) countOrder(words, order);
    for (const key of ['pairs', 'broken', 'grammatical', 'words'] as const) all[key] += order[key];
    return order;
  });
  const isAll = isSalad(all);
  return new Set(
    paragraphs.flatMap(({ sentences }, at) => (isAll || isSalad(orders[at] ?? all) ? sentences : [])),
  );
}

function countOrder(words: readonly string[], order: Order): void {
  for (const [at, word] of words.entries()) {
    const isGrammatical = functionWords.has(word);
    // Numbers and the letters of formulas are no words.
    if (isGrammatical || /\p{L}{3}/u.test(word)) order.words += 1;
    if (isGrammatical) order.grammatical += 1;
    const before = classOf.get(words[at - 1] ?? '');
    const own = classOf.get(word);
    if (before === undefined || own === undefined) continue;
    order.pairs += 1;
    if (neverFollow.get(before)?.has(own) === true) order.broken += 1;
  }
}

function isSalad({ pairs, broken, grammatical, words }: Order): boolean {
  const most = pairs >= MANY_PAIRS ? MOST_BROKEN_OF_MANY : MOST_BROKEN;
  if (pairs >= FEWEST_PAIRS && broken / pairs > most) return true;
  return words >= FEWEST_WORDS && grammatical / words < LEAST_GRAMMATICAL;
}
