import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { clauseAt, hasFiniteAfter, isFinite } from '../language/clauses.ts';
import { needsDeterminer } from '../language/count-nouns.ts';
import { hasForm, nounNumber, pluralNoun, verbReadings } from '../language/inflections.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { isOften } from '../language/word-kinds.ts';
import { matchCase } from '../row-check.ts';

const MANY =
  /^(?:many|most|some|several|these|those|all|few|two|three|four|five|six|seven|eight|nine|ten|both|various|other|their|our)$/;
const SURELY_MANY =
  /^(?:many|several|these|those|few|two|three|four|five|six|seven|eight|nine|ten|both|various)$/;

/** A plural takes no apostrophe: "the student's were", "three reason's for". */
export const pluralApostrophe: GrammarCheck = {
  id: 'grammar-apostrophe',
  severity: 'error',
  cost: 'habit',
  recall: 0.8,
  title: 'Apostrophes in plurals',
  source: 'APA 7, chapter 6',
  summary: 'A plural takes no apostrophe.',
  advice: { noun: 'apostrophes', how: ['Use one to show possession, never to form a plural.'] },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const hit = hitAt(tokens, index) ?? decadeAt(tokens, index);
        if (hit !== null) yield hit;
      }
    }
  },
};

/** "In the 1960's": a decade takes no apostrophe, unless it owns what follows. */
function decadeAt(tokens: readonly Token[], index: number): GrammarHit | null {
  const [decade, mark, next] = tokens.slice(index, index + 3);
  if (decade === undefined || mark?.word !== "'s" || !/^(?:1[5-9]|20)\d0$/.test(decade.word)) return null;
  if (
    next !== undefined &&
    /^(?:NOUN|ADJ|PROPN)$/.test(next.tag) &&
    tokens[index - 1]?.tag !== 'ADP' &&
    !/^(?:early|late|mid)$/.test(tokens[index - 1]?.word ?? '') &&
    !/^(?:many|most|some)$/.test(next.word)
  )
    return null;
  const right = `${decade.text}s`;
  return {
    start: decade.start,
    end: mark.end,
    message: `A decade takes no apostrophe: “${right}”.`,
    suggestions: [right],
  };
}

function hitAt(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, noun, mark, next] = [tokens[index - 1], tokens[index], tokens[index + 1], tokens[index + 2]];
  if (noun === undefined || mark?.word !== "'s" || next === undefined || nounNumber(noun.word) !== 'singular')
    return null;
  const plural = pluralNoun(noun.word);
  if (
    plural === null ||
    (noun.text !== noun.word && before !== undefined) ||
    !isPluralHere(tokens, index + 2, before)
  )
    return null;
  const right = matchCase(noun.text, plural);
  return {
    start: noun.start,
    end: mark.end,
    message: `The plural is “${right}”; “${noun.text}'s” is a possessive.`,
    suggestions: [right],
  };
}

/** Words that compare, behind which the thing owned may be left out: "her score was higher than the boy's". */
const COMPARES =
  /^(?:than|as|like|unlike|similar|differ|differs|different|matches?|exceeds?|compared|mine|ours|yours|theirs|his|hers)$/;

/** "For the court's, they are slow", "the judge's decide who": a noun with nothing to own. */
function ownsNothing(tokens: readonly Token[], at: number, before: Token | undefined): boolean {
  const next = tokens[at];
  if (next === undefined || before === undefined) return false;
  const isNounPhrase =
    before.tag === 'DET' || /^(?:my|our|their|his|her)$/.test(before.word) || before.tag === 'ADJ';
  const behind = tokens[at + 1];
  if (next.word === ',' && /^(?:they|these|those|which|who)$/.test(behind?.word ?? ''))
    return isNounPhrase && !isOwner(tokens, at) && !tokens.some(({ word }) => COMPARES.test(word));
  if (next.word === ',' && isNounPhrase && opensNextSentence(tokens, at)) return true;
  // "The judge's decide who": a verb that is no noun, with an object or a clause behind it.
  const isVerb =
    next.tag === 'VERB' &&
    hasForm(next.word, 'base') &&
    !isOften(next.word, 'N') &&
    !hasForm(next.word, 'participle');
  return (
    isNounPhrase &&
    isVerb &&
    behind !== undefined &&
    (/^(?:DET|PRON|SCONJ|PART)$/.test(behind.tag) || /^(?:who|what|how|why|whether|that)$/.test(behind.word))
  );
}

const SAYING =
  /^(?:say|argue|write|note|claim|explain|suggest|think|believe|seem|appear|report|add|observe)$/;

/** "A friend of my brother's", "the fault is the court's": these own without a noun behind them, "true of" does not. */
function isOwner(tokens: readonly Token[], at: number): boolean {
  const first = Math.max(0, at - 5);
  return tokens.slice(first, Math.max(0, at - 2)).some(({ word }, index) => {
    if (word === 'of') return tokens[first + index - 1]?.tag !== 'ADJ';
    return /^(?:is|are|was|were|be|been|not)$/.test(word);
  });
}

/** "It hurts the court's, the judges have no time": what follows the comma is a sentence, and nothing is owned. */
function opensNextSentence(tokens: readonly Token[], comma: number): boolean {
  // "Equal to a man's, she": behind "a" it is one, and what he owns was named before.
  if (/^(?:an?|one|every|each)$/.test(tokens[comma - 3]?.word ?? '')) return false;
  if (isOwner(tokens, comma) || tokens.some(({ word }) => COMPARES.test(word))) return false;
  const clause = clauseAt(tokens, comma + 1);
  if (clause === null) return false;
  const verb = tokens[clause.verb]?.word ?? '';
  return (
    !verbReadings(verb).some(({ lemma }) => SAYING.test(lemma)) &&
    tokens.slice(0, comma).some((_, index) => isFinite(tokens, index))
  );
}

/** "A lot of kid's are", "both country's signed": what is counted is many, and a verb follows. */
function isCountedMany(tokens: readonly Token[], at: number, before: Token | undefined): boolean {
  const next = tokens[at];
  if (next === undefined || before === undefined) return false;
  // "Two of my friend's left", "most of the student's in my class had".
  const isPart =
    tokens[at - 4]?.word === 'of' &&
    /^(?:two|three|four|most|many|some|several|both|all|few)$/.test(tokens[at - 5]?.word ?? '');
  if (isPart && (isFinite(tokens, at) || (next.tag === 'ADP' && hasFiniteAfter(tokens, at)))) return true;
  // "The company's that pollute": "that" with a verb in the plural.
  if (
    before.tag === 'DET' &&
    next.word === 'that' &&
    tokens[at + 1]?.tag === 'VERB' &&
    hasForm(tokens[at + 1]?.word ?? '', 'base') &&
    !hasForm(tokens[at + 1]?.word ?? '', 'past')
  )
    return true;
  const isMany =
    before.word === 'of'
      ? /^(?:lot|lots|number|group|majority)$/.test(tokens[at - 4]?.word ?? '')
      : /^(?:both|many|several|few)$/.test(before.word);
  return (
    isMany &&
    (/^(?:are|were|have|do)$/.test(next.word) || (next.tag === 'VERB' && hasForm(next.word, 'past')))
  );
}

function isPluralHere(tokens: readonly Token[], at: number, before: Token | undefined): boolean {
  const next = tokens[at];
  if (
    next === undefined ||
    (/^(?:NOUN|ADJ|NUM|PROPN)$/.test(next.tag) &&
      !(hasForm(next.word, 'base') && /^(?:DET|PRON|NUM)$/.test(tokens[at + 1]?.tag ?? '')))
  )
    return false;
  const isVerb = isFinite(tokens, at) && !(next.tag === 'VERB' && next.word.endsWith('ing'));
  if (
    /^(?:are|were|have|do)$/.test(next.word) &&
    (before === undefined || before.tag === 'DET' || MANY.test(before.word))
  )
    return true;
  if (before === undefined) return false;
  if (ownsNothing(tokens, at, before) || isCountedMany(tokens, at, before)) return true;
  // "The worker's and the owners": a possessive joined to a plural.
  if (
    before.word === 'the' &&
    next.word === 'and' &&
    tokens[at + 1]?.word === 'the' &&
    nounNumber(tokens[at + 2]?.word ?? '') === 'plural' &&
    isFinite(tokens, at + 3)
  )
    return true;
  // "Buy car's that": a possessive has a determiner of its own, unless it names a person.
  if (
    before.tag === 'VERB' &&
    needsDeterminer(tokens[at - 2]?.word ?? '') &&
    (next.word === 'that' || next.word === 'which' || next.word === '.')
  )
    return true;
  if (SURELY_MANY.test(before.word) || /^(?:all|most|some)$/.test(before.word)) {
    const opensObject = /^(?:DET|PRON|NUM)$/.test(tokens[at + 1]?.tag ?? '') && hasForm(next.word, 'base');
    return (
      isVerb ||
      opensObject ||
      next.tag === 'ADP' ||
      next.word === 'to' ||
      (next.tag === 'PUNCT' && next.word !== '-') ||
      /^(?:who|that)$/.test(next.word)
    );
  }
  // "The nurse's on the ward were asked": "is" would leave the second verb without a subject.
  return (
    before.word === 'the' &&
    next.tag === 'ADP' &&
    hasFiniteAfter(tokens, at) &&
    tokens[at - 3]?.word === 'the' &&
    at === 3
  );
}
