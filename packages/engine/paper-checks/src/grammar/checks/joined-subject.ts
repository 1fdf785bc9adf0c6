import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { agreementKind } from '../kinds.ts';
import { isFinite } from '../language/clauses.ts';
import { hasForm, inflect, nounNumber, verbReadings } from '../language/inflections.ts';
import { isPreposition, nounPhraseAt, postmodifierEnd, type NounPhrase } from '../language/noun-phrase.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

const PLURAL_OF: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
};
const SINGULAR_OF: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
};
/** What follows these is no part of the subject: "the teacher, along with her students, was". */
const ASIDES =
  /^(?:as well as|along with|together with|in addition to|accompanied by|including|like|unlike|and not|but not|rather than|not)$/;

/** Two subjects that "and" joins have a verb in the plural; "or" leaves the choice to the nearer one. */
export const joinedSubject: GrammarCheck = {
  ...agreementKind,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'Two subjects joined by “and” take a plural verb; words such as “as well as” join none.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const starts = [
        0,
        ...tokens.flatMap(({ word }, at) =>
          /^(?:because|although|if|when|while|since|that)$/.test(word) ? [at + 1] : [],
        ),
      ];
      for (const start of new Set(starts)) {
        const hit = joinedBy(tokens, start) ?? withAside(tokens, start);
        if (hit !== null) yield hit;
      }
    }
  },
};

function joinedBy(tokens: readonly Token[], start: number): GrammarHit | null {
  const pair = /^(?:both|either|neither|every|each)$/.exec(tokens[start]?.word ?? '')?.[0];
  const isNotOnly = tokens[start]?.word === 'not' && tokens[start + 1]?.word === 'only';
  const isEvery = pair === 'every' || pair === 'each';
  const from = isNotOnly ? start + 2 : pair === undefined || isEvery ? start : start + 1;
  const first = nounPhraseAt(tokens, from);
  // "Annotating texts or notes is": the gerund is the subject.
  if (first === null || (first.start < first.head && hasForm(tokens[first.start]?.word ?? '', 'ing')))
    return null;
  // "The relation between bakers and their guests has": the pair belongs to "between."
  if (tokens[first.end]?.word === 'between') return null;
  // "The first and most important step is": two adjectives of one noun.
  if (/^(?:ADJ|NUM|ADV)$/.test(tokens[first.head]?.tag ?? '')) return null;
  const firstEnd = postmodifierEnd(tokens, first.end) ?? bareComplementEnd(tokens, first);
  const joint = tokens[firstEnd]?.word === ',' && isNotOnly ? firstEnd + 1 : firstEnd;
  const also = tokens[joint]?.word === 'but' && tokens[joint + 1]?.word === 'also';
  const word = also ? 'but' : (tokens[joint]?.word ?? '');
  if (!/^(?:and|or|nor|but)$/.test(word) || (word === 'but' && !isNotOnly)) return null;
  const second = nounPhraseAt(tokens, also ? joint + 2 : joint + 1);
  if (second === null || mayShareComplement(tokens, first, second)) return null;
  const at = verbAt(tokens, second);
  // "What cost or costs does it carry?": the subject is behind the verb.
  if (/^(?:what|which|whose|how)$/.test(tokens[from]?.word ?? '') && tokens.at(-1)?.word === '?') return null;
  const verb = tokens[at];
  if (verb === undefined || !isFinite(tokens, at)) return null;
  // "If fear or hope were to grow": a condition.
  if (/^(?:if|though|although)$/.test(tokens[start - 1]?.word ?? '') && verb.word === 'were') return null;
  const number = numberOf({ tokens, first, second, word, isEvery });
  const isDoubtful = number === null && areTwoThings({ tokens, first, second, word, isEvery });
  const right = isDoubtful
    ? formOf(tokens, at, 'plural')
    : number === null
      ? null
      : formOf(tokens, at, number);
  if (right === null || tokens.slice(from, at).some(({ word: inner }) => inner === ',' && !isNotOnly))
    return null;
  return {
    start: verb.start,
    end: verb.end,
    message:
      word === 'and'
        ? isEvery
          ? `“${tokens[start]?.text ?? ''}” makes the subject singular: “${right}”, not “${verb.text}”.`
          : `Two subjects joined by “and” are plural: “${right}”, not “${verb.text}”.`
        : `With “${word}” the verb agrees with the nearer noun, “${tokens[second.head]?.text ?? ''}”: “${right}”, not “${verb.text}”.`,
    suggestions: [right],
    isDoubtful,
  };
}

/** "The cost of housing and the lack": without an article of its own, "housing" does not share "of". */
function bareComplementEnd(tokens: readonly Token[], { end, determiner }: NounPhrase): number {
  const complement = isPreposition(tokens[end]?.word ?? '') ? nounPhraseAt(tokens, end + 1) : null;
  return complement !== null && complement.determiner === null && determiner !== null ? complement.end : end;
}

/**
 * "The study of eviction and its effects shows", "a set of beliefs or claims is": behind "of", what is joined may be
 * two nouns of the phrase and no second subject.
 */
function mayShareComplement(tokens: readonly Token[], first: NounPhrase, second: NounPhrase): boolean {
  if (!isPreposition(tokens[first.end]?.word ?? '')) return false;
  const opening = tokens[second.start]?.word ?? '';
  return second.determiner === null || /^(?:its|their|his|her|our|my|your)$/.test(opening);
}

function verbAt(tokens: readonly Token[], second: NounPhrase): number {
  let at = postmodifierEnd(tokens, second.end) ?? second.end;
  while (tokens[at]?.tag === 'ADV' && at < second.end + 8) at += 1;
  return at;
}

type Pair = {
  readonly tokens: readonly Token[];
  readonly first: NounPhrase;
  readonly second: NounPhrase;
  readonly word: string;
  readonly isEvery: boolean;
};

/** The number of the verb behind both; `null` where the two may be one thing: "bread and butter", "the rise and fall". */
function numberOf({ tokens, first, second, word, isEvery }: Pair): 'singular' | 'plural' | null {
  if (isEvery)
    // "Each student and the teacher bring": with an article of its own the second is not one of "each."
    return word === 'and' &&
      second.determiner === null &&
      first.number !== 'plural' &&
      second.number !== 'plural'
      ? 'singular'
      : null;
  if (word !== 'and') return second.number === 'either' ? null : second.number;
  const nouns = [first, second].map(({ head }) => tokens[head]);
  if (
    nouns.some((noun) => noun === undefined || noun.tag === 'PROPN' || nounNumber(noun.word) === null) &&
    second.number !== 'either'
  )
    return null;
  const areDetermined = isDetermined(tokens, first) && isDetermined(tokens, second);
  const arePlural = first.number === 'plural' && second.number === 'plural';
  return areDetermined || arePlural ? 'plural' : null;
}

/** "Fear and anger", which now and then are one: "research and development", "trial and error". */
function areTwoThings({ tokens, first, second, word, isEvery }: Pair): boolean {
  if (word !== 'and' || isEvery) return false;
  const isBare = ({ start, head, determiner, number }: NounPhrase): boolean =>
    determiner === null && start === head && number === 'singular' && tokens[head]?.tag !== 'PROPN';
  return isBare(first) && isBare(second);
}

/** "The cost of housing", "her patience", "I": a thing of its own. */
function isDetermined(tokens: readonly Token[], phrase: NounPhrase): boolean {
  const first = tokens[phrase.start];
  if (first === undefined) return false;
  const isPossessed = /^(?:my|our|your|his|her|its|their)$/.test(first.word);
  return phrase.determiner !== null
    ? !/^(?:no|any|what|which)$/.test(phrase.determiner.word)
    : isPossessed || /^(?:i|he|she)$/.test(first.word);
}

/** "The teacher, along with her students, were". */
function withAside(tokens: readonly Token[], start: number): GrammarHit | null {
  const phrase = nounPhraseAt(tokens, start);
  const comma = phrase === null ? null : (postmodifierEnd(tokens, phrase.end) ?? phrase.end);
  if (phrase === null || comma === null || tokens[comma]?.word !== ',' || phrase.number === 'either')
    return null;
  const isAside = [1, 2, 3].some((length) =>
    ASIDES.test(
      tokens
        .slice(comma + 1, comma + 1 + length)
        .map(({ word }) => word)
        .join(' '),
    ),
  );
  const close = tokens.findIndex(({ word }, index) => word === ',' && index > comma);
  const verb = tokens[close + 1];
  if (!isAside || close < 0 || verb === undefined || !isFinite(tokens, close + 1)) return null;
  if (tokens.slice(comma + 1, close).some((_, index) => isFinite(tokens, comma + 1 + index))) return null;
  const right = formOf(tokens, close + 1, phrase.number);
  if (right === null) return null;
  return {
    start: verb.start,
    end: verb.end,
    message: `The subject is “${tokens[phrase.head]?.text ?? ''}” alone: “${right}”, not “${verb.text}”.`,
    suggestions: [right],
  };
}

/** The form that the verb should have; `null` where it has it already, or shows no number. */
function formOf(tokens: readonly Token[], at: number, number: 'singular' | 'plural'): string | null {
  const verb = tokens[at];
  if (verb === undefined || tokens[at + 1]?.word === '-') return null;
  if (number === 'plural') {
    const listed = PLURAL_OF[verb.word];
    if (listed !== undefined) return listed;
    const next = tokens[at + 1];
    const isFollowed = next !== undefined && /^(?:DET|PRON|NOUN|ADJ|ADP|ADV|PART)$/.test(next.tag);
    return verb.tag === 'VERB' && isFollowed
      ? (verbReadings(verb.word).find(({ form }) => form === 's')?.lemma ?? null)
      : null;
  }
  const listed = SINGULAR_OF[verb.word];
  if (listed !== undefined) return listed;
  const isBase =
    verb.tag === 'VERB' &&
    hasForm(verb.word, 'base') &&
    !hasForm(verb.word, 'past') &&
    !hasForm(verb.word, 'participle');
  return isBase ? inflect(verb.word, 's') : null;
}
