import { MODALS } from '../language/clauses.ts';
import { hasForm, nounNumber } from '../language/inflections.ts';
import { canBe, isOnly } from '../language/word-kinds.ts';
import { BE, type ConfusedRow, type Place } from './confused-words-by-class.ts';

const SUBJECT = /^(?:i|he|she|we|they|you)$/;
const OPENS_NOUN = /^(?:DET|PRON|NOUN|PROPN|NUM)$/;

const isBeforeBase = ({ after, afterTag, tokens, index }: Place) =>
  (hasForm(after, 'base') && /^(?:VERB|AUX|NOUN)$/.test(afterTag)) ||
  (/^(?:not|also|never|only)$/.test(after) && hasForm(tokens[index + 2]?.word ?? '', 'base'));
const isQuality = ({ after, afterTag }: Place) =>
  /^(?:ADJ|ADV)$/.test(afterTag) || hasForm(after, 'ing') || hasForm(after, 'participle');
/** A noun that is no verb, so that a pronoun in front of it has nothing to say. */
const isPlainNoun = ({ after, afterTag }: Place) =>
  afterTag === 'NOUN' && nounNumber(after) === 'singular' && !canBe(after, 'V') && !hasForm(after, 's');

/**
 * Small words of a sentence that lost or changed a letter and became other words. Their places are so narrow that the
 * classes of the neighbours tell: add a row and a test line.
 */
export const CONFUSED_FUNCTION_WORDS: readonly ConfusedRow[] = [
  [
    'cold',
    'could',
    (p) => (SUBJECT.test(p.before) || p.beforeTag === 'NOUN') && isBeforeBase(p) && !canBe(p.after, 'N'),
  ],
  ['wold', 'would', isBeforeBase],
  ['wood', 'would', (p) => SUBJECT.test(p.before) && isBeforeBase(p)],
  ['shout', 'should', (p) => SUBJECT.test(p.before) && isBeforeBase(p) && !canBe(p.after, 'N')],
  ['nut', 'not', (p) => BE.test(p.before) || MODALS.test(p.before) || /^(?:do|does|did)$/.test(p.before)],
  [
    'note',
    'not',
    (p) => (BE.test(p.before) || /^(?:do|does|did)$/.test(p.before)) && (isQuality(p) || p.after === 'sure'),
  ],
  ['form', 'from', isFrom],
  ['fro', 'from', (p) => p.before !== 'and' && OPENS_NOUN.test(p.afterTag)],
  ['fort', 'for', (p) => p.beforeTag === 'VERB' && p.afterTag === 'DET'],
  ['whit', 'with', (p) => OPENS_NOUN.test(p.afterTag)],
  ['wit', 'with', (p) => p.beforeTag === 'VERB' && /^(?:DET|PRON)$/.test(p.afterTag)],
  ['tot', 'to', (p) => /^(?:VERB|ADJ)$/.test(p.beforeTag) && /^(?:DET|PRON|VERB)$/.test(p.afterTag)],
  [
    'an',
    'and',
    (p) =>
      p.beforeTag !== '' &&
      p.tokens[p.index + 1]?.text === p.after &&
      (/^(?:PRON|DET)$/.test(p.afterTag) || SUBJECT.test(p.after)) &&
      !/^(?:other|all|any|only|each|either)$/.test(p.after),
  ],
  [
    'as',
    'has',
    (p) =>
      /^(?:he|she|it)$/.test(p.before) &&
      (p.after === 'been' || (hasForm(p.after, 'participle') && !canBe(p.after, 'A'))) &&
      p.tokens[p.index - 2]?.word !== 'as' &&
      p.index === 1,
  ],
  [
    'the',
    'they',
    (p) =>
      p.beforeTag !== 'ADP' && /^(?:are|were|have)$/.test(p.after) && p.tokens[p.index + 2]?.word !== '-',
  ],
  [
    'they',
    'the',
    (p) =>
      isPlainNoun(p) &&
      // "When they ad-lib": half of a compound.
      p.tokens[p.index + 2]?.word !== '-' &&
      !/^(?:all|both|each|thing|things)$/.test(p.after) &&
      !(p.tokens[p.index + 2]?.word ?? '').startsWith("'"),
  ],
  ['he', 'the', (p) => isPlainNoun(p) && (p.before === '' || p.beforeTag === 'ADP')],
  [
    'then',
    'them',
    (p) =>
      /^(?:of|with|for|between|about|among)$/.test(p.before) &&
      /^(?:PUNCT|AUX|CCONJ|ADP)$/.test(p.afterTag) &&
      !(p.before === 'for' && p.after === ','),
  ],
  ['where', 'were', (p) => /^(?:they|we|you)$/.test(p.before) && isQuality(p)],
  [
    'though',
    'thought',
    (p) => SUBJECT.test(p.before) && p.index === 1 && /^(?:that|about|of|it|he|she|they|we|i)$/.test(p.after),
  ],
  [
    'your',
    "you're",
    (p) =>
      /^(?:|think|know|hope|say|but|so|if|when|that|because)$/.test(p.before) &&
      isOnly(p.after, 'A') &&
      /^(?:PUNCT|ADP)$/.test(p.tokens[p.index + 2]?.tag ?? '') &&
      p.tokens[p.index + 2]?.word !== ',' &&
      p.tokens[p.index + 2]?.word !== '-',
  ],
  // "There are too reasons".
  [
    'too',
    'two',
    (p) =>
      p.afterTag === 'NOUN' &&
      nounNumber(p.after) === 'plural' &&
      !hasForm(p.after, 's') &&
      (p.before === '' || /^(?:ADP|VERB|AUX|DET)$/.test(p.beforeTag)),
  ],
  // "It is no clear that", but "no longer", "no different", "no good".
  [
    'no',
    'not',
    (p) =>
      BE.test(p.before) &&
      p.afterTag === 'ADJ' &&
      isOnly(p.after, 'A') &&
      !/(?:er|longer|different|more|less|such|new|small|mean|ordinary|easy)$/.test(p.after) &&
      (/^(?:that|to|for|if|whether|in|at|about)$/.test(p.tokens[p.index + 2]?.word ?? '') ||
        p.tokens[p.index + 2]?.word === '.'),
  ],
];

/** "We went form school", "a letter form the king": a verb with an object between them has no noun of its own there. */
function isFrom({ before, beforeTag, afterTag, tokens, index }: Place): boolean {
  if (!OPENS_NOUN.test(afterTag) || MODALS.test(before) || before === 'to') return false;
  // "How people form their views": a verb, whatever the tagger took the noun for.
  if (nounNumber(before) === 'plural') return false;
  return (
    (beforeTag === 'VERB' &&
      !/^(?:help|helps|let|make|makes|take|takes|took|give|gives|given|asked|told|forced|expected|allowed|required|wants?|wanted|tried|tries|try)$/.test(
        before,
      )) ||
    (/^(?:away|back|out|up|down|far|different|apart|aside)$/.test(before) && tokens[index + 1]?.word !== ',')
  );
}
