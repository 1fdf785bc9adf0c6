import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { clauseAt, isFinite, isSubordinator } from '../language/clauses.ts';
import { hasForm, verbReadings } from '../language/inflections.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

/** Verbs and adjectives that a clause without "that" may follow: "they said it was late", "sure they would". */
const TAKES_CLAUSE =
  /^(?:say|think|know|believe|feel|see|hear|hope|find|show|suggest|mean|ensure|claim|argue|learn|discover|understand|realize|realise|notice|assume|suppose|tell|wish|guess|imagine|fear|remember|forget|doubt|report|state|admit|agree|decide|conclude|indicate|let|make|help|watch|want|need|bet|prove|explain|seem|appear|sure|glad|afraid|certain|aware|confident|happy|sorry|worried|lucky|convinced|clear|likely|true|so|such|only)$/;
/** Words right before a clause that belongs to them: "the day they met", "the best book they read". */
export const OWNS_CLAUSE =
  /^(?:again|even|then|now|more|less|same|first|last|next|best|worst|much|many|all|way|ways|time|times|day|days|moment|year|years|week|second|instant|month|morning|evening|weekend|semester|reason|reasons|place|places|extent|degree|fact|point|minute|hour|night|summer|chance)$/;
const OWNERS_NEAR = 3;
/** Verbs without an object, so that no noun before their subject can be one. */
const INTRANSITIVE =
  /^(?:die|arrive|exist|happen|occur|disappear|vanish|fall|rise|arise|emerge|belong|collapse|sleep|laugh|cry|smile|depart|remain|matter|differ|consist|vary|increase|decrease|decline)$/;

/** Verbs whose infinitive takes the object: no noun before their subject can be one. */
const TAKES_DEED =
  /^(?:refuse|decide|try|begin|start|continue|hope|manage|agree|fail|tend|promise|threaten|attempt|struggle|seem|appear|happen|pretend|hesitate|vow)$/;

/** Two sentences without any mark between them: "The store was closed we had to leave." */
export const runOn: GrammarCheck = {
  id: 'grammar-run-on',
  severity: 'error',
  cost: 'habit',
  recall: 0.6,
  title: 'Run-on sentences',
  source: 'APA 7, 6.4',
  summary: 'Two complete sentences have a mark or a joining word between them.',
  advice: {
    noun: 'run-on sentences',
    how: ['Read aloud and stop where your voice drops; a period or a semicolon belongs there.'],
    unit: 'sentence',
  },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const hit = runOnIn(tokens);
      if (hit !== null) yield hit;
    }
  },
};

function runOnIn(tokens: readonly Token[]): GrammarHit | null {
  if (tokens.at(-1)?.word === '?' || tokens.some(({ word }) => /^["“”()]$/.test(word))) return null;
  if (isSubordinator(tokens[0]) || tokens[0]?.tag === 'ADP') return null;
  const first = clauseAt(tokens, 0, true);
  if (first === null) return null;
  let { verb } = first;
  for (let at = verb + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    const before = tokens[at - 1];
    // "Freud believed that dreams have meaning": the sentence goes on inside the clause.
    const inner = token?.word === 'that' && before?.tag === 'VERB' ? clauseAt(tokens, at + 1, true) : null;
    if (inner !== null) {
      at = verb = inner.verb;
      continue;
    }
    if (
      token === undefined ||
      before === undefined ||
      /^(?:PUNCT|SCONJ|CCONJ)$/.test(token.tag) ||
      isSubordinator(token)
    )
      return null;
    if (isNewSentence(tokens, at, verb)) {
      return {
        start: before.start,
        end: token.end,
        message: `A second sentence begins at “${token.text}”. Put a period or a semicolon before it.`,
        suggestions: [`${before.text}; ${token.text}`],
      };
    }
  }
  return null;
}

function isNewSentence(tokens: readonly Token[], at: number, verb: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (
    token === undefined ||
    before === undefined ||
    !/^(?:i|he|she|we|they|it|the|my|his|her|their|our|most|half|others|nobody|everybody|everyone|everything|nothing|many|some|few|several|then)$/.test(
      token.word,
    )
  )
    return false;
  // "At night they design": a time without an article owns no clause.
  const isPlainTime = tokens[at - 2]?.tag === 'ADP' && tokens[at - 1]?.tag === 'NOUN';
  const near = tokens.slice(Math.max(0, at - OWNERS_NEAR), isPlainTime ? at - 1 : at);
  if (near.some(({ word }) => OWNS_CLAUSE.test(word))) return false;
  const taken = tokens
    .slice(verb, at)
    .flatMap(({ word }) => [word, ...verbReadings(word).map(({ lemma }) => lemma)]);
  if (taken.some((word) => TAKES_CLAUSE.test(word))) return false;
  // "He lost his job then he lost his house."
  if (token.word === 'then')
    return (
      before.tag === 'NOUN' &&
      /^(?:i|he|she|we|they)$/.test(tokens[at + 1]?.word ?? '') &&
      clauseAt(tokens, at + 1) !== null
    );
  const isLax = before.tag === 'ADJ' || (before.tag === 'NOUN' && clauseAt(tokens, at) === null);
  const second = clauseAt(tokens, at, isLax);
  if (second === null || (at === verb + 1 && before.tag !== 'VERB')) return false;
  const isPronoun = /^(?:i|he|she|we|they|it|nobody|everybody|everyone|others)$/.test(token.word);
  const isQuantity = /^(?:most|half)$/.test(token.word);
  const isClosed = isClosedClause(tokens, second.verb) && hasPlainEnd(tokens, second.verb);
  // "Was repeated twice the results were": an adverb behind a participle.
  if (before.tag === 'ADV' && tokens[at - 2]?.tag === 'VERB') return at > verb + 1 && isClosed;
  // "Rinsed it twice the residue was".
  if (/^(?:twice|again|yesterday|anymore|afterward|afterwards|together|alone)$/.test(before.word))
    return at > verb + 1 && isClosed;
  // "Ran quickly the people": an adverb closes the first sentence.
  if (before.tag === 'ADV' && before.word.endsWith('ly'))
    return at > verb + 1 && hasPlainEnd(tokens, second.verb);
  // "The highest it has been": a clause goes with the superlative.
  if (before.tag === 'ADJ' && before.word.endsWith('est')) return false;
  if (/^(?:ADJ)$/.test(before.tag) || (before.tag === 'VERB' && tokens[at - 2]?.tag === 'AUX'))
    return (isPronoun || isQuantity) && hasPlainEnd(tokens, second.verb);
  // "The plan failed nobody knew why": a subject right behind a verb that takes no clause.
  if (at === verb + 1)
    return (
      ((isPronoun && token.word !== 'it') ||
        (second.verb === second.phrase.end && isSurePast(tokens[second.verb]))) &&
      !(tokens[second.verb]?.word ?? '').startsWith("'") &&
      hasPlainEnd(tokens, second.verb)
    );
  // "The book they read" is one thing; where the second verb has its own object, it is another sentence.
  return (
    before.tag === 'NOUN' &&
    (isClosed || (!isLax && hasObject(tokens, second.verb) && hasPlainEnd(tokens, second.verb)))
  );
}

/** "Came", "was": no participle that could go with the noun before it. */
function isSurePast(verb: Token | undefined): boolean {
  return (
    /^(?:was|were)$/.test(verb?.word ?? '') ||
    (hasForm(verb?.word ?? '', 'past') && !hasForm(verb?.word ?? '', 'participle'))
  );
}

/** "From her son": a preposition with its noun. */
function isWholePhrase(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.tag === 'ADP' &&
    (tokens[at + 1]?.tag === 'DET' || /^(?:my|his|her|its|our|their)$/.test(tokens[at + 1]?.word ?? ''))
  );
}

/** "The fish died within weeks", "the results were the same": no place is left for a noun from the sentence before. */
function isClosedClause(tokens: readonly Token[], verb: number): boolean {
  const { word = '' } = tokens[verb] ?? {};
  const next = tokens[verb + 1]?.tag === 'ADV' ? tokens[verb + 2] : tokens[verb + 1];
  if (tokens.at(-2)?.tag === 'ADP') return false;
  if (/^(?:is|are|was|were)$/.test(word))
    return (
      next?.tag === 'ADJ' ||
      isWholePhrase(tokens, verb + 1) ||
      (next?.tag === 'DET' && tokens[verb + 2]?.tag !== 'ADV')
    );
  return verbReadings(word).some(({ lemma }) => INTRANSITIVE.test(lemma));
}

function hasObject(tokens: readonly Token[], verb: number): boolean {
  let at = verb;
  while (
    /^(?:AUX|VERB|ADV|PART)$/.test(tokens[at]?.tag ?? '') ||
    /^(?:n't|not)$/.test(tokens[at]?.word ?? '')
  )
    at += 1;
  // "The materials they needed to feed their furnaces": the first verb takes the noun, unless it takes a deed alone.
  const first = verbReadings(tokens[verb]?.word ?? '')[0]?.lemma ?? '';
  if (tokens.slice(verb, at).some(({ word }) => word === 'to') && !TAKES_DEED.test(first)) return false;
  if (hasForm(tokens[at - 1]?.word ?? '', 'ing')) return false;
  return (
    tokens[at - 1]?.tag === 'VERB' &&
    (tokens[at]?.tag === 'DET' ||
      (tokens[at]?.tag === 'NUM' && tokens[at + 1]?.word === 'of') ||
      /^(?:it|me|them|him|us|her|their|his|my)$/.test(tokens[at]?.word ?? ''))
  );
}

/** No preposition without its noun at the end, and no later verb for which the words before would be the subject. */
function hasPlainEnd(tokens: readonly Token[], verb: number): boolean {
  const last = tokens.at(-2);
  if (last?.tag === 'ADP' && !/^(?:out|up|off|away|back|down|over)$/.test(last.word)) return false;
  for (let at = verb + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.tag === 'PUNCT' || token.tag === 'CCONJ' || isSubordinator(token))
      return true;
    if (at > verb + 3 && token.tag === 'AUX' && isFinite(tokens, at)) return false;
  }
  return true;
}
