import type { GrammarCheck } from '../grammar-check.ts';
import { clauseAt, isFinite, isSubordinator, MODALS } from '../language/clauses.ts';
import { hasForm, nounNumber } from '../language/inflections.ts';
import { meansPerson } from '../language/person-nouns.ts';
import { nounPhraseAt, postmodifierEnd } from '../language/noun-phrase.ts';
import { taggedSentencesOf, type TaggedSentence, type Token } from '../language/tagged-sentence.ts';

const SUBORDINATORS = /^(?:because|although|though|whereas|while|when|if|unless|since|until|even)$/;
const FEWEST_TOKENS = 5;

/** A part of a sentence that stands alone: "Because the sample was small." */
export const fragment: GrammarCheck = {
  id: 'grammar-fragment',
  severity: 'error',
  cost: 'habit',
  recall: 0.8,
  title: 'Sentence fragments',
  source: 'APA 7, chapter 4',
  summary: 'A sentence has a main clause.',
  advice: {
    noun: 'incomplete sentences',
    how: ['Give each one a subject and a verb, or join it to the sentence next to it.'],
    unit: 'sentence',
  },
  *find(text) {
    for (const sentence of taggedSentencesOf(text)) {
      if (!isFragment(sentence)) continue;
      yield {
        start: sentence.start,
        end: sentence.end,
        message: 'This is a fragment. Join it to the sentence beside it, or give it a main clause.',
      };
    }
  },
};

/** Links that a fragment may open with: "For example, allowing them to vote." */
function linkLength(tokens: readonly Token[]): number {
  const comma = tokens.findIndex(({ word }) => word === ',');
  const opening = tokens
    .slice(0, Math.max(0, comma))
    .map(({ word }) => word)
    .join(' ');
  return /^(?:for (?:example|instance)|in other words|in particular|especially)$/.test(opening)
    ? comma + 1
    : 0;
}

function isFragment(sentence: TaggedSentence): boolean {
  const link = linkLength(sentence.tokens);
  const tokens = sentence.tokens.slice(link);
  // Behind a link only a form that never opens a sentence is surely a fragment.
  if (link > 0)
    return (
      tokens.length >= FEWEST_TOKENS &&
      tokens[0]?.tag === 'VERB' &&
      hasForm(tokens[0].word, 'ing') &&
      countVerbs(tokens) === 0 &&
      !mayHideVerb(tokens)
    );
  const [first, second] = tokens;
  if (first === undefined || second === undefined || tokens.length < FEWEST_TOKENS) return false;
  if (
    tokens.at(-1)?.word !== '.' ||
    !/^\p{Lu}/u.test(first.text) ||
    tokens.some(({ word }) => /^[:;?!()–—"“”]$/.test(word))
  )
    return false;
  // "The lower the sugar, the better."
  if (
    first.word === 'the' &&
    tokens.filter(({ word }) => word === 'the').length > 1 &&
    /(?:er|more|less)$/.test(second.word)
  )
    return false;
  const verbs = countVerbs(tokens);
  // "Which came first was decided by a coin": the clause is the subject of a verb behind it.
  if (first.word === 'which')
    return isFinite(tokens, 1) && second.word !== 'of' && !tokens.slice(2).some(isVerbOfClause);
  if (SUBORDINATORS.test(first.word) && second.word !== 'of') return isLoneClause(tokens, verbs);
  // "After the report was made public": with a subject and its verb right behind, these open a clause too.
  if (/^(?:after|before)$/.test(first.word) && clauseAt(tokens, 1)?.phrase.start === 1)
    return isLoneClause(tokens, verbs);
  // "So that her daughter could study": a purpose, unless "that" is the subject.
  if (first.word === 'so' && second.word === 'that')
    return clauseAt(tokens, 2)?.phrase.start === 2 && isLoneClause(tokens.slice(1), verbs);
  if (
    /^(?:especially|particularly|mainly|including|such)$/.test(first.word) &&
    isPhraseWithClause(tokens, verbs)
  )
    return true;
  if (/^(?:especially|particularly|mainly)$/.test(first.word))
    return isLoneClause(tokens.slice(1), verbs) && isSubordinator(second);
  // "One that nobody wants", "the number of people who were asked": the only verb belongs to "who".
  if (isNounWithClause(tokens) && verbs === 1) return !mayHideVerb(tokens);
  if (tokens.some(({ word }) => word === ',') && first.word !== 'such') return false;
  if (/^(?:such|especially|including)$/.test(first.word))
    return verbs === 0 && (first.word !== 'such' || second.word === 'as');
  const opensWithForm =
    (first.word === 'not' && hasForm(second.word, 'ing')) ||
    (first.word === 'to' && second.tag === 'VERB') ||
    (first.tag === 'VERB' && hasForm(first.word, 'ing'));
  return verbs === 0 && (opensWithForm || isBareNoun(tokens)) && !mayHideVerb(tokens);
}

/** "Especially for people who own a house": the only verb belongs to "who." */
function isPhraseWithClause(tokens: readonly Token[], verbs: number): boolean {
  const at = tokens.findIndex(({ word }) => /^(?:who|that|which|where|when)$/.test(word));
  const isOpen = tokens[0]?.word === 'such' ? tokens[1]?.word === 'as' : tokens[1]?.word !== ',';
  return (
    isOpen && verbs === 1 && at > 1 && isFinite(tokens, at + 1) && !tokens.some(({ word }) => word === ',')
  );
}

/** One clause with one verb, and no comma behind which the main clause could begin. */
function isLoneClause(tokens: readonly Token[], verbs: number): boolean {
  if (tokens.some(({ word }) => word === ',')) return false;
  const start = tokens[0]?.word === 'even' ? 2 : 1;
  if (tokens[0]?.word === 'even' && !/^(?:though|if|when)$/.test(tokens[1]?.word ?? '')) return false;
  const phrase = nounPhraseAt(tokens, start);
  // "Since the pandemic a lot of nurses have left": a second subject right behind the first.
  const next = phrase === null ? undefined : tokens[phrase.end];
  if (/^(?:since|until)$/.test(tokens[0]?.word ?? '') && /^(?:DET|PRON)$/.test(next?.tag ?? '')) return false;
  // "If we all work together we can": the verb that was found has a subject of its own.
  const isSecond = ({ word }: Token, at: number) =>
    at > (phrase?.head ?? start) &&
    /^(?:i|he|she|we|they)$/.test(word) &&
    !isSubordinator(tokens[at - 1]) &&
    isFinite(tokens, at + 1);
  if (tokens.some(isSecond)) return false;
  return phrase !== null && verbs === 1 && tokens.length > 5 && !mayHideVerb(tokens.slice(start), true);
}

function isNounWithClause(tokens: readonly Token[]): boolean {
  const phrase = nounPhraseAt(tokens, 0);
  const isOne = tokens[0]?.word === 'one';
  // "Doctors who looked at each person".
  const arePeople =
    phrase !== null && phrase.number === 'plural' && meansPerson(tokens[phrase.head]?.word ?? '');
  // "People who work at night sleep badly": a verb that the tagger took for a noun.
  const hasOther = tokens.some(
    ({ word, tag }, at) =>
      at > 2 && tag !== 'VERB' && hasForm(word, 'base') && tokens[at - 1]?.tag === 'NOUN',
  );
  if (arePeople && phrase.determiner === null && hasOther) return false;
  if (!isOne && !arePeople && (phrase === null || phrase.determiner === null)) return false;
  // "Some report that": the noun may be the verb of "some".
  const isPronoun = /^(?:some|many|most|all|few|both|others?|these|those|this|that)$/.test(
    tokens[0]?.word ?? '',
  );
  if (isPronoun && hasForm(tokens[1]?.word ?? '', 'base')) return false;
  const end = isOne ? 1 : phrase === null ? null : postmodifierEnd(tokens, phrase.end);
  // "A score below 30 means that", "a report in May found that": a noun here may be the verb.
  const last = tokens[(end ?? 0) - 1]?.word ?? '';
  if (tokens[end ?? -1]?.word === 'that' && (hasForm(last, 's') || hasForm(last, 'past'))) return false;
  return (
    end !== null && /^(?:who|that)$/.test(tokens[end]?.word ?? '') && !tokens.some(({ word }) => word === ',')
  );
}

function countVerbs(tokens: readonly Token[]): number {
  let count = 0;
  for (const index of tokens.keys()) {
    if (!isFinite(tokens, index)) continue;
    const before = tokens[index - 1];
    // "Have been asked" and "could not have slept" count once.
    // "This idea of well-being is": a noun behind a hyphen.
    const isNoun = before?.word === 'being' && tokens[index - 2]?.word === '-';
    const goesOn = before !== undefined && !isNoun && (before.tag === 'AUX' || MODALS.test(before.word));
    if (!goesOn) count += 1;
  }
  return count;
}

/** "A study of two hundred farmers in the north." */
function isBareNoun(tokens: readonly Token[]): boolean {
  return /^(?:an?|the|this|another)$/.test(tokens[0]?.word ?? '') && nounPhraseAt(tokens, 0) !== null;
}

/** "A control group": no base of a verb follows a noun in the singular. */
function isOfOtherNumber(before: Token | undefined, word: string): boolean {
  return (
    before?.tag === 'NOUN' &&
    nounNumber(before.word) === 'singular' &&
    !hasForm(word, 's') &&
    !hasForm(word, 'past')
  );
}

/** A noun that could be the verb that is missed: "The plan works." */
function mayHideVerb(tokens: readonly Token[], isClause = false): boolean {
  return tokens.some(
    ({ word, tag }, index) =>
      index > 0 &&
      !isOfOtherNumber(tokens[index - 1], word) &&
      // "For smaller classes": the noun of a preposition.
      !(isClause && tokens[index - 1]?.tag === 'ADJ' && /^(?:ADP|DET)$/.test(tokens[index - 2]?.tag ?? '')) &&
      !/^(?:my|your|his|her|its|our|their)$/.test(tokens[index - 1]?.word ?? '') &&
      (tag === 'NOUN' || tag === 'ADJ' || tag === 'ADP' || tag === 'PROPN') &&
      ((tokens[index - 1]?.tag === 'VERB' && hasForm(word, 's')) ||
        /^(?:NOUN|PRON|PROPN|ADV|ADJ)$/.test(tokens[index - 1]?.tag ?? '') ||
        /^(?:this|that|these|those)$/.test(tokens[index - 1]?.word ?? '')) &&
      (hasForm(word, 's') || hasForm(word, 'past') || hasForm(word, 'base')),
  );
}

/** "Was", "has" right behind a word that is neither a subject pronoun nor a joining word: it closes a clause before it. */
function isVerbOfClause({ word, tag }: Token, at: number, rest: readonly Token[]): boolean {
  const before = rest[at - 1];
  const isOpen =
    before === undefined ||
    /^(?:PRON|CCONJ|SCONJ|PUNCT|NOUN|PROPN)$/.test(before.tag) ||
    isSubordinator(before);
  return tag === 'AUX' && /^(?:is|are|was|were|has|have|had)$/.test(word) && !isOpen;
}
