import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { isFinite, isSubordinator } from '../language/clauses.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { matchCase } from '../row-check.ts';

const POSITIVE_OF: Readonly<Record<string, string>> = {
  no: 'any',
  nothing: 'anything',
  nobody: 'anybody',
  none: 'any',
  nowhere: 'anywhere',
  never: 'ever',
};
const NEGATIONS = /^(?:n't|not|never|nobody|nothing)$/;
/** "No longer", "no less than", "no doubt": the negation is of the next word alone. */
const FIXED_AFTER_NO =
  /^(?:longer|less|fewer|more|better|worse|doubt|matter|sooner|other|different|small|mere|ordinary)$/;
/** How many words a negation reaches. */
const REACH = 7;

/** A clause has one negation: "they do not have no money" says that they have some. */
export const doubleNegative: GrammarCheck = {
  id: 'grammar-double-negative',
  severity: 'error',
  cost: 'habit',
  recall: 0.95,
  title: 'Double negatives',
  source: 'APA 7, chapter 4',
  summary: 'A clause is negated once.',
  advice: {
    noun: 'double negatives',
    how: ['Keep one negative word in each clause; after “not,” write “any,” “anything” or “ever.”'],
  },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const hit = hardly(tokens, index) ?? secondNegative(tokens, index);
        if (hit !== null) yield hit;
      }
    }
  },
};

/** "Can't hardly". */
function hardly(tokens: readonly Token[], index: number): GrammarHit | null {
  const [verb, not, adverb] = tokens.slice(index, index + 3);
  if (
    verb === undefined ||
    adverb === undefined ||
    !/^(?:n't|not)$/.test(not?.word ?? '') ||
    !/^(?:hardly|scarcely|barely)$/.test(adverb.word)
  )
    return null;
  const isDo = /^(?:do|does|did)$/.test(verb.word);
  const plain = verb.word === 'ca' ? 'can' : verb.word === 'wo' ? 'will' : verb.text;
  return {
    start: verb.start,
    end: adverb.end,
    message: `“${adverb.text}” is negative itself, so “not” has to go.`,
    suggestions: isDo ? [] : [`${plain} ${adverb.text}`],
  };
}

function secondNegative(tokens: readonly Token[], index: number): GrammarHit | null {
  const negative = tokens[index];
  if (negative === undefined) return null;
  const isNoOne = negative.word === 'no' && tokens[index + 1]?.word === 'one';
  const last = isNoOne ? tokens[index + 1] : negative;
  const positive = isNoOne ? 'anyone' : POSITIVE_OF[negative.word];
  if (positive === undefined || last === undefined || !isNegated(tokens, index)) return null;
  const next = tokens[index + 1];
  // "Say no to it": here it is the answer.
  const isAnswer = negative.word === 'no' && !isNoOne && !/^(?:NOUN|ADJ)$/.test(next?.tag ?? '');
  if (isAnswer || (negative.word === 'no' && FIXED_AFTER_NO.test(next?.word ?? ''))) return null;
  // "I can't believe nobody came": the subject of another clause.
  if (/^(?:nothing|nobody|none)$/.test(negative.word) && isFinite(tokens, index + 1)) return null;
  const written = isNoOne ? `${negative.text} ${last.text}` : negative.text;
  return {
    start: negative.start,
    end: last.end,
    message: `“${written}” repeats the negation. Write “${positive}”, or leave out the other negative word.`,
    suggestions: [matchCase(written, positive)],
  };
}

/** A negation before it in the same clause, with a verb between the two unless one follows "there isn't". */
function isNegated(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  // "Not without no reason", "have nothing or no one": prepositions and pairs are often meant so.
  if (
    before === undefined ||
    /^(?:ADP|CCONJ|PUNCT)$/.test(before.tag) ||
    /^(?:just|simply|merely|but|or)$/.test(before.word)
  ) {
    if (!/^(?:about|to|for|in)$/.test(before?.word ?? '')) return false;
  }
  for (let at = index - 1; at >= Math.max(0, index - REACH); at -= 1) {
    const token = tokens[at];
    if (token === undefined || /^(?:CCONJ|PUNCT)$/.test(token.tag) || isSubordinator(token)) return false;
    if (token.word === 'to' && token.tag === 'PART' && index - at > 1) {
      // "I decided not to say nothing": the second verb may be denied on purpose.
      if (/^(?:not|n't)$/.test(tokens[at - 1]?.word ?? '')) return false;
      continue;
    }
    const isSubject = /^(?:nobody|nothing)$/.test(token.word);
    // "Those who possess nothing lose nothing": the first has to be the subject.
    if (!NEGATIONS.test(token.word) || (isSubject && !(at === 0 && isFinite(tokens, at + 1)))) continue;
    if (tokens[at + 1]?.word === 'only') return false;
    const between = tokens.slice(at + 1, index);
    if (tokens[index]?.word === 'never' && between.length === 0) return true;
    const isPlace = /^(?:is|are|was|were)$/.test(tokens[at - 1]?.word ?? '') && between.length === 0;
    return isPlace || between.some(({ tag }) => tag === 'VERB' || tag === 'AUX');
  }
  return false;
}
