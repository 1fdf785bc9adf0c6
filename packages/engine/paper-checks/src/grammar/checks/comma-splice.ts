import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { closesSentence, isAnnounced, isSpanBefore } from './announced-clause.ts';
import { clauseAt, isFinite, isSubordinator, type Subject } from '../language/clauses.ts';
import { hasForm, nounNumber, verbReadings } from '../language/inflections.ts';
import { isPossessiveMark } from '../language/noun-phrase.ts';
import { mainClauseIn } from '../language/main-clause.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import {
  hasJoinedOpening,
  isContrast,
  isFirstOfThree,
  isImperative,
  isProportion,
  mayBeApposition,
  opensFreeRelative,
  type Place,
  isNamedAgain,
  behindRelative,
} from './splice-doubts.ts';

/** Words that join no clauses, although they look as if they did: "it failed, however, it failed twice". */
const ADVERBS =
  /^(?:however|therefore|moreover|furthermore|consequently|nevertheless|nonetheless|thus|hence|instead|otherwise|meanwhile)$/;
const LINKING_PHRASES =
  /^(?:for (?:example|instance)|as a (?:result|consequence)|in (?:addition|fact|contrast|other words)|on the (?:other hand|contrary)|after all|by contrast|of course|at the same time)$/;
/** Correlated halves: what follows the comma may be the second of them. */
const PAIRS = /^(?:no|not|only|either|neither|both|whether|more|less)$/;
const SAYING =
  /^(?:say|argue|write|note|claim|explain|suggest|think|believe|know|add|report|state|ask|observe|conclude|point|seem|appear|contend|hope|assume|suppose|admit|recall|insist|warn|guess|mean|feel|tell|remark|reply|find|run|go|maintain|assert|declare|complain|predict|believe)$/;

/** Two sentences joined by a comma alone: "The sample was small, the results should be read with caution." */
export const commaSplice: GrammarCheck = {
  id: 'grammar-comma-splice',
  severity: 'error',
  cost: 'habit',
  recall: 0.8,
  title: 'Comma splices',
  source: 'APA 7, 6.4',
  summary: 'Two complete sentences are not joined by a comma alone.',
  advice: {
    noun: 'sentences that run together',
    how: ['Put a period or a semicolon where the second complete sentence begins.'],
    unit: 'sentence',
  },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const hit = spliceIn(tokens, text);
      if (hit !== null) yield hit;
    }
  },
};

/** The first splice of a sentence; marks other than commas make it too hard to tell where its parts begin. */
function spliceIn(tokens: readonly Token[], text: string): GrammarHit | null {
  // A quotation is masked as "text"; its own commas are gone, and a clause may begin behind one of them.
  const isBesideQuotation = ({ word }: Token, at: number) =>
    word === 'text' && (tokens[at + 1]?.word === ',' || /^(?:DET|PRON)$/.test(tokens[at + 1]?.tag ?? ''));
  if (tokens.some(isBesideQuotation)) return null;
  if (tokens.at(-1)?.word === '?' || tokens.some(({ word }) => /^["“”–—]$/.test(word))) return null;
  let from = 0;
  for (const [at, { word }] of tokens.entries()) {
    if (/^[;:()]$/.test(word)) from = at + 1;
    if (word !== ',') continue;
    const hit = spliceAt(tokens, { from, comma: at }, text);
    if (hit !== null) return isInRow(tokens, at, text) ? { ...hit, isDoubtful: true } : hit;
    // ", and", ", but": a new clause that stands on its own, unless what it goes on from still waits for its own.
    if (
      !isWaiting(tokens, from, at) &&
      /^(?:and|but|so|yet)$/.test(tokens[at + 1]?.word ?? '') &&
      (mainClauseIn(tokens, { from: at + 2, to: tokens.length }) !== null ||
        opensIntroduction(tokens[at + 2]))
    )
      from = at + 2;
  }
  return null;
}

/** "If it rains", "for example, when it rains": a clause that depends on one which has not come yet. */
function isWaiting(tokens: readonly Token[], from: number, at: number): boolean {
  const opens = tokens.findIndex(
    (token, index) =>
      index >= from &&
      index < at &&
      isSubordinator(token) &&
      (index === from || tokens[index - 1]?.word === ','),
  );
  return opens !== -1 && mainClauseIn(tokens, { from: opens, to: at }) === null;
}

/** "Ideas spread, groups met, laws changed": three clauses in a row are a figure of style as often as an error. */
function isInRow(tokens: readonly Token[], comma: number, text: string): boolean {
  return tokens.some(
    ({ word }, at) =>
      word === ',' && at > comma && spliceAt(tokens, { from: comma + 1, comma: at }, text) !== null,
  );
}

function spliceAt(tokens: readonly Token[], place: Place, text: string): GrammarHit | null {
  const { comma } = place;
  const link = linkEnd(tokens, comma + 1);
  const second = tokens[link]?.word === ',' ? link + 1 : link;
  const isLinked = link > comma + 1;
  // "It failed and, therefore, it stopped": "and" joins the two.
  if (isLinked && tokens[comma - 1]?.tag === 'CCONJ') return null;
  if (!isWhole(tokens, place, isLinked) || !isSecond(tokens, second, place)) return null;
  if (!isLinked && isFirstOfThree(tokens, second)) return null;
  const [before, after] = [tokens[comma - 1], tokens[link > comma + 1 ? link - 1 : comma + 1]];
  if (before === undefined || after === undefined) return null;
  // "Good; however, it": the words that were taken for a link are followed by a comma of their own.
  const mark = isLinked && second === link ? ',' : '';
  const start = isPossessiveMark(before) ? (tokens[comma - 2]?.start ?? before.start) : before.start;
  return {
    start,
    end: after.end,
    message: isLinked
      ? `“${text.slice(tokens[comma + 1]?.start, after.end)}” does not join two sentences. Put a semicolon or a period before it.`
      : 'A comma alone joins two sentences. Use a semicolon or a period.',
    suggestions: [`${text.slice(start, before.end)};${text.slice(before.end + 1, after.end)}${mark}`],
    // "It is not a right, it is a privilege": good writers contrast two sentences so.
    // "However they define it" may also belong to what is before it.
    isDoubtful:
      isContrast(tokens, place, second) ||
      mayBeApposition(tokens, place, second) ||
      (mark === ',' && tokens[link - 1]?.word === 'however'),
  };
}

/** Index after "however" or "for example"; the index itself where there is no such link. */
function linkEnd(tokens: readonly Token[], at: number): number {
  if (ADVERBS.test(tokens[at]?.word ?? '')) return at + 1;
  for (const length of [2, 3, 4]) {
    const words = tokens.slice(at, at + length).map(({ word }) => word);
    if (LINKING_PHRASES.test(words.join(' '))) return at + length;
  }
  return at;
}

/** A complete clause that nothing in it makes depend on the next one. */
function isWhole(tokens: readonly Token[], { from, comma }: Place, isLinked: boolean): boolean {
  const opens = /^(?:and|but|so|then|also|yet)$/.test(tokens[from]?.word ?? '') ? from + 1 : from;
  if (comma - opens < 3 || isAnnounced(tokens, opens, comma) || isSpanBefore(tokens, opens)) return false;
  // "Of course, every time they meet, it": the part behind the last comma is announced, too.
  const last = tokens.slice(0, comma).findLastIndex(({ word }) => word === ',');
  if (last >= opens && (isAnnounced(tokens, last + 1, comma) || isSpanBefore(tokens, last + 1))) return false;
  if (opensFreeRelative(tokens, opens, comma) || hasJoinedOpening(tokens, opens)) return false;
  if (isImperative(tokens, opens)) return tokens.slice(opens, comma).every((token) => token.word !== ',');
  const clause = mainClauseIn(tokens, { from: opens, to: comma, isLax: true });
  if (clause === null || isProportion(tokens, opens)) return false;
  // "In the home, the place assigned to women, women": behind an introduction an apposition may have a participle.
  const verb = tokens[clause.verb];
  const isParticipleAlone =
    verb?.tag === 'VERB' && hasForm(verb.word, 'participle') && tokens[clause.verb + 1]?.tag === 'ADP';
  if (last >= opens && isParticipleAlone) return false;
  // "Seeing bones in the wall, they": a participle with its object, unless a verb makes it the subject.
  const isParticiple = hasForm(tokens[opens]?.word ?? '', 'ing');
  if (isParticiple && hasForm(tokens[clause.verb]?.word ?? '', 'participle')) return false;
  // "The truth is, bread is cheap": the clause behind the comma is what is.
  if (/^(?:is|was)$/.test(tokens[comma - 1]?.word ?? '')) return false;
  const behind = tokens.slice(clause.verb + 1, comma);
  // Commas behind the verb open an aside or a list that may go on.
  if (behind.some(({ word }) => word === ',')) return false;
  const pairs = tokens.slice(opens, comma).filter(({ word }) => PAIRS.test(word));
  const isNegation = pairs.every(
    ({ word }) => word === 'not' || word === 'no' || word === 'more' || word === 'less',
  );
  if (!isNegation && !(isLinked && pairs.length === 0)) return false;
  return !isOpen(tokens, clause, comma);
}

/** True where something before the comma waits for what follows it: "knows that if it rains", "a cold". */
function isOpen(tokens: readonly Token[], { verb }: Subject, comma: number): boolean {
  // "A cold, wet day": the noun is still to come.
  if (
    /^(?:ADJ|NUM|DET)$/.test(tokens[comma - 1]?.tag ?? '') &&
    /^(?:ADJ|NUM)$/.test(tokens[comma + 1]?.tag ?? '')
  )
    return true;
  const lemma = lemmaOf(tokens[verb]);
  for (let at = verb + 1; at < comma; at += 1) {
    const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (token === undefined || !(isSubordinator(token) || token.tag === 'CCONJ') || token.word === 'than')
      continue;
    // "That year", "never before": no clause follows.
    if (token.word === 'that' && behind?.tag === 'NOUN' && !hasVerb(tokens, at, comma)) continue;
    if (at === comma - 1 && /^(?:before|since)$/.test(token.word)) continue;
    // "He left and when he came back": what "and" or "that" introduces has to be whole itself.
    if (opensIntroduction(behind) && mainClauseIn(tokens, { from: at + 1, to: comma, isLax: true }) === null)
      return true;
    if (token.tag === 'CCONJ') continue;
    const [which, time, other] = tokens.slice(at + 1, at + 4).map(({ word }) => word);
    // "That is because every time you forget something, you": the clause behind the comma completes it.
    if (/^(?:every|each|the)$/.test(which ?? '') && (time === 'time' || other === 'time')) return true;
    const isTime = /^(?:after|before|since|until|as|so)$/.test(token.word);
    if (!hasVerb(tokens, at, comma)) {
      if (!isTime || at === comma - 1) return true;
      continue;
    }
    // "They believe that just because it rains, it pours".
    const isDoubled = before?.tag === 'ADV' && tokens[at - 2]?.word === 'that';
    const isFirst = before?.tag === 'PUNCT' || isDoubled || SAYING.test(lemmaOf(before));
    if (isFirst && !/^(?:that|what|how|why|whether|who|where|which)$/.test(token.word)) return true;
  }
  const hasInner = tokens.some((_, index) => index > verb + 1 && index < comma && isFinite(tokens, index));
  const hasObject = /^(?:DET|ADP)$/.test(tokens[verb + 1]?.tag ?? '');
  return SAYING.test(lemma) && !hasInner && !hasObject;
}

function opensIntroduction(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.tag === 'ADP' || (isSubordinator(token) && token.word !== 'that') || ADVERBS.test(token.word))
  );
}

function hasVerb(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) if (isFinite(tokens, at)) return true;
  return false;
}

function lemmaOf(token: Token | undefined): string {
  return verbReadings(token?.word ?? '')[0]?.lemma ?? '';
}

/** A complete clause to the end of its sentence, and no aside such as "it seems". */
function isSecond(tokens: readonly Token[], second: number, place: Place): boolean {
  const opener = tokens[second];
  if (opener === undefined || /^(?:CCONJ|VERB|AUX|PUNCT|PART)$/.test(opener.tag)) return false;
  if (
    /^(?:so|yet|then|who|which|whose|whom|what|how|why|whether|that|as|than|including|thereby|such|nor|not|rather|especially|particularly|because|although|though|wherein|whereby|whereas|while|unless|until|even|more|less)$/.test(
      opener.word,
    ) &&
    // "That is why": elsewhere "that is not due to age" belongs to the noun before.
    !(
      opener.word === 'that' &&
      /^(?:is|was|'s)$/.test(tokens[second + 1]?.word ?? '') &&
      (tokens[second + 2]?.tag === 'DET' ||
        /^(?:why|what|how|because|where|when)$/.test(tokens[second + 2]?.word ?? ''))
    )
  )
    return false;
  if (isSpanBefore(tokens, second) || (opener.word === 'only' && tokens[second + 1]?.word === 'to'))
    return false;
  // "In case it rains", "in order to": these belong to what is before the comma.
  if (opener.word === 'in' && /^(?:case|order|that|which)$/.test(tokens[second + 1]?.word ?? ''))
    return false;
  // "From the way you dress": only phrases of time and place open a sentence often enough.
  if (opener.tag === 'ADP' && !/^(?:in|on|at|after|since|before|during|if|when)$/.test(opener.word))
    return false;
  // "Empty, after the campaign had said so", "a problem, regardless of how": these belong to what is before the comma.
  const isTime = /^(?:after|since|before)$/.test(opener.word);
  if (isTime && clauseAt(tokens, second + 1, true) !== null) return false;
  if (opener.tag === 'ADV' && tokens[second + 1]?.tag === 'ADP') return false;
  const isAgain = isNamedAgain(tokens, second, place);
  const clause =
    mainClauseIn(tokens, {
      from: second,
      to: tokens.length,
      isLax: isAgain || closesSentence(tokens, second),
    }) ?? behindRelative(tokens, second);
  if (clause === null || isProportion(tokens, second)) return false;
  // "An ideal, the standards a society would like": a plural noun right before another opens a clause of its own.
  const { start, head } = clause.phrase;
  if (
    head > start + 1 &&
    tokens[head - 1]?.tag === 'NOUN' &&
    nounNumber(tokens[head - 1]?.word ?? '') === 'plural'
  )
    return false;
  // "A quarter of them slips of the pen": no verb in -s goes with "them."
  if (tokens[clause.verb - 1]?.word === 'them' && hasForm(tokens[clause.verb]?.word ?? '', 's')) return false;
  // "The houses of which were old" belongs to the noun before it.
  const isRelative = behindRelative(tokens, second) !== null;
  if (
    !isRelative &&
    tokens.slice(second, clause.verb).some(({ word }) => /^(?:which|whom|whose|who)$/.test(word))
  )
    return false;
  const stop = tokens.findIndex(({ word }, index) => index > clause.verb && /^[;:.!]$/.test(word));
  const rest = tokens.slice(clause.verb + 1, stop < 0 ? tokens.length : stop);
  const isList = rest.some(
    ({ word }, index) => word === ',' && /^(?:and|or|nor)$/.test(rest[index + 1]?.word ?? ''),
  );
  const comma = rest.findIndex(({ word }) => word === ',');
  // "The plan, it seems, is": an aside ends in another comma.
  if (isList || (comma >= 0 && SAYING.test(lemmaOf(tokens[clause.verb])))) return false;
  const isAside =
    comma >= 0 &&
    comma < 2 &&
    mainClauseIn(tokens, { from: clause.verb + comma + 2, to: tokens.length }) === null;
  if (isAside) return false;
  if (!isAgain && SAYING.test(lemmaOf(tokens[clause.verb])) && rest.length <= 2) return false;
  return rest.length >= 1 || isAgain || closesSentence(tokens, second);
}
