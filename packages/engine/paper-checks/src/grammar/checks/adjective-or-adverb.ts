import { englishLexicon } from '../english-lexicon.ts';
import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { wordForm } from '../kinds.ts';
import { hasForm, nounNumber, pluralNoun, verbReadings } from '../language/inflections.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { canBe, isOften, isOnly } from '../language/word-kinds.ts';

/** After these verbs an adjective describes the subject or the object: "became clear", "kept separate". */
const LINKING =
  /^(?:be|become|seem|appear|feel|look|sound|taste|smell|stay|remain|keep|get|grow|turn|go|come|fall|run|stand|sit|lie|make|leave|find|consider|hold|render|declare|deem|prove|call|set|cut|think|believe|bear|paint|label|judge|rank|rate|view|see|do|have|let|want|like|need|open|close|shut|mark|mean|die|live|arrive|return|emerge|act|play|freeze|break|pronounce|rule|plead|start|begin|end|finish|breed|marry|raise|hear|assume|presume|report|regard|color|dye|wear|buy|sell|eat|drink|serve|cook|lay|pull|push|lift|rub|scrub|blow|bake|boil|age|dress|travel|walk|roam|rise|score|test|measure|weigh|wash|wipe|swing|slam|strike|register|fly|ride|swear|send|put|take|pay|offer|give|show|tell|ask|teach|use|try|help|provide|include|involve|require|create|produce|cause|contain|receive|encounter|face|gain|bring|present|build|design|develop|vary)$/;
const ADVERB_BEFORE = /^(?:very|so|too|more|quite|really|extremely|pretty)$/;
/** [verb, noun] that no ending leads to. */
const NOUNS: Readonly<Record<string, string>> = Object.fromEntries(
  `advise/advice grow/growth prove/proof believe/belief analyze/analysis analyse/analysis choose/choice
  chose/choice lose/loss succeed/success speak/speech behave/behavior breathe/breath decide/decision
  explain/explanation conclude/conclusion describe/description receive/reception solve/solution
  perceive/perception compare/comparison differ/difference devise/device extend/extent complain/complaint
  arrive/arrival refuse/refusal fail/failure discover/discovery apologize/apology relieve/relief
  weigh/weight`
    .split(/\s+/)
    .map((pair) => pair.split('/')),
);

/** Adverbs go with verbs, adjectives with nouns: "treated differently", "a significant difference". */
export const adjectiveOrAdverb: GrammarCheck = {
  ...wordForm,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'An adverb goes with a verb, an adjective with a noun, and a noun behind “the.”',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const hit =
          afterVerb(tokens, index) ??
          beforeNoun(tokens, index) ??
          insteadOfNoun(tokens, index) ??
          nounAfterVery(tokens, index) ??
          beforeAdjective(tokens, index);
        if (hit !== null) yield hit;
      }
    }
  },
};

function hitOf({ start, end, text }: Token, right: string, message: string): GrammarHit {
  return { start, end, message: message.replace('$', text), suggestions: [right] };
}

const JUDGED_BY_GOOD = /^(?:work|do|go|perform|play|turn|sell|end|fit|smell|pay|run|sleep|hold)$/;

/** "Worked good", "were treated different". */
function afterVerb(tokens: readonly Token[], index: number): GrammarHit | null {
  const verb = tokens[index];
  const isPlainDo = /^(?:do|does|did)$/.test(verb?.word ?? '');
  if (verb === undefined || (verb.tag !== 'VERB' && !isPlainDo) || hasForm(verb.word, 'ing')) return null;
  const lemmas = verbReadings(verb.word).map(({ lemma }) => lemma);
  const judged = lemmas.some((lemma) => /^(?:go|do|play|act|run)$/.test(lemma))
    ? afterPlainVerb(tokens, index)
    : null;
  if (judged !== null) return judged;
  if (
    lemmas.length === 0 ||
    (lemmas.some((lemma) => LINKING.test(lemma)) && !lemmas.some((lemma) => lemma === 'rise'))
  )
    return null;
  const at = ADVERB_BEFORE.test(tokens[index + 1]?.word ?? '') ? index + 2 : index + 1;
  const adjective = tokens[at];
  const next = tokens[at + 1];
  if (adjective === undefined || !isEnd(next)) return null;
  // "Extensive on-the-ground research", "industrial to service-based towns": the noun is behind a compound.
  if (tokens[at + 2]?.word === '-' || tokens[at + 3]?.word === '-') return null;
  if (
    adjective.word === 'good' &&
    next?.word === 'for' &&
    !lemmas.some((lemma) => JUDGED_BY_GOOD.test(lemma))
  )
    return null;
  // "More peaceful, democratic means" is a list of adjectives.
  const isList = next?.word === ',' && !/^(?:SCONJ|CCONJ|PRON|DET)$/.test(tokens[at + 2]?.tag ?? '');
  if (isList || tokens.at(-1)?.word === '?') return null;
  if (adjective.word === 'good')
    return hitOf(adjective, 'well', '“$” goes with a noun. With a verb, write “well”.');
  const adverb = adverbOf(adjective.word);
  if (
    adjective.tag !== 'ADJ' ||
    adverb === null ||
    (canBe(adjective.word, 'N') &&
      at === index + 1 &&
      !/^(?:quick|clear|slow|bad|perfect)$/.test(adjective.word)) ||
    (canBe(adjective.word, 'V') && at === index + 1 && adjective.word !== 'perfect')
  )
    return null;
  const isPlain =
    /(?:ent|ant|al|ic|ive|ous|ful)$/.test(adjective.word) ||
    /^(?:quick|quiet|slow|easy|clear|careful|bad|sudden|strong|rapid|perfect|proud|polite)$/.test(
      adjective.word,
    );
  if (!isPlain || (canBe(adjective.word, 'R') && !/^(?:quick|slow|clear|easy|bad)$/.test(adjective.word)))
    return null;
  return hitOf(adjective, adverb, `“$” goes with a noun. With a verb, write “${adverb}”.`);
}

/** "It went good for them", "they played terrible": a judgement of how something was done. */
function afterPlainVerb(tokens: readonly Token[], index: number): GrammarHit | null {
  const at = ADVERB_BEFORE.test(tokens[index + 1]?.word ?? '') ? index + 2 : index + 1;
  const [adjective, next] = tokens.slice(at, at + 2);
  if (adjective?.tag !== 'ADJ' || !isEnd(next) || tokens[at + 2]?.word === '-') return null;
  const isDo = verbReadings(tokens[index]?.word ?? '').some(({ lemma }) => lemma === 'do');
  // "To do good", "it did good": the adjective may be a noun, unless it says on what.
  if (isDo && !/^(?:on|at)$/.test(next?.word ?? '')) return null;
  if (adjective.word === 'good')
    return hitOf(adjective, 'well', '“$” goes with a noun. With a verb, write “well”.');
  // "The milk went bad."
  const isJudged =
    /^(?:terrible|horrible|awful|poor|perfect|wonderful|amazing|beautiful|excellent)$/.test(adjective.word) ||
    (adjective.word === 'bad' && next?.word === 'for');
  const adverb = adverbOf(adjective.word);
  return isJudged && adverb !== null
    ? hitOf(adjective, adverb, `“$” goes with a noun. With a verb, write “${adverb}”.`)
    : null;
}

function isEnd(token: Token | undefined): boolean {
  return (
    token === undefined ||
    (token.tag === 'PUNCT' && token.word !== '-') ||
    token.tag === 'SCONJ' ||
    /^(?:in|on|at|to|now|again|during|about|after|before|when|while|because|with|by|for|from)$/.test(
      token.word,
    )
  );
}

function adverbOf(adjective: string): string | null {
  const candidates = [
    `${adjective}ly`,
    adjective.endsWith('ic') ? `${adjective}ally` : '',
    adjective.endsWith('y') ? `${adjective.slice(0, -1)}ily` : '',
    adjective.endsWith('le') ? `${adjective.slice(0, -1)}y` : '',
  ];
  return candidates.find((word) => word !== '' && englishLexicon().has(word)) ?? null;
}

/** "A significantly difference". */
function beforeNoun(tokens: readonly Token[], index: number): GrammarHit | null {
  const [determiner, adverb, noun] = tokens.slice(index, index + 3);
  if (
    determiner === undefined ||
    adverb === undefined ||
    !/^(?:NOUN|VERB)$/.test(noun?.tag ?? '') ||
    noun === undefined
  )
    return null;
  if (!/^(?:an?|the|this|no|their|its|his|her|our)$/.test(determiner.word) || !isOnly(adverb.word, 'R'))
    return null;
  if (hasForm(noun.word, 'participle')) return null;
  const adjective = [
    adverb.word.slice(0, -2),
    adverb.word.replace(/ally$/, ''),
    adverb.word.replace(/ily$/, 'y'),
  ].find((word) => isOnly(word, 'A'));
  // "A politically question": a noun that may also be a verb, where the phrase ends behind it.
  const isNoun =
    isOnly(noun.word, 'N') ||
    (/^an?$/.test(determiner.word) &&
      isOften(noun.word, 'N') &&
      isEnd(tokens[index + 3]) &&
      !hasForm(noun.word, 'ing'));
  if (!adverb.word.endsWith('ly') || adjective === undefined || !isNoun || tokens[index + 3]?.word === '-')
    return null;
  return hitOf(adverb, adjective, `“$” goes with a verb. With a noun, write “${adjective}”.`);
}

/** "The important of sleep", "a rapid grow of", "the same advise". */
function insteadOfNoun(tokens: readonly Token[], index: number): GrammarHit | null {
  const determiner = tokens[index];
  if (
    !/^(?:the|an?|no|their|its|his|her|our|my|your|many|several|these|those|some|few)$/.test(
      determiner?.word ?? '',
    )
  )
    return null;
  const first = tokens[index + 1];
  const word = first?.tag === 'ADJ' && isOnly(tokens[index + 2]?.word ?? '', 'V') ? tokens[index + 2] : first;
  const next = tokens[tokens.findIndex((token) => token === word) + 1];
  if (word === undefined || next === undefined || tokens[index - 1]?.word === 'let') return null;
  const quality = /^(.*)(en|an)t$/.exec(word.word);
  if (
    quality !== null &&
    word.tag === 'ADJ' &&
    isOnly(word.word, 'A') &&
    /^(?:of|between)$/.test(next.word)
  ) {
    const noun = `${quality[1] ?? ''}${quality[2] ?? ''}ce`;
    return englishLexicon().has(noun)
      ? hitOf(word, noun, `“$” is an adjective. The noun is “${noun}”.`)
      : null;
  }
  const many = severalInsteadOfNouns(word, next, determiner?.word ?? '');
  if (many !== null || !/^(?:the|an?|no|their|its|his|her|our)$/.test(determiner?.word ?? '')) return many;
  if (
    word.tag !== 'VERB' ||
    !isOnly(word.word, 'V') ||
    hasForm(word.word, 'past') ||
    nounNumber(word.word) !== null
  )
    return null;
  const isClosed =
    (next.tag === 'PUNCT' && next.word !== '-') ||
    /^(?:of|in|that|for|about|from|to|was|is)$/.test(next.word);
  const noun = NOUNS[word.word] ?? nounFrom(word.word);
  return isClosed && noun !== null ? hitOf(word, noun, `“$” is a verb. The noun is “${noun}”.`) : null;
}

/** "Many complains", "their believes": the verb has an ending that makes it look like a plural. */
function severalInsteadOfNouns(word: Token, next: Token, determiner: string): GrammarHit | null {
  const lemma = verbReadings(word.word).find(({ form }) => form === 's')?.lemma;
  if (lemma === undefined || nounNumber(word.word) !== null || !isOnly(lemma, 'V')) return null;
  const isClosed =
    (next.tag === 'PUNCT' && next.word !== '-') ||
    /^(?:of|in|that|for|about|from|to|are|were|have)$/.test(next.word);
  if (!isClosed || /^(?:an?|some|few|these|those|no)$/.test(determiner)) return null;
  // Many a verb has become a noun that no table has yet: "the edits".
  const noun = NOUNS[lemma] ?? null;
  const plural = noun === null ? null : pluralNoun(noun);
  return plural === null ? null : hitOf(word, plural, `“$” is a verb. The noun is “${plural}”.`);
}

function nounFrom(verb: string): string | null {
  const stem = verb.replace(/e$/, '');
  return (
    [`${verb}ment`, `${stem}ion`, `${stem}ation`, `${stem}ance`, `${stem}ence`].find((word) =>
      canBe(word, 'N'),
    ) ?? null
  );
}

/** "A very danger road". */
function nounAfterVery(tokens: readonly Token[], index: number): GrammarHit | null {
  const [very, word] = tokens.slice(index, index + 2);
  if (
    very === undefined ||
    word === undefined ||
    !/^(?:very|extremely|really)$/.test(very.word) ||
    !isOnly(word.word, 'N') ||
    (/^(?:DET|PRON)$/.test(tokens[index - 1]?.tag ?? '') && !/^an?$/.test(tokens[index - 1]?.word ?? ''))
  )
    return null;
  const stem = word.word.replace(/[ey]$/, '');
  const adjective = [
    `${word.word}ous`,
    `${word.word}ful`,
    `${word.word}al`,
    `${word.word}y`,
    `${stem}ic`,
    `${stem}al`,
  ].find((form) => isOften(form, 'A'));
  return adjective === undefined
    ? null
    : hitOf(word, adjective, `“$” is a noun. The adjective is “${adjective}”.`);
}

/** "It is extreme hard to", "was real tired". */
function beforeAdjective(tokens: readonly Token[], index: number): GrammarHit | null {
  const [be, degree, adjective, next] = tokens.slice(index, index + 4);
  if (be === undefined || degree === undefined || adjective?.tag !== 'ADJ' || adjective.word.endsWith('ly'))
    return null;
  if (!/^(?:is|are|was|were|am|be|been|seems?|became|becomes?)$/.test(be.word)) return null;
  if (
    !/^(?:extreme|real|complete|total|absolute|incredible|serious|terrible|surprising|particular|unusual)$/.test(
      degree.word,
    )
  )
    return null;
  const adverb = adverbOf(degree.word);
  const isLast = next === undefined || next.tag === 'PUNCT' || /^(?:ADP|PART|SCONJ|CCONJ)$/.test(next.tag);
  return adverb === null || !isLast || next?.word === '-' || next?.word === ','
    ? null
    : hitOf(degree, adverb, `“$” goes with a noun. Before an adjective, write “${adverb}”.`);
}
