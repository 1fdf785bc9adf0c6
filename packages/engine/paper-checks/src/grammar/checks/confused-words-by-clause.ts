import { clauseAt, isSubordinator } from '../language/clauses.ts';
import { nounNumber, verbReadings } from '../language/inflections.ts';
import { hasVerbOfItsOwn } from '../language/missing-verb.ts';
import { isDeterminer } from '../language/noun-phrase.ts';
import { introductionsEnd } from '../language/unmarked-starts.ts';
import { canBe, isOften, isOnly } from '../language/word-kinds.ts';
import { BE, type ConfusedRow, type Place } from './confused-words-by-class.ts';

/** Told apart by what the clause around them still needs: a verb, a noun, or another clause. */
export const CONFUSED_BY_CLAUSE: readonly ConfusedRow[] = [
  [
    'then',
    'than',
    (p) =>
      isComparative(p) &&
      /^(?:DET|PRON|NOUN|NUM|ADJ|PROPN)$/.test(p.afterTag) &&
      !/^(?:later|after|sooner|earlier)$/.test(p.before),
  ],
  // "More books came back then before."
  [
    'then',
    'than',
    (p) =>
      isComparative(p) &&
      ((p.after === 'before' && p.tokens[p.index + 2]?.tag === 'PUNCT') ||
        (/^(?:in|at|during|on)$/.test(p.after) &&
          p.beforeTag === 'NOUN' &&
          /^(?:NUM|DET)$/.test(p.tokens[p.index + 2]?.tag ?? ''))),
  ],
  [
    'affect',
    'effect',
    (p) =>
      p.after === 'on' &&
      /^(?:little|much|some|more|less|great|strong|big|small|direct|lasting)$/.test(p.before),
  ],
  ['than', 'then', opensMainClause],
  ['effect', 'affect', isActing],
  ['effects', 'affects', isActing],
  ['to', 'too', isDegree],
  ['there', 'their', isOwnedHere],
];

/** "If you are poor than you cannot pay": behind a condition that compares nothing, a clause follows. */
function opensMainClause({ tokens, index }: Place): boolean {
  const before = tokens.slice(0, index);
  const condition = before.findLastIndex(({ word }) => /^(?:if|when)$/.test(word));
  return (
    condition >= 0 &&
    /^(?:i|he|she|it|we|they|you|the|there|this)$/.test(tokens[index + 1]?.word ?? '') &&
    clauseAt(tokens, index + 1) !== null &&
    !before
      .slice(condition)
      .some(({ word }) => /^(?:more|less|fewer|rather|other|worse|else|different)$|er$/.test(word))
  );
}

/** "The weather effects how people vote": a subject before it, an object behind it, and no other verb. */
function isActing({ tokens, index, before, after, afterTag }: Place): boolean {
  const isObject = /^(?:DET|PRON|NOUN|ADJ)$/.test(afterTag) || /^(?:how|what|whether)$/.test(after);
  return (
    isObject &&
    nounNumber(before) !== null &&
    !/^(?:changes?|transition|reforms?|size|sizes)$/.test(after) &&
    !tokens.slice(introductionsEnd(tokens) ?? 0, index).some(({ tag }) => /^(?:ADP|PART|PUNCT)$/.test(tag)) &&
    !hasVerbOfItsOwn(tokens, index)
  );
}

/** Verbs that a place may follow, so that "there" is one: "live there", "found there coins". */
const TAKES_PLACE =
  /^(?:be|live|go|come|stay|stand|sit|lie|get|put|work|happen|exist|arrive|move|grow|sleep|meet|see|find|build|place|remain|travel|return|walk|run|study|teach|send|leave|have|do|let|make|spend|host|plant)$/;

/** "Pay there fines", "bring back there books": a verb that wants an object, and a plural noun that ends the phrase. */
function isOwnedHere({ tokens, index, before, beforeTag, after, afterTag }: Place): boolean {
  const verb = /^(?:back|up|out|off|down|away|in)$/.test(before) ? tokens[index - 2] : tokens[index - 1];
  const lemmas = verbReadings(verb?.word ?? '').map(({ lemma }) => lemma);
  const next = tokens[index + 2];
  return (
    (beforeTag === 'VERB' || verb !== tokens[index - 1]) &&
    verb?.tag === 'VERB' &&
    lemmas.length > 0 &&
    !lemmas.some((lemma) => TAKES_PLACE.test(lemma)) &&
    afterTag === 'NOUN' &&
    nounNumber(after) === 'plural' &&
    !/^(?:days|weeks|months|years|hours|times|weekends|nights|people)$/.test(after) &&
    (next === undefined || /^(?:PUNCT|ADP|SCONJ|CCONJ|PART|ADV|DET)$/.test(next.tag)) &&
    next?.word !== '-'
  );
}

/** "Complain to much", "came to late for", "rely to heavily on": a degree where "to" has no noun and no verb. */
function isDegree(place: Place): boolean {
  const { tokens, index, before, beforeTag, after, afterTag } = place;
  const next = tokens[index + 2];
  const endsHere = next?.tag === 'PUNCT' && next.word !== '-' && next.word !== ',';
  if (after.endsWith('ly') && isOnly(after, 'R')) return endsHere || next?.tag === 'ADP';
  if (tokens.slice(Math.max(0, index - 4), index).some(({ word }) => word === 'from')) return false;
  if (BE.test(before) && isOften(after, 'A') && next?.word === 'for')
    return /^(?:NUM|DET|PRON)$/.test(tokens[index + 3]?.tag ?? '') && !isOnly(after, 'V');
  const isQuality =
    /^(?:ADJ|ADV)$/.test(afterTag) &&
    (after === 'much' ||
      // "Freedom to nonconformists": a plural that no table has.
      (!canBe(after, 'N') && !canBe(after, 'V') && !/[^s]s$/.test(after)));
  // "Very poor to unacceptable" is a range, and "it appeals to many" has its noun.
  if (!isQuality || /^(?:many|few|most|all|some|several)$/.test(after)) return false;
  if (!/^(?:VERB|NOUN|PRON)$/.test(beforeTag) && !(beforeTag === 'ADJ' && after === 'much')) return false;
  if (
    /^(?:amounts?|amounted|comes?|added?|adds|leads?|due|close|next|similar|equal|compared|according)$/.test(
      before,
    )
  )
    return false;
  return endsHere || (next?.word === 'for' && isOften(after, 'R'));
}

function isComparative({ tokens, index, before }: Place): boolean {
  // "More people voted because then": a clause begins here.
  if (isSubordinator(tokens[index - 1])) return false;
  if (/^(?:more|less|better|worse|fewer|rather|other)$/.test(before)) return true;
  if (before.endsWith('er'))
    return [
      before.slice(0, -2),
      before.slice(0, -1),
      before.replace(/ier$/, 'y'),
      before.replace(/(.)\1er$/, '$1'),
    ].some((stem) => stem !== before && canBe(stem, 'A'));
  const words = tokens.slice(Math.max(0, index - 5), index);
  const isAfterMore = words.some(({ word }) => /^(?:more|less|fewer)$/.test(word));
  return isAfterMore && !words.some(({ tag }) => tag === 'PUNCT') && !isDeterminer(before);
}
