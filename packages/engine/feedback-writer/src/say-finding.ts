import type { AskedNote } from './asked/asked-facts.ts';
import { orderIn } from './asked/name-part.ts';
import type { Group } from './group-findings.ts';
import { capitalise, countWords, listOf, lowerFirst } from './words.ts';

const FEWEST_SENTENCE_WORDS = 4;
const MOST_OTHER_PLACES = 2;

/** The words at which a group can be seen: “a phrase”, or how its sentence begins, “a phrase …”. */
export function shownAt({ quote, topic }: Group): string | null {
  if (quote === null) return null;
  const unit = topic?.unit;
  // A paragraph is marked by its first sentence, which is not what is wrong with it.
  if (quote.isWhole && unit !== 'paragraph') {
    return unit === 'sentence' && countWords(quote.words) >= FEWEST_SENTENCE_WORDS
      ? `the sentence “${quote.words}”`
      : `“${quote.words}”`;
  }
  if (unit === 'paragraph') return `the paragraph that begins “${quote.words}”`;
  return `“${quote.words} …”`;
}

/** “a phrase” should read “the phrase corrected”; `null` where there is no correction to show. */
export function correction({ quote }: Group, verb: string): string | null {
  if (quote === null || quote.corrected === null) return null;
  return `“${quote.words}” ${verb} “${quote.corrected}”`;
}

/** A message without what only the instructor needs to know, and without an exclamation mark. */
export function plainMessage({ message }: Group): string {
  return message
    .replaceAll('!', '.')
    .replace(/(?:,? and|;) (?:it )?(?:was|were) (?:not )?counted[^.;]*/u, '')
    .trim();
}

/** What to do, unless the check's message replaces a quotation and says it already. */
export function adviceFor(group: Group): readonly string[] {
  const saysItself = group.quote === null && /[.?;]\s+\p{L}/u.test(plainMessage(group));
  if (group.topic === null || saysItself) return [''];
  const isCorrected = (group.quote?.corrected ?? null) !== null;
  const rule = isCorrected ? ruleIn(plainMessage(group)) : null;
  return rule === null ? group.topic.how : [rule];
}

/** Advice goes on after a colon, or after a semicolon where it has a colon of its own. */
export function joinAdvice(sentence: string, advice: string): string {
  const [first = ''] = advice.split(/(?<=[.?])\s/u);
  return `${sentence}${first.includes(': ') ? ';' : ':'} ${lowerFirst(advice)}`;
}

/** What to do about a finding, in the sentence that says what is so where that has room for it. */
export function joinMove(issue: string, move: string, where: string): string {
  const isOpen = /[^?]\.$/u.test(issue) && !/;|\. /u.test(issue) && !move.includes(';');
  if (isOpen) return `${issue.slice(0, -1)}; ${move}.`;
  const place = where.replace(/^, (?:as in|such as) /u, '');
  return `${issue} ${capitalise(place === '' || issue.toLowerCase().includes(place) ? move : `in ${place}, ${move}`)}.`;
}

const FEWEST_RULE_WORDS = 5;

/**
 * The rule that a message states, without the words that it marks: "With a numeral, APA uses the sign." It fits the
 * words corrected where the advice of the check, which several rules share, may not; `null` where it states none.
 */
function ruleIn(message: string): string | null {
  const [first = ''] = message.split(/(?<=[.?])\s/u);
  const rule = first
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/(?::|,? (?:before|after|instead of|in)) “[^”]*”[.”]*$/u, '')
    .replace(/[.\s]+$/u, '');
  const isOfThesePlaces = /^(?:“|this\b|these\b|the\b|if\b|it\b|\p{L}+ “)|\bhere\b|\bthis\b|“/iu.test(rule);
  return isOfThesePlaces || countWords(rule) < FEWEST_RULE_WORDS ? null : `${rule}.`;
}

/**
 * What a check found as a sentence about the words that it marked: its message speaks of "this", the sentence names
 * them and their place.
 */
export function sayFinding(group: Group): string {
  const { place, topic } = group;
  const message = plainMessage(group);
  const shown = shownAt(group);
  const others = group.otherPlaces.slice(0, MOST_OTHER_PLACES);
  const more = others.length === 0 ? '' : `; see also ${listOf(others)}`;
  if (shown === null) return message;
  const isParagraph = topic?.unit === 'paragraph' && place !== null && !place.startsWith('page');
  const where = place === null ? '' : `in ${place}, `;
  const [, , rest] = /^(This|The) paragraph(?: that begins here)? (.+)$/u.exec(message) ?? [];
  if (rest !== undefined) return ending(`${capitalise(isParagraph ? place : shown)} ${rest}`, more);
  const [, verb] = /^This (\p{Ll}.*)$/u.exec(message) ?? [];
  if (verb !== undefined && !/^(?:entry|check|page|is not as)\b/u.test(verb))
    return ending(capitalise(`${where}${shown} ${verb}`), more);
  const [, state] = /^These words (.+)$/u.exec(message) ?? [];
  if (state !== undefined)
    return ending(
      capitalise(
        `${where}${shown.replace(/^(?:the \p{L}+ that begins|the sentence)?/u, (unit) => (unit.endsWith('begins') ? 'the words that begin' : 'the words'))} ${state}`,
      ),
      more,
    );
  if (/\bhere\b/u.test(message)) return ending(message.replace(/\bhere\b/u, `at ${shown}`), more);
  return ending(`Look again at ${shown}${place === null ? '' : ` in ${place}`}. ${message}`, more);
}

/** A place of a group without its correction: “I think that” in the paragraph on jails, or the entry for Grant (2019). */
export function seenAt(group: Group): string | null {
  const { place, topic } = group;
  const shown = shownAt(group);
  if (place?.startsWith('the entry for ') === true && topic?.unit === 'entry') return place;
  return shown === null ? null : `${shown}${place === null ? '' : ` in ${place}`}`;
}

/** " (“The council should act …”)": the words that show something, behind what they show. */
const evidence = (shown: string | null): string => (shown === null ? '' : ` (${shown})`);

/** With "see also" inside the last sentence. */
function ending(sentence: string, more: string): string {
  return more === '' ? sentence : `${sentence.replace(/\.$/u, '')}${more}.`;
}

/** "state the hypothesis (“We predicted …”) and report the results (“Mean foam height …”)": goes on after "you". */
export function sayAnswers(notes: readonly Pick<AskedNote, 'clause' | 'shown'>[]): string {
  return listOf(notes.map(({ clause, shown }) => `${orderIn(clause ?? '')}${evidence(shown)}`));
}
