import type { Facts } from './facts.ts';
import { listPoints } from './content-points.ts';
import { listSteps } from './list-steps.ts';
import { nameLosses } from './say-score.ts';
import { readOf } from './speaking.ts';
import { isSound } from './claims.ts';
import type { Group } from './group-findings.ts';
import { capitalise, figure, listOf, numeral } from './words.ts';

const MOST_NAMED = 2;

/**
 * What there is to tell the student, in one sentence to the instructor: "Meets 5 of 8 requirements; the strongest
 * objection and a limitation are missing; 1 needs your reading."
 */
export function sayInOneSentence(facts: Facts): string {
  const { wrong, ground, saysLittle, isCopied, kind, groups } = facts;
  if (wrong !== null) {
    const { about } = readOf(facts, wrong);
    const read =
      wrong.is === 'unreadable'
        ? 'it does not read as English sentences'
        : wrong.is === 'several-texts'
          ? `it seems to be put together from several texts${about === null ? '' : `, on ${about}`}`
          : wrong.title !== null
            ? `its title is ${wrong.title}`
            : about === null
              ? 'it is on another subject'
              : `it is about ${about}`;
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
  return sayChecklist(facts) ?? sayFirst(facts);
}

/** What was asked and is there, counted as the checklist does; `null` where nothing was asked or reading tells nothing of it. */
function sayChecklist(facts: Facts): string | null {
  const { missing, partly, checklist } = facts.asked;
  const { met, required, open } = checklist;
  if (required === 0 || open === required) return null;
  const gone = missing.filter(({ isPart }) => isPart);
  const begun = partly.filter(({ isPart }) => isPart);
  const [length] = facts.groups.content.flatMap((group) => lengthOf(group) ?? []);
  const unsettled = [
    ...(gone.length === 0 ? [] : [sayMissing(gone.map(({ noun }) => noun))]),
    ...(begun.length === 0 || gone.length > 0 ? [] : [`${begun[0]?.noun ?? ''} needs more`]),
    ...(length === undefined ? [] : [length]),
    ...(open === 0 ? [] : [`${open} ${open === 1 ? 'needs' : 'need'} your reading`]),
  ];
  const isSettled = gone.length + begun.length === 0;
  const next = isSettled ? (questionIn(facts) ?? sayLosses(facts) ?? firstStep(facts)) : null;
  const count =
    met === required
      ? `meets all ${figure(required, 'requirement')}`
      : `meets ${met} of ${figure(required, 'requirement')}`;
  return `${capitalise([count, ...unsettled, ...(next === null ? [] : [next])].join('; '))}.`;
}

/** "199 words were written, and 400 to 600 were asked for" */
function lengthOf({ message }: Group): string | null {
  const [, asked, written] =
    /^The instructions ask for ([^;.]+) words; this has ([\d,]*\d)/u.exec(message) ?? [];
  return asked === undefined ? null : `it has ${written ?? ''} words of the ${asked} asked for`;
}

/** What to ask the writer of a good paper, by the words that it is about. */
function questionIn(facts: Facts): string | null {
  const { question } = facts.argument;
  const quoted = question === null || !isSound(facts) ? null : /“[^”]+”(?!.*“)/u.exec(question.said);
  return quoted === null ? null : `the question to ask is about ${quoted[0]}`;
}

function sayMissing(nouns: readonly string[]): string {
  const [first = ''] = nouns;
  if (nouns.length === 1)
    return `${first} ${/ and (?:an?|the|your) |^(?:at least )?(?:two|three|four|five|six|\d+)\b/u.test(first) ? 'are' : 'is'} missing`;
  const more = nouns.length - MOST_NAMED;
  const named = listOf([...nouns.slice(0, MOST_NAMED), ...(more > 0 ? [`${numeral(more)} more`] : [])]);
  return `${named} are missing`;
}

function sayLosses(facts: Facts): string | null {
  const losses = nameLosses(facts, facts.weighed.includes('content') ? listPoints(facts) : []);
  return losses === null ? null : `the content lost most on ${losses}`;
}

function firstStep(facts: Facts): string | null {
  const [first] = listSteps(facts, {});
  return first === undefined ? null : `the first thing to look at is ${first.name}`;
}

function sayFirst(facts: Facts): string {
  const step = sayLosses(facts) ?? firstStep(facts);
  return step === null ? `Nothing was marked in this ${facts.kind}.` : `${capitalise(step)}.`;
}
