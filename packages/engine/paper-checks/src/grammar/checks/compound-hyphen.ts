import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { englishLexicon } from '../english-lexicon.ts';
import { punctuation } from '../kinds.ts';
import { hasForm } from '../language/inflections.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

const UNITS =
  /^(?:year|month|week|day|hour|minute|mile|page|dollar|foot|inch|pound|step|bedroom|story|word|item|question|part|stage|man|woman|person|week|semester|credit)$/;
const WELL =
  /^(?:known|written|educated|paid|designed|defined|established|documented|developed|informed|trained|planned|off|respected|read|behaved|balanced|funded|organized|researched|thought)$/;
/** [first, second]: compounds that are hyphenated before a noun. */
const COMPOUNDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:long|short|near|medium)$/, /^term$/],
  [/^(?:full|part)$/, /^time$/],
  [/^(?:low|high|middle)$/, /^income$/],
  [/^(?:low|high|poor)$/, /^quality$/],
  [/^real$/, /^(?:world|life|time)$/],
];

/** "A five year plan", "a well known author", "long term effects": a compound before its noun has a hyphen. */
export const compoundHyphen: GrammarCheck = {
  ...punctuation,
  severity: 'error',
  source: 'APA 7, 6.12',
  summary:
    'Hyphens and apostrophes are used correctly; words that together modify the noun behind them are joined by a hyphen.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const hit = hitAt(tokens, index) ?? joinedAt(tokens, index);
        if (hit !== null) yield hit;
      }
    }
  },
};

const TENS = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;
const ONES = /^(?:one|two|three|four|five|six|seven|eight|nine)$/;

/** "Twenty five students", "self esteem", "non smokers": what is never a word of its own. */
function joinedAt(tokens: readonly Token[], index: number): GrammarHit | null {
  const [first, second] = tokens.slice(index, index + 2);
  if (
    first === undefined ||
    second === undefined ||
    second.text !== second.word ||
    first.end === second.start
  )
    return null;
  const isNumber = TENS.test(first.word) && ONES.test(second.word);
  const isPrefix = /^(?:non|anti|pre)$/.test(first.word) && /^(?:NOUN|ADJ)$/.test(second.tag);
  const isSelf =
    first.word === 'self' &&
    /^(?:esteem|confidence|control|awareness|discipline|respect|image|defense|harm|efficacy|reliance|worth|care|report|doubt|interest|regulation)$/.test(
      second.word,
    );
  if (!isNumber && !isPrefix && !isSelf) return null;
  const joined = `${first.text}${second.text}`;
  const right =
    isPrefix && englishLexicon().has(joined.toLowerCase()) ? joined : `${first.text}-${second.text}`;
  return {
    start: first.start,
    end: second.end,
    message: `These are written as one: “${right}”.`,
    suggestions: [right],
  };
}

function hitAt(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, first, second, noun, behind] = [
    tokens[index - 1],
    tokens[index],
    tokens[index + 1],
    tokens[index + 2],
    tokens[index + 3],
  ];
  if (first === undefined || second === undefined || noun?.tag !== 'NOUN' || noun.text !== noun.word)
    return null;
  if (behind?.word === '-' || before?.word === '-' || first.end === second.start) return null;
  // "A two day care center": the noun may have a modifier of its own.
  const isSingle = behind?.tag !== 'NOUN' && !hasForm(noun.word, 'ing');
  const hasArticle = /^an?$/.test(before?.word ?? '');
  const isMeasure =
    first.tag === 'NUM' &&
    /^[a-z]+$|^\d{1,3}$/.test(first.word) &&
    first.word !== 'one' &&
    UNITS.test(second.word) &&
    hasArticle;
  const isWell =
    first.word === 'well' &&
    WELL.test(second.word) &&
    /^(?:an?|the|this|his|her|their)$/.test(before?.word ?? '');
  const isCompound =
    COMPOUNDS.some(([one, other]) => one.test(first.word) && other.test(second.word)) &&
    // "In the long term prices fall": the phrase is closed by itself.
    !/^(?:in|over|for|the|a)$/.test(before?.word ?? '');
  if (!isSingle || !(isMeasure || isWell || isCompound)) return null;
  const right = `${first.text}-${second.text}`;
  return {
    start: first.start,
    end: second.end,
    message: `Before “${noun.text}” the two words are one: “${right}”.`,
    suggestions: [right],
  };
}
