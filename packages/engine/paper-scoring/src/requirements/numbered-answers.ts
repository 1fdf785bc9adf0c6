import type { Requirement } from '@greenpen/grading';
import { spanText, type Paper, type Span } from '@greenpen/paper';
import { sectionsOf } from '@greenpen/paper-structure';

/** Where the answer to a part stands, by the number that both have; `null` where its number was passed over. */
export type NumberedAnswer = {
  readonly number: string;
  readonly span: Span | null;
  /** Whether no other part has the number. */
  readonly isAlone: boolean;
};

type Mark = { readonly number: number; readonly written: string; readonly start: number };

/** "1.", "(b)", "Question 3:", "Part C" before what they number. */
const LABEL = /^\s*\(?(?:(?:question|part|answer|prompt|task|q|a)\s*)?#?(\d{1,2}|[a-h])(?:\s*[.):–-]|\s*$)/iu;
const NAMED_LABEL = /^\s*\(?(?:question|part|answer|prompt|task|q)\s*#?(\d{1,2}|[a-h])\b/iu;
const ASKED_LABEL =
  /(?<=^|\n|\s)\(?(?:(?:question|part|prompt|task|step)\s+)?(\d{1,2}|[a-h])[.):]\s+(?=[\p{L}"“])/giu;

const FEWEST_ANSWERS = 2;
/** Fewer parts are easily answered in one passage. */
const FEWEST_TO_PASS_OVER = 3;
/** Where more numbers are missing than this share, the numbers mean something else. */
const MOST_MISSING = 0.5;

/**
 * The answers of a paper that numbers them as its assignment does, or that has as many numbers as there are parts;
 * `null` where the numbers say nothing about the parts.
 */
export function readNumberedAnswers(
  parts: readonly Requirement[],
  instructions: string,
  paper: Paper,
): ReadonlyMap<Requirement, NumberedAnswer> | null {
  const answers = answersOf(paper);
  if (answers.length < FEWEST_ANSWERS || parts.length < FEWEST_ANSWERS) return null;
  const numbers = numbersOfParts(parts, instructions) ?? byPlace(parts, answers);
  if (numbers === null) return null;
  const asked = new Set(numbers.values());
  const given = new Map(answers.map((answer) => [answer.number, answer]));
  const missing = [...asked].filter((number) => !given.has(number));
  const isOther = [...given.keys()].some((number) => !asked.has(number));
  if (isOther || missing.length > asked.size * MOST_MISSING) return null;
  const found = new Map<Requirement, NumberedAnswer>();
  for (const [part, number] of numbers) {
    const answer = given.get(number);
    if (answer === undefined && asked.size < FEWEST_TO_PASS_OVER) continue;
    const written = answer?.written ?? writtenAs(number, answers[0]?.written ?? '');
    const isAlone = [...numbers.values()].filter((one) => one === number).length === 1;
    found.set(part, { number: written, span: answer?.span ?? null, isAlone });
  }
  return found;
}

/** "c" for 3 where the others are letters. */
function writtenAs(number: number, other: string): string {
  return /\d/u.test(other) ? String(number) : String.fromCharCode('a'.charCodeAt(0) + number - 1);
}

/** As many answers as parts are taken in their order. */
function byPlace(
  parts: readonly Requirement[],
  answers: readonly Mark[],
): ReadonlyMap<Requirement, number> | null {
  const isWhole = answers.length === parts.length && answers.every(({ number }, at) => number === at + 1);
  return isWhole ? new Map(parts.map((part, at) => [part, at + 1])) : null;
}

/** The blocks of the body that begin with a rising number, each up to the next. */
function answersOf(paper: Paper): readonly (Mark & { readonly span: Span })[] {
  const blocks = sectionsOf(paper)
    .filter(({ kind }) => kind === 'body')
    .flatMap((section) => section.blocks);
  const marks = blocks.flatMap(({ span, listLabel }): Mark[] => {
    const text = spanText(paper.text, span);
    const written = (LABEL.exec(listLabel ?? text) ?? NAMED_LABEL.exec(text))?.[1];
    return written === undefined ? [] : [{ ...markOf(written), start: span.start }];
  });
  const isRising = marks.every(({ number }, at) => number > (marks[at - 1]?.number ?? 0));
  if (!isRising) return [];
  const end = blocks.at(-1)?.span.end ?? 0;
  return marks.map((mark, at) => ({
    ...mark,
    span: { start: mark.start, end: marks[at + 1]?.start ?? end },
  }));
}

function markOf(written: string): Omit<Mark, 'start'> {
  const isNumber = /\d/u.test(written);
  const number = isNumber ? Number(written) : written.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  return { number, written };
}

/** The number before each part in the instructions; `null` where they do not number all of them. */
function numbersOfParts(
  parts: readonly Requirement[],
  instructions: string,
): ReadonlyMap<Requirement, number> | null {
  const marks: Mark[] = [];
  for (const { index, 1: written = '' } of instructions.matchAll(ASKED_LABEL)) {
    const mark = { ...markOf(written), start: index };
    if (mark.number === marks.length + 1) marks.push(mark);
  }
  if (marks.length < FEWEST_ANSWERS) return null;
  const flat = instructions.toLowerCase();
  const numbers = new Map<Requirement, number>();
  for (const part of parts) {
    const at = flat.indexOf(part.asWritten.toLowerCase());
    const number = at === -1 ? undefined : marks.findLast(({ start }) => start <= at)?.number;
    // The words before the list ask something of the whole paper.
    if (number !== undefined) numbers.set(part, number);
  }
  return numbers.size < FEWEST_ANSWERS ? null : numbers;
}
