import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { missingComma } from '../kinds.ts';
import { clauseAt, hasFiniteAfter, isSubordinator, isSurelyFinite } from '../language/clauses.ts';
import { hasForm, nounNumber } from '../language/inflections.ts';
import { dependentClauseEnd, mainClauseIn } from '../language/main-clause.ts';
import { countedFrom, nounPhraseAt, postmodifierEnd } from '../language/noun-phrase.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

const ADVERBS =
  /^(?:however|therefore|moreover|furthermore|consequently|nevertheless|nonetheless|additionally|unfortunately|fortunately|finally|similarly|likewise|conversely|accordingly|meanwhile|surprisingly|interestingly|importantly|lastly|secondly|firstly|thirdly)$/;
const PHRASES =
  /^(?:for (?:example|instance)|as a (?:result|consequence)|in (?:addition|conclusion|contrast|summary|other words|my opinion|my view)|on (?:the )?(?:one|other) hand|on the contrary|first of all|by contrast|to conclude|to sum up)$/;
/** A comma goes behind an introductory word, phrase or clause. */
export const introductoryComma: GrammarCheck = {
  ...missingComma,
  severity: 'error',
  source: 'APA 7, chapter 6',
  summary: 'A comma follows an introductory word, phrase or clause.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      if (tokens.at(-1)?.word === '?') continue;
      const end =
        adverbEnd(tokens) ??
        phraseEnd(tokens) ??
        clauseEndOf(tokens) ??
        purposeEnd(tokens) ??
        gerundEnd(tokens);
      const hit = end === null || hasMainClauseBehindComma(tokens, end) ? null : hitAt(tokens, end);
      if (hit !== null) yield hit;
    }
  },
};

/** "By weighing the claims we make, we can decide": the introduction ends at its own comma, further on. */
export function hasMainClauseBehindComma(tokens: readonly Token[], end: number): boolean {
  const comma = tokens.findIndex(({ word }, at) => word === ',' && at >= end);
  if (comma === -1) return false;
  // ", so it may not apply": what "so" or "and" adds is not what the introduction waits for.
  if (/^(?:and|but|so|yet|or|which|who|where)$/.test(tokens[comma + 1]?.word ?? '')) return false;
  if (mainClauseIn(tokens, { from: comma + 1, to: tokens.length }) !== null) return true;
  // "Companies present": a verb that the tagger takes for something else.
  const subject = nounPhraseAt(tokens, comma + 1);
  const verb = tokens[subject?.end ?? -1];
  return (
    verb !== undefined &&
    verb.tag !== 'PUNCT' &&
    (hasForm(verb.word, 'base') || hasForm(verb.word, 's') || hasForm(verb.word, 'past'))
  );
}

function hitAt(tokens: readonly Token[], end: number): GrammarHit | null {
  const [before, after] = [tokens[end - 1], tokens[end]];
  if (before === undefined || after === undefined) return null;
  const message = `A comma goes after the introductory words, before “${after.text}”.`;
  // What stands in for a name may not be marked itself.
  if (after.tag === 'PROPN')
    return {
      start: before.start,
      end: before.end,
      message: `A comma goes after the introductory words, behind “${before.text}”.`,
      suggestions: [`${before.text},`],
      mayTouchName: true,
    };
  // Behind a name there may be a year in parentheses, which is not in the masked text.
  if (before.tag === 'PROPN')
    return { start: after.start, end: after.end, message, mayTouchName: true, lacksCommaBefore: true };
  return {
    start: before.start,
    end: after.end,
    message,
    suggestions: [`${before.text}, ${after.text}`],
  };
}

function adverbEnd(tokens: readonly Token[]): number | null {
  const next = tokens[1];
  if (!ADVERBS.test(tokens[0]?.word ?? '') || next === undefined) return null;
  const isSubject = next.tag === 'DET' || next.tag === 'PRON' || next.tag === 'PROPN' || next.tag === 'NOUN';
  return isSubject && clauseAt(tokens, 1, true) !== null ? 1 : null;
}

function phraseEnd(tokens: readonly Token[]): number | null {
  for (const length of [2, 3, 4]) {
    const words = tokens.slice(0, length).map(({ word }) => word);
    if (PHRASES.test(words.join(' ')) && opensSentence(tokens, length)) return length;
  }
  const from = referenceEnd(tokens);
  const source = from === null ? null : nounPhraseAt(tokens, from);
  if (from === null || source === null) return null;
  // "According to Keller sleep helps": the name ends before a noun in small letters.
  const named = namesEnd(tokens, from);
  if (
    tokens[named - 1]?.tag === 'PROPN' &&
    tokens[named]?.tag === 'NOUN' &&
    clauseAt(tokens, named, true) !== null
  )
    return named;
  if (clauseAt(tokens, source.end) !== null) return source.end;
  // "According to a report by the agency nearly half say", "compared with others in this sample Denmark spends".
  const end = postmodifierEnd(tokens, source.end);
  const subject = end === null ? -1 : tokens[end]?.tag === 'ADV' ? end + 1 : end;
  if (
    end !== null &&
    end > source.end &&
    opensSubject(tokens, subject) &&
    clauseAt(tokens, subject, true) !== null
  )
    return end;
  return beforeName(tokens, from) ?? fusedSubject(tokens, from);
}

function opensSubject(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.tag === 'DET' || tokens[at]?.tag === 'PRON' || countedFrom(tokens, at) !== null;
}

/** "Compared with others in this sample Denmark spends": a name with its verb, right behind a noun. */
function beforeName(tokens: readonly Token[], from: number): number | null {
  if (tokens.some(({ word }) => word === ',')) return null;
  const name = tokens.findIndex(
    ({ tag }, at) =>
      at > from &&
      tag === 'PROPN' &&
      tokens[at - 1]?.tag === 'NOUN' &&
      nounNumber(tokens[at - 1]?.word ?? '') !== null,
  );
  if (name === -1) return null;
  let verb = name;
  while (tokens[verb]?.tag === 'PROPN') verb += 1;
  return isSurelyFinite(tokens, verb) ? name : null;
}

/** Index after "according to", "as a result of": what follows is a noun phrase and never the subject. */
function referenceEnd(tokens: readonly Token[]): number | null {
  const words = tokens.slice(0, 4).map(({ word }) => word);
  if (
    /^(?:according to|because of|instead of|due to|thanks to|compared (?:with|to)|based on|apart from|aside from)$/.test(
      words.slice(0, 2).join(' '),
    )
  )
    return 2;
  if (
    /^(?:in (?:addition|contrast|response|comparison) to|in (?:spite|terms|case) of)$/.test(
      words.slice(0, 3).join(' '),
    )
  )
    return 3;
  return /^as a (?:result|consequence) of$/.test(words.join(' ')) ? 4 : null;
}

/** "According to the report crime fell": two nouns and a verb, so the second of them has to be the subject. */
function fusedSubject(tokens: readonly Token[], from: number): number | null {
  const clause = tokens.some(({ word }) => word === ',') ? null : clauseAt(tokens, from, true);
  if (clause === null || clause.verb !== clause.phrase.end) return null;
  const { determiner, head, start } = clause.phrase;
  const [before, subject] = [tokens[head - 1], tokens[head]];
  return determiner !== null && head > start + 1 && before?.tag === 'NOUN' && subject?.tag === 'NOUN'
    ? head
    : null;
}

/** Index after "Keller", "Keller and Lee". */
function namesEnd(tokens: readonly Token[], from: number): number {
  let at = tokens[from]?.tag === 'DET' ? from + 1 : from;
  while (tokens[at]?.tag === 'PROPN' || (tokens[at]?.tag === 'CCONJ' && tokens[at + 1]?.tag === 'PROPN'))
    at += 1;
  return at;
}

/** "On one hand people should", "for example if it rains": a sentence follows, with or without its own introduction. */
function opensSentence(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.tag === 'PUNCT') return false;
  return (
    clauseAt(tokens, at, true) !== null ||
    ((isSubordinator(tokens[at]) || /^(?:in|on|at|during|after|before)$/.test(tokens[at]?.word ?? '')) &&
      mainClauseIn(tokens, { from: at, to: tokens.length }) !== null)
  );
}

/** "When the war ended", "even if it works", "as soon as it is paid". */
function clauseEndOf(tokens: readonly Token[]): number | null {
  const words = tokens.slice(0, 3).map(({ word }) => word);
  const start =
    words[0] === 'even' && /^(?:if|though|when)$/.test(words[1] ?? '')
      ? 1
      : /^as (?:soon|long) as$/.test(words.join(' '))
        ? 2
        : 0;
  return dependentClauseEnd(tokens, start);
}

/** "To solve this problem the city should build": an infinitive with its object, and the subject of the sentence. */
function purposeEnd(tokens: readonly Token[]): number | null {
  const [to, verb] = tokens;
  if (to?.word !== 'to' || verb === undefined || !hasForm(verb.word, 'base')) return null;
  const object = nounPhraseAt(tokens, 2);
  if (verb.tag !== 'VERB' && (object?.determiner ?? null) === null) return null;
  if (
    object === null ||
    /^(?:give|show|tell|teach|offer|send|say|think|believe|prove|ensure|know|see|let|make|help|have)$/.test(
      verb.word,
    )
  )
    return null;
  const subject = clauseAt(tokens, object.end);
  const isSubject =
    subject !== null &&
    (subject.phrase.determiner !== null || /^(?:i|he|she|we|they|it)$/.test(tokens[object.end]?.word ?? ''));
  const isPronoun = /^(?:i|he|she|we|they)$/.test(tokens[object.end]?.word ?? '');
  // "To read the books they wrote was": behind a second verb the first clause belongs to the noun.
  const isMain = isPronoun && !hasFiniteAfter(tokens, subject?.verb ?? 0);
  return isSubject && (isMain || tokens[subject.verb]?.tag === 'AUX') ? object.end : null;
}

/** "After reading the article I changed my mind." */
function gerundEnd(tokens: readonly Token[]): number | null {
  const [first, second] = tokens;
  if (
    !/^(?:after|before|by|when|while|without|since|instead)$/.test(first?.word ?? '') ||
    second === undefined ||
    !hasForm(second.word, 'ing') ||
    !(second.tag === 'VERB' || (second.tag === 'NOUN' && tokens[2]?.tag === 'DET'))
  )
    return null;
  for (let at = 3; at < Math.min(tokens.length, 14); at += 1) {
    const token = tokens[at];
    if (
      token === undefined ||
      /^(?:PUNCT|SCONJ|AUX)$/.test(token.tag) ||
      /^(?:that|who|which|what|how|why|where|when|whether)$/.test(token.word)
    )
      return null;
    if (!/^(?:i|he|she|we|they)$/.test(token.word)) continue;
    return tokens[at - 1]?.tag === 'NOUN' && clauseAt(tokens, at) !== null ? at : null;
  }
  return null;
}
