import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { nounNumberKind } from '../kinds.ts';
import { needsDeterminer } from '../language/count-nouns.ts';
import { isFinite, isSubordinator, MODALS } from '../language/clauses.ts';
import { hasForm, nounNumber, pluralNoun, singularNoun, verbReadings } from '../language/inflections.ts';
import { isDeterminer, isPossessiveMark, nounPhraseAt } from '../language/noun-phrase.ts';
import { meansPerson } from '../language/person-nouns.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { isOften } from '../language/word-kinds.ts';

const PLURAL =
  /^(?:these|those|many|several|few|both|various|numerous|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)$/;
const SINGULAR = /^(?:an?|this|each|every|another)$/;
/** Nouns that count without an ending, and heads that another noun completes. */
const UNMARKED =
  /^(?:hundred|thousand|million|billion|dozen|percent|percentage|kind|sort|type|foot|fold|time|quarter|half|third|fifth|tenth|more|other|people|things?|parts?|home|today|lot|number|few|great|many|score|pair|couple|best|worst)$/;

/** A noun agrees with the word that counts it: "many students", "each group", "one of the reasons". */
export const numberAfterDeterminer: GrammarCheck = {
  ...nounNumberKind,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'A noun matches its determiner in number.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const [index, { word }] of tokens.entries()) {
        const hit =
          /^(?:these|those)$/.test(word) && isKind(tokens, index + 1)
            ? kindHit(tokens, index)
            : (PLURAL.test(word) || isGeneral(tokens, index)) && tokens[index + 1]?.word !== 'of'
              ? wantsPlural(tokens, index, index)
              : SINGULAR.test(word)
                ? wantsSingular(tokens, index)
                : /^(?:one|two|three|four|five|six|several|many|some|most|all|few)$/.test(word) &&
                    tokens[index + 1]?.word === 'of' &&
                    /^(?:the|these|those|my|his|her|our|their|its)$/.test(tokens[index + 2]?.word ?? '')
                  ? partOf(tokens, index)
                  : null;
        if (hit !== null) yield hit;
      }
    }
  },
};

/** "These kind of rules". */
function isKind(tokens: readonly Token[], at: number): boolean {
  return /^(?:kind|type|sort)$/.test(tokens[at]?.word ?? '') && tokens[at + 1]?.word === 'of';
}

function kindHit(tokens: readonly Token[], index: number): GrammarHit | null {
  const [determiner, kind] = tokens.slice(index, index + 2);
  if (determiner === undefined || kind === undefined) return null;
  const message = `After “${determiner.text}” the noun is plural: “${kind.text}s”.`;
  return { start: kind.start, end: kind.end, message, suggestions: [`${kind.text}s`] };
}

/** "Most teacher like": persons, of whom "most" and "such" speak in the plural. */
function isGeneral(tokens: readonly Token[], index: number): boolean {
  const [determiner, noun, next] = tokens.slice(index, index + 3);
  if (determiner === undefined || noun === undefined || noun.tag !== 'NOUN') return false;
  return (
    (/^(?:most|all)$/.test(determiner.word) &&
      meansPerson(noun.word) &&
      !/^(?:NOUN|ADJ|PUNCT)$/.test(next?.tag ?? '')) ||
    (determiner.word === 'such' && needsDeterminer(noun.word) && /^(?:are|were|have)$/.test(next?.word ?? ''))
  );
}

/** "One of the reason"; of one house there may be "some" and "all" too, so there the noun has to be a person. */
function partOf(tokens: readonly Token[], index: number): GrammarHit | null {
  // "A solid one of the same size": behind an adjective "one" is the noun that was named before.
  const before = tokens[index - 1];
  if (tokens[index]?.word === 'one' && (before?.tag === 'ADJ' || isDeterminer(before?.word ?? '')))
    return null;
  // "A minute or two of the film": the number belongs to the noun before it.
  if (before?.word === 'or') return null;
  const isPartial = /^(?:some|most|all|few)$/.test(tokens[index]?.word ?? '');
  const phrase = nounPhraseAt(tokens, index + 2);
  const head = phrase === null ? undefined : tokens[phrase.head];
  const isCounted =
    meansPerson(head?.word ?? '') ||
    /^(?:are|were|have)$/.test(phrase === null ? '' : (tokens[phrase.end]?.word ?? ''));
  const isGroup =
    /^(?:staff|team|family|police|class|group|crew|public|population|audience|data|media|community|world|country)$/.test(
      head?.word ?? '',
    );
  return isPartial && (!isCounted || isGroup) ? null : wantsPlural(tokens, index + 2, index);
}

function wantsPlural(tokens: readonly Token[], start: number, from: number): GrammarHit | null {
  const phrase = nounPhraseAt(tokens, start);
  const head = phrase === null ? undefined : tokens[phrase.head];
  if (phrase === null || head === undefined || phrase.number !== 'singular' || phrase.head === start)
    return null;
  const next = tokens[phrase.end];
  // "Both memory and attention", "two theories attempt", "those living in cities".
  if (
    !isPlainPhrase(tokens, start, phrase.head) ||
    MODALS.test(head.word) ||
    isSubordinator(head) ||
    hasForm(head.word, 'past') ||
    hasForm(head.word, 'ing')
  )
    return null;
  if (
    tokens[start]?.word === 'both' &&
    (/^(?:is|are|was|were|be|you|we|they|us|them)$/.test(tokens[start - 1]?.word ?? '') ||
      tokens.slice(phrase.end).some(({ word }) => word === 'and'))
  )
    return null;
  if (nounNumber(next?.word ?? '') === 'plural') return null;
  const plural = pluralNoun(head.word);
  if (head.tag !== 'NOUN' || plural === null || UNMARKED.test(head.word) || head.text !== head.word)
    return null;
  if (isPossessiveMark(next) || /^(?:NOUN|PROPN|ADJ|NUM)$/.test(next?.tag ?? '') || next?.word === '-')
    return null;
  const inside = tokens.slice(start, phrase.end);
  if (
    inside.some(
      ({ word, tag }) =>
        word === '-' ||
        /^'s?$/.test(word) ||
        tag === 'PROPN' ||
        (tag === 'NUM' && word !== tokens[start]?.word && !/^(?:hundred|thousand|million)$/.test(word)),
    )
  )
    return null;
  // "A daily top three strategy", "the big two approach is": the number is part of a compound.
  const counted = tokens[start - 1];
  // "A nine in ten chance": a ratio before its noun.
  if (counted?.word === 'in' && tokens[start - 2]?.tag === 'NUM') return null;
  const isRanked = /^(?:top|big|final|first|last)$/.test(counted?.word ?? '') && tokens[start]?.tag === 'NUM';
  const article = tokens.slice(Math.max(0, start - 4), start).findLast(({ tag }) => tag === 'DET');
  if (
    isRanked &&
    (/^an?$/.test(article?.word ?? '') || /^(?:is|was|has|would|will|can)$/.test(next?.word ?? ''))
  )
    return null;
  // "Both time and money", "two apple or pear trees".
  if (
    next?.tag === 'CCONJ' ||
    tokens[start - 1]?.word === '-' ||
    (/^(?:one|or|and|to|of|a)$/.test(tokens[start - 1]?.word ?? '') &&
      from === start &&
      !(tokens[start]?.word === 'few' && tokens[start - 1]?.word === 'a'))
  )
    return null;
  // "These work well", "many study at home": the word may be a verb.
  const isVerb = hasForm(head.word, 'base') && isOften(head.word, 'V');
  if (
    isVerb &&
    from === start &&
    phrase.head === start + 1 &&
    !isFinite(tokens, phrase.end) &&
    next?.word !== 'of'
  )
    return null;
  if (
    isVerb &&
    /^(?:these|those|both|few|many|several)$/.test(tokens[start]?.word ?? '') &&
    !isFinite(tokens, phrase.end)
  )
    return null;
  return {
    start: head.start,
    end: head.end,
    message: `After “${tokens
      .slice(from, start + 1)
      .map(({ text }) => text)
      .join(' ')}” the noun is plural: “${plural}”.`,
    suggestions: [plural],
  };
}

function wantsSingular(tokens: readonly Token[], start: number): GrammarHit | null {
  const phrase = nounPhraseAt(tokens, start);
  const determiner = tokens[start];
  const head = phrase === null ? undefined : tokens[phrase.head];
  if (
    phrase === null ||
    head === undefined ||
    determiner === undefined ||
    phrase.head === start ||
    nounNumber(head.word) !== 'plural'
  )
    return null;
  if (!isPlainPhrase(tokens, start, phrase.head)) return null;
  const single = singularNoun(head.word);
  const next = tokens[phrase.end];
  // "Call each other cousins", "the life of a people", "an accounts receivable report".
  // "At a savings" is American English.
  if (
    tokens[start + 1]?.word === 'other' ||
    /^(?:people|peoples|savings|commons|hundreds|thousands|millions|dozens)$/.test(head.word)
  )
    return null;
  if (/^(?:receivable|payable)$/.test(next?.word ?? '') || next?.word === '/') return null;
  if (head.tag !== 'NOUN' || single === null || head.text !== head.word || phrase.start !== start)
    return null;
  if (isPossessiveMark(next) || /^(?:NOUN|PROPN)$/.test(next?.tag ?? '') || next?.word === '-') return null;
  const inside = tokens.slice(start + 1, phrase.head);
  const isCounted = inside.some(
    ({ word, tag }) =>
      tag === 'NUM' ||
      word === '-' ||
      /^(?:few|great|good|many|number|lot|couple|dozen|hundred|thousand|million|full|further|additional|mere|whole|record|total|combined|estimated|average|wide|large|small|vast|certain|series|range|variety|half|worst|best|fewer|less|more|third|quarter|fifth|tenth)$/.test(
        word,
      ) ||
      tag === 'PROPN',
  );
  if (isCounted || (/^(?:people|police|men|women|children)$/.test(head.word) && determiner.word === 'this'))
    return null;
  // "This means", "each uses": the word may be a verb.
  const isVerb = verbReadings(head.word).some(({ form }) => form === 's');
  if (isVerb && !/^an?$/.test(determiner.word) && !(inside.length > 0 && isFinite(tokens, phrase.end))) {
    if (!isFinite(tokens, phrase.end)) return null;
  }
  // "An individual acts": an adjective may be the noun, and the noun its verb.
  if (isVerb && inside.some(({ word }) => nounNumber(word) !== null)) return null;
  if (
    determiner.word === 'every' &&
    inside.length > 0 &&
    /^(?:years|weeks|days|hours|months|minutes)$/.test(head.word)
  )
    return null;
  return numberHit(tokens, start, { determiner, head, single });
}

/** Only adjectives and numbers between the determiner and the noun: a second noun may be the subject of a clause. */
function isPlainPhrase(tokens: readonly Token[], start: number, head: number): boolean {
  return tokens.slice(start + 1, head).every(({ tag }) => /^(?:ADJ|ADV|NUM|DET|PRON)$/.test(tag));
}

/** The mark on the noun, or on the determiner where several are meant. */
function numberHit(
  tokens: readonly Token[],
  start: number,
  { determiner, head, single }: { readonly determiner: Token; readonly head: Token; readonly single: string },
): GrammarHit {
  // "One of this students": several are meant, so the determiner is wrong and not the noun.
  const plural = determiner.word === 'this' ? 'these' : determiner.word === 'that' ? 'those' : null;
  if (plural !== null && tokens[start - 1]?.word === 'of' && OF_SEVERAL.test(tokens[start - 2]?.word ?? ''))
    return {
      start: determiner.start,
      end: determiner.end,
      message: `Before the plural “${head.text}”, write “${plural}”.`,
      suggestions: [plural],
    };
  return {
    start: head.start,
    end: head.end,
    message: `After “${determiner.text}” the noun is singular: “${single}”.`,
    suggestions: [single],
  };
}

const OF_SEVERAL = /^(?:one|two|three|four|five|some|many|most|all|none|each|few|several|both)$/;
