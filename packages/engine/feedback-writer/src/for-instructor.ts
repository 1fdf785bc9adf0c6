import type { Facts } from './facts.ts';
import { listSteps } from './list-steps.ts';
import { readOf } from './speaking.ts';
import { isSound } from './claims.ts';
import { amount, capitalise, listOf, numeral } from './words.ts';

const MOST_NAMED = 2;

/**
 * What there is to tell the student, in one sentence to the instructor: "Answers three of five parts; the strongest
 * objection and a limitation are missing."
 */
export function sayInOneSentence(facts: Facts): string {
  const { wrong, ground, saysLittle, isCopied, kind, groups } = facts;
  if (wrong !== null) {
    const { about } = readOf(facts, wrong);
    const read =
      wrong.is === 'unreadable'
        ? 'it does not read as English sentences'
        : about === null
          ? 'it is on another subject'
          : `it ${wrong.is === 'several-texts' ? 'seems to be put together from several texts, on' : 'is about'} ${about}`;
    const asked = wrong.asked === null ? '' : `, and the assignment ${wrong.asked}`;
    const sentence = `This looks like the wrong file: ${read}${asked}`;
    return /[?.]”$/u.test(sentence) ? sentence : `${sentence}.`;
  }
  if (ground.content !== null)
    return `There is too little of the student’s own to judge the content of this ${kind}.`;
  if (isCopied) return `Most of this ${kind} repeats the assignment or itself.`;
  if (saysLittle) return `This ${kind} could be about almost any topic.`;
  const isOutOfOrder = groups.content.some(({ topic, isError }) => isError && topic?.against === 'structure');
  if (isOutOfOrder) return `The order of this ${kind} does not seem to be the one in which it was written.`;
  return sayParts(facts) ?? sayFirst(facts);
}

/** What was asked and is there; `null` where nothing was asked or reading tells nothing of it. */
function sayParts(facts: Facts): string | null {
  const { missing, partly, sought, open, metParts } = facts.asked;
  const parts = missing.filter(({ isPart }) => isPart);
  const begun = partly.filter(({ isPart }) => isPart);
  const unsettled = open.filter(({ isPart }) => isPart).length;
  const all = parts.length + begun.length + unsettled + metParts;
  if (all === 0 || (metParts === 0 && parts.length + begun.length === 0)) return null;
  const met =
    metParts === all ? `all ${amount(all, 'part')}` : `${numeral(metParts)} of ${amount(all, 'part')}`;
  const rest = [
    ...(parts.length === 0 ? [] : [sayMissing(parts.map(({ noun }) => noun))]),
    ...(begun.length === 0 || parts.length > 0 ? [] : [`${begun[0]?.noun ?? ''} needs more`]),
    ...(sought.length === 0 || parts.length + begun.length > 0
      ? []
      : [`${sought[0]?.noun ?? ''} was not found for certain`]),
    ...(unsettled === 0 ? [] : [`${numeral(unsettled)} ${unsettled === 1 ? 'needs' : 'need'} your reading`]),
  ];
  const next =
    parts.length + begun.length + sought.length > 0 ? null : (questionIn(facts) ?? firstStep(facts));
  const told = [...(metParts === 0 ? [] : [`answers ${met}`]), ...rest, ...(next === null ? [] : [next])];
  return `${capitalise(told.join('; '))}.`;
}

/** What to ask the writer of a good paper, by the words that it is about. */
function questionIn(facts: Facts): string | null {
  const { question } = facts.argument;
  const quoted = question === null || !isSound(facts) ? null : /“[^”]+”(?: …)?(?!.*“)/u.exec(question.said);
  return quoted === null ? null : `the question to ask is about ${quoted[0]}`;
}

function sayMissing(nouns: readonly string[]): string {
  const [first = ''] = nouns;
  if (nouns.length === 1) return `${first} ${/ and (?:an?|the|your) /u.test(first) ? 'are' : 'is'} missing`;
  const more = nouns.length - MOST_NAMED;
  const named = listOf([...nouns.slice(0, MOST_NAMED), ...(more > 0 ? [`${numeral(more)} more`] : [])]);
  return `${named} are missing`;
}

function firstStep(facts: Facts): string | null {
  const [first] = listSteps(facts, {});
  return first === undefined ? null : `the first thing to look at is ${first.name}`;
}

function sayFirst(facts: Facts): string {
  const step = firstStep(facts);
  return step === null ? `Nothing was marked in this ${facts.kind}.` : `${capitalise(step)}.`;
}
