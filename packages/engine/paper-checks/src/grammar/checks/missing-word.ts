import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { clauseAt, isSubordinator } from '../language/clauses.ts';
import { uncountable } from '../language/count-nouns.ts';
import { hasForm, nounNumber } from '../language/inflections.ts';
import { nounPhraseAt } from '../language/noun-phrase.ts';
import { meansPerson } from '../language/person-nouns.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { canBe, isOften } from '../language/word-kinds.ts';

/** An infinitive with "to" follows these; a bare verb never does. */
const BEFORE_TO =
  /^(?:want|wants|wanted|try|tries|tried|trying|able|unable|likely|unlikely|willing|unwilling|ready|reluctant|decide[sd]?|hope[sd]?|plan(?:s|ned)|refuse[sd]?|agree[sd]?|attempt(?:s|ed)|tend(?:s|ed)?|fail(?:s|ed)|manage[sd]|seek[s]?|sought|afford|needs|needed|supposed|eager|hesitate[sd]?|intend(?:s|ed)?|expected|forced|encouraged|required|asked|told|allowed|advised|invited|permitted)$/;
const PASSIVE =
  /^(?:expected|forced|encouraged|required|asked|told|allowed|advised|invited|permitted|supposed|likely|unlikely)$/;
const DONE_BY =
  /^(?:conducted|performed|developed|published|designed|founded|invented|discovered|led|painted|composed|directed|organized|supervised|funded|sponsored)$/;
const AMOUNTS = /^(?:lot|lots|plenty|number|majority|variety|couple)$/;

/** Small words that are missing: "wanted stop", "most of students", "there many reasons", "a lot people". */
export const missingWord: GrammarCheck = {
  id: 'grammar-missing-word',
  severity: 'error',
  cost: 'mistakes',
  recall: 0.5,
  isLearnedLate: true,
  title: 'Missing words',
  source: 'APA 7, chapter 4',
  summary: 'No small word such as “to,” “of” or “been” is left out.',
  advice: {
    noun: 'missing words',
    how: ['Read the sentence aloud, word by word; what the ear adds is missing on the page.'],
  },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const hit =
          missingTo(tokens, index) ??
          missingToAfterQuality(tokens, index) ??
          missingSubject(tokens, index) ??
          missingBe(tokens, index) ??
          missingOf(tokens, index) ??
          missingVerb(tokens, index) ??
          verbAfterModal(tokens, index) ??
          missingWho(tokens, index);
        if (hit !== null) yield hit;
      }
    }
  },
};

function insertion(before: Token, after: Token, word: string): GrammarHit {
  return {
    start: before.start,
    end: after.end,
    message: `A word seems to be missing: “${before.text} ${word} ${after.text}”.`,
    suggestions: [`${before.text} ${word} ${after.text}`],
  };
}

/** "Wanted stop the clock", "were asked write". */
function missingTo(tokens: readonly Token[], index: number): GrammarHit | null {
  const [word, verb, next] = tokens.slice(index, index + 3);
  // "Do not need buy": only "need not" does without "to".
  const isNeed =
    word?.word === 'need' &&
    /^(?:not|n't)$/.test(tokens[index - 1]?.word ?? '') &&
    /^(?:do|does|did)$/.test(tokens[index - 2]?.word ?? '');
  if (
    word === undefined ||
    verb === undefined ||
    !(BEFORE_TO.test(word.word) || isNeed) ||
    word.tag === 'NOUN'
  )
    return null;
  if (
    !hasForm(verb.word, 'base') ||
    hasForm(verb.word, 'past') ||
    verb.text !== verb.word ||
    !/^(?:VERB|NOUN|AUX)$/.test(verb.tag)
  )
    return null;
  if (
    PASSIVE.test(word.word) &&
    !/^(?:am|is|are|was|were|be|been|being|not|n't)$/.test(tokens[index - 1]?.word ?? '')
  )
    return null;
  // "They seek evidence that": nearly always a noun.
  if (uncountable.has(verb.word) || (!isOften(verb.word, 'V') && canBe(verb.word, 'N'))) return null;
  // "Does not afford people the right".
  if (/^(?:people|men|women|children)$/.test(verb.word)) return null;
  if (/^(?:'s|'|my|his|her|its|our|their|your|of)$/.test(tokens[index - 1]?.word ?? '')) return null;
  // "Wanted help": many verbs are nouns too, unless an object or an adverb follows them.
  const isNoun = canBe(verb.word, 'N') || canBe(verb.word, 'A');
  const isRare =
    verb.tag === 'VERB' &&
    !isOften(verb.word, 'N') &&
    verb.word !== 'help' &&
    /^(?:ADV|DET|PRON)$/.test(next?.tag ?? '');
  // "Refused talk about it": behind these a bare noun is rarer than a lost "to".
  const isDeed =
    /^(?:refuse[sd]?|decide[sd]?|agree[sd]?)$/.test(word.word) &&
    isOften(verb.word, 'V') &&
    next?.tag === 'ADP';
  const isSure = verb.word === 'be' || !isNoun || isRare || isDeed;
  const hasObject =
    next !== undefined && /^(?:the|an?|their|his|her|its|my|our|this|that|it|them|past)$/.test(next.word);
  return isSure || (hasObject && next?.word !== 'of') ? insertion(word, verb, 'to') : null;
}

/** "It is hard find a job." */
function missingToAfterQuality(tokens: readonly Token[], index: number): GrammarHit | null {
  const [be, quality, verb, next] = tokens.slice(index, index + 4);
  if (quality === undefined || verb?.tag !== 'VERB' || next === undefined) return null;
  const isQuality =
    /^(?:hard|difficult|easy|possible|impossible|important|necessary|ready|free|able|unable|likely|unlikely)$/.test(
      quality.word,
    );
  if (!isQuality || !/^(?:is|was|be|are|were|been|becomes?|became)$/.test(be?.word ?? '')) return null;
  const isBase = hasForm(verb.word, 'base') && !hasForm(verb.word, 'past') && !isOften(verb.word, 'N');
  return isBase && /^(?:DET|PRON|ADV|ADP|NOUN|ADJ)$/.test(next.tag) ? insertion(quality, verb, 'to') : null;
}

/** "I think is a bad idea", "because the rain, the game was called off". */
function missingSubject(tokens: readonly Token[], index: number): GrammarHit | null {
  const [word, next, after] = tokens.slice(index, index + 3);
  if (word === undefined || next === undefined || after === undefined) return null;
  const isThought =
    /^(?:think|believe|feel)$/.test(word.word) &&
    /^(?:i|we|they|you|people)$/.test(tokens[index - 1]?.word ?? '') &&
    index === 1 &&
    /^(?:is|was)$/.test(next.word) &&
    /^(?:DET|ADJ|ADV)$/.test(after.tag);
  if (isThought) return insertion(word, next, 'it');
  if (word.word !== 'because' || index > 0 || next.tag !== 'DET') return null;
  const cause = nounPhraseAt(tokens, 1);
  const isCause =
    cause !== null && tokens[cause.end]?.word === ',' && clauseAt(tokens, cause.end + 1) !== null;
  return isCause ? insertion(word, next, 'of') : null;
}

/** "They have working on it", "wanted to a doctor". */
function missingBe(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, word, verb, next] = [tokens[index - 1], tokens[index], tokens[index + 1], tokens[index + 2]];
  if (word === undefined || verb === undefined || next === undefined) return null;
  const isPerfect =
    /^(?:has|have|had)$/.test(word.word) &&
    /^(?:i|he|she|we|they|it|you|who|also|not)$/.test(before?.word ?? '') &&
    // "The time you have working on it": the noun is what they have.
    tokens[index - 2]?.tag !== 'NOUN';
  if (
    isPerfect &&
    verb.tag === 'VERB' &&
    hasForm(verb.word, 'ing') &&
    /^(?:ADP|DET|PART|ADV)$/.test(next.tag)
  )
    return insertion(word, verb, 'been');
  const isWish = /^(?:wants?|wanted|hopes?|hoped|seems?|seemed|appears?|appeared)$/.test(before?.word ?? '');
  // "A message of hope to a town": a noun.
  const isNoun = !/^(?:PRON|NOUN|PROPN|PART|AUX|ADV)$/.test(tokens[index - 2]?.tag ?? '');
  return isWish && !isNoun && word.word === 'to' && /^an?$/.test(verb.word)
    ? insertion(word, verb, 'be')
    : null;
}

/** "A lot people", "most of students", "was conducted a team". */
function missingOf(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, word, next, after] = [
    tokens[index - 1],
    tokens[index],
    tokens[index + 1],
    tokens[index + 2],
  ];
  if (word === undefined || next === undefined) return null;
  if (
    AMOUNTS.test(word.word) &&
    /^(?:an?|the)$/.test(before?.word ?? '') &&
    next.tag === 'NOUN' &&
    nounNumber(next.word) === 'plural' &&
    next.text === next.word
  ) {
    return after?.word === "'" || word.word === 'couple' ? null : insertion(word, next, 'of');
  }
  if (
    /^(?:most|some|many|few|several|one|two|three)$/.test(word.word) &&
    next.word === 'of' &&
    after?.tag === 'NOUN'
  ) {
    const isBare =
      nounNumber(after.word) === 'plural' &&
      after.text === after.word &&
      !/^(?:years|months|weeks|days|hours|minutes|dollars|miles|pounds|us|hundreds|thousands|millions|dozens|scores)$/.test(
        after.word,
      );
    return isBare && tokens[index + 3]?.tag !== 'PART' && tokens[index + 3]?.word !== 'and'
      ? insertion(next, after, 'the')
      : null;
  }
  // "One the best", "most the time": a part and the whole it belongs to.
  const isPart =
    (word.word === 'one' &&
      next.word === 'the' &&
      /^(?:best|worst|most|first|last|[a-z]{3,}est)$/.test(after?.word ?? '') &&
      /^(?:is|was|are|were|as)$/.test(before?.word ?? '')) ||
    (word.word === 'most' &&
      next.word === 'the' &&
      after?.tag === 'NOUN' &&
      (before === undefined || before.tag === 'PUNCT' || before.tag === 'VERB')) ||
    (word.word === 'percent' &&
      !isSubordinator(tokens[0]) &&
      /^(?:the|these|their|our|all)$/.test(next.word) &&
      after?.tag === 'NOUN');
  if (isPart) return insertion(word, next, 'of');
  const isPassive = DONE_BY.test(word.word) && /^(?:was|were|is|been)$/.test(before?.word ?? '');
  return isPassive &&
    /^(?:an?|the)$/.test(next.word) &&
    after?.tag === 'NOUN' &&
    !/^(?:year|day|week|month|time|way|morning|evening|night)$/.test(after.word)
    ? insertion(word, next, 'by')
    : null;
}

/** "There many reasons for this." */
function missingVerb(tokens: readonly Token[], index: number): GrammarHit | null {
  const [there, amount] = tokens.slice(index, index + 2);
  if (index !== 0 || there?.word !== 'there' || amount === undefined) return null;
  return /^(?:many|several|some|few|no|various|numerous)$/.test(amount.word) && tokens[2]?.tag !== 'AUX'
    ? insertion(there, amount, amount.word === 'no' ? 'is' : 'are')
    : null;
}

/** "She could a glass of water": what was meant cannot be known. */
function verbAfterModal(tokens: readonly Token[], index: number): GrammarHit | null {
  const [subject, modal, article, noun] = tokens.slice(index, index + 4);
  const isLeft =
    /^(?:i|he|she|we|they|who)$/.test(subject?.word ?? '') &&
    /^(?:can|could|would|should|must|might|may)$/.test(modal?.word ?? '') &&
    modal?.tag === 'AUX' &&
    /^(?:an?|the)$/.test(article?.word ?? '') &&
    /^(?:NOUN|ADJ)$/.test(noun?.tag ?? '');
  if (!isLeft || modal === undefined || article === undefined || tokens.at(-1)?.word === '?') return null;
  // "Trust it as we would a friend": the verb is that of the clause before.
  if (/^(?:as|than|like)$/.test(tokens[index - 1]?.word ?? '')) return null;
  return { start: modal.start, end: article.end, message: `A verb is missing behind “${modal.text}”.` };
}

/** "There are many people believe that": the second verb has no subject. */
function missingWho(tokens: readonly Token[], index: number): GrammarHit | null {
  const [there, be] = tokens.slice(index, index + 2);
  if (there?.word !== 'there' || !/^(?:is|are|was|were)$/.test(be?.word ?? '')) return null;
  const phrase = nounPhraseAt(tokens, index + 2);
  const [noun, verb, next] = phrase === null ? [] : tokens.slice(phrase.head, phrase.head + 3);
  if (
    noun === undefined ||
    verb?.tag !== 'VERB' ||
    next === undefined ||
    phrase?.end !== (phrase?.head ?? 0) + 1
  )
    return null;
  const isPresent =
    (hasForm(verb.word, 'base') || hasForm(verb.word, 's')) &&
    !hasForm(verb.word, 'past') &&
    !hasForm(verb.word, 'participle');
  const isSure = meansPerson(noun.word) || noun.word === 'people';
  return isPresent && isSure && /^(?:DET|PRON|SCONJ|ADP|PART)$/.test(next.tag)
    ? insertion(noun, verb, 'who')
    : null;
}
