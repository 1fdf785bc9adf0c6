import { isFinite } from '../language/clauses.ts';
import { hasForm } from '../language/inflections.ts';
import { nounPhraseAt } from '../language/noun-phrase.ts';
import type { Token } from '../language/token.ts';

/** "The first time he called", "by knowing how they work", "that is to say": what follows the comma completes these. */
export function isAnnounced(tokens: readonly Token[], opens: number, comma: number): boolean {
  const words = tokens.slice(opens, comma).map(({ word }) => word);
  const part = words.join(' ');
  const [first, second] = tokens.slice(opens, opens + 2);
  // "Choice A. In fact": the tagger takes the end of a sentence for an initial.
  if (tokens.slice(opens, comma).some(({ text }) => /^\p{L}\.$/u.test(text))) return true;
  if (/^that is to say$|\bthat is$/.test(part)) return true;
  // "Due to the snow that fell, the road": a phrase, whatever verbs it holds.
  if (
    /^(?:due|contrary|according|thanks|owing|prior|compared|relative|regardless|similar|instead|aside|apart|rather) (?:to|of|with|from|than)\b/.test(
      part,
    )
  )
    return true;
  const isTime =
    /^(?:the|every|each|any) (?:(?:first|last|next|second|only|very|whole|other|same) )?(?:time|day|night|morning|moment|minute|year|week|month|summer)$/.test(
      words.slice(0, words[1] === 'time' || isTimeNoun(words[1]) ? 2 : 3).join(' '),
    );
  if (isTime && !isFinite(tokens, opens + (isTimeNoun(words[1]) ? 2 : 3))) return true;
  const isGerund = second?.tag === 'VERB' && hasForm(second.word, 'ing');
  return first?.tag === 'ADP' && isGerund && !words.includes(',');
}

function isTimeNoun(word: string | undefined): boolean {
  return /^(?:time|day|night|morning|moment|minute|year|week|month|summer)$/.test(word ?? '');
}

/** "About ten years after the war ended", "two days before it rained": a span of time and the clause that it counts from. */
export function isSpanBefore(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex(
    ({ word }, index) => index >= at && /^(?:after|before|since|until)$/.test(word),
  );
  const span = end === -1 ? [] : tokens.slice(at, end);
  return (
    span.length >= 2 &&
    span.length <= 4 &&
    /^(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|centuries|century|moments?|seconds?|generations?)$/.test(
      span.at(-1)?.word ?? '',
    )
  );
}

/** "The hospital refused.": a definite noun and a past tense that ends the sentence. */
export function closesSentence(tokens: readonly Token[], second: number): boolean {
  const phrase = /^(?:the|my|his|her|our|their)$/.test(tokens[second]?.word ?? '')
    ? nounPhraseAt(tokens, second)
    : null;
  const verb = tokens[phrase?.end ?? -1];
  return verb?.tag === 'VERB' && hasForm(verb.word, 'past') && phrase?.end === tokens.length - 2;
}
