import { isFinite } from './clauses.ts';
import { nounNumber, verbReadings } from './inflections.ts';
import { isDeterminer, nounPhraseAt } from './noun-phrase.ts';
import type { Token } from './token.ts';

const ADVERBS =
  /^(?:however|therefore|moreover|furthermore|consequently|nevertheless|nonetheless|additionally|unfortunately|fortunately|finally|similarly|likewise|also|then|thus|hence|today|nowadays|overall|first|second|third|lastly|firstly|secondly|thirdly|sometimes|often|usually|maybe|perhaps|instead|meanwhile)$/;
const PHRASES =
  /^(?:for (?:example|instance)|as a (?:result|consequence)|in (?:addition|conclusion|contrast|summary|other words|my opinion|my view|general|fact)|on (?:the )?(?:one|other) hand|on the contrary|first of all|by contrast|to conclude|to sum up|of course)$/;
const TIMES =
  /^(?:winter|summer|spring|fall|autumn|year|month|week|day|night|morning|evening|afternoon|weekend|semester|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/;
/** Verbs whose object may be a clause without "that". */
const THINKING = /^(?:think|believe|know|say|hope|argue|claim|feel|guess|suppose|assume|agree|realize|mean)$/;

/** Index after "secondly", "in my opinion", "last winter", "in the second week" at the start; `null` without any. */
export function introductionsEnd(tokens: readonly Token[]): number | null {
  for (const length of [2, 3, 4]) {
    const words = tokens.slice(0, length).map(({ word }) => word);
    if (PHRASES.test(words.join(' '))) return length;
  }
  if (ADVERBS.test(tokens[0]?.word ?? '') && tokens[1]?.tag !== 'PUNCT') {
    // "First grades are", "then people": an adjective before its noun is no introduction.
    return tokens[0]?.tag === 'ADJ' ? null : 1;
  }
  const isSource = tokens[0]?.word === 'according' && tokens[1]?.word === 'to';
  const isCause = tokens[0]?.word === 'because' && tokens[1]?.word === 'of';
  if (isSource || isCause) return endBeforeSubject(tokens, 2);
  if (
    tokens[0]?.tag === 'ADP' &&
    /^(?:in|on|at|during|after|before|since|under|within|without)$/.test(tokens[0].word)
  )
    return endBeforeSubject(tokens, 1);
  const isTime =
    /^(?:last|next|this|every|each|one|some)$/.test(tokens[0]?.word ?? '') &&
    TIMES.test(tokens[1]?.word ?? '');
  return isTime && opensSubject(tokens[2]) ? 2 : null;
}

/** Index after a noun phrase, where a second one begins beside it: at "many" in "in the second week many plants". */
function endBeforeSubject(tokens: readonly Token[], from: number): number | null {
  // "In poor districts schools lack": of two plural nouns beside each other the second opens the clause.
  for (let at = from; at < from + 4; at += 1) {
    if (!/^(?:DET|PRON|ADJ|NUM|NOUN)$/.test(tokens[at]?.tag ?? '')) break;
    if (isPlural(tokens[at]) && isPlural(tokens[at + 1])) return at + 1;
  }
  const phrase = nounPhraseAt(tokens, from);
  return phrase !== null && opensSubject(tokens[phrase.end]) ? phrase.end : null;
}

function opensSubject(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (/^(?:DET|NUM)$/.test(token.tag) ||
      isDeterminer(token.word) ||
      /^(?:he|she|it|they|we|i|you|many|most|some|several|few|more|people|everyone|everybody|nobody)$/.test(
        token.word,
      ))
  );
}

/** Indices at which a clause begins without a mark or a word that shows it. */
export function unmarkedStarts(tokens: readonly Token[]): readonly number[] {
  const starts: number[] = [];
  const introduction = introductionsEnd(tokens);
  if (introduction !== null) starts.push(introduction);
  for (const [index, token] of tokens.entries()) {
    const next = index + 1;
    const isCounted = token.word === 'how' && /^(?:many|much|few)$/.test(tokens[next]?.word ?? '');
    const isReported = token.word === 'that' && tokens[index - 1]?.tag === 'VERB' && isPlural(tokens[next]);
    if (isCounted || isReported || opensAfterJoint(tokens, index)) starts.push(next);
    else if (index > 0 && isThought(tokens, index)) starts.push(next);
  }
  return starts;
}

/** "Some people think fines is": the object of the verb is a clause. */
function isThought(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token?.tag === 'VERB' &&
    isFinite(tokens, at) &&
    verbReadings(token.word).some(({ lemma }) => THINKING.test(lemma)) &&
    !tokens.slice(0, at).some(({ word }) => /^(?:who|that|which|what|as)$/.test(word)) &&
    tokens[at - 1]?.word !== 'to'
  );
}

/** "To return a book but the child": a clause behind a joining word without a comma before it. */
function opensAfterJoint(tokens: readonly Token[], at: number): boolean {
  const [before, joint, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (joint?.tag !== 'CCONJ' || before === undefined || next === undefined) return false;
  if (/^(?:all|nothing|anything|everything|none|no|anyone|not|,)$/.test(before.word)) return false;
  if (!tokens.slice(0, at).some((_, index) => isFinite(tokens, index))) return false;
  // "She and her brother want": the pronoun is half of the subject.
  if (/^(?:i|he|she|we|they|you)$/.test(before.word)) return false;
  if (joint.word === 'but') return opensSubject(next) || isPlural(next);
  // "Books and fines": behind a noun the word may join two nouns.
  return (
    joint.word === 'and' &&
    /^(?:VERB|ADV|PRON|PART)$/.test(before.tag) &&
    (isPlural(next) || /^(?:the|these|those|my|our|their|his|her|many|most|some)$/.test(next.word))
  );
}

function isPlural(token: Token | undefined): boolean {
  return token?.tag === 'NOUN' && nounNumber(token.word) === 'plural';
}
