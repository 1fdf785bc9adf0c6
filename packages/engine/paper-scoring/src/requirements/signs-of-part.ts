import type { ReadWork } from '../content/measure-input.ts';
import { statementKinds } from './requirement-terms.ts';

/** A sentence of the running text, however much of it is in the assignment's words. */
export type SaidSentence = {
  readonly text: string;
  /** Whether it is in the first paragraph, or among the first sentences. */
  readonly isOpening: boolean;
  readonly isEnding: boolean;
};

/** More sentences than these are neither the opening nor the ending of a text in one paragraph. */
const MOST_IN_FRAME = 3;

/** The sentences of a paper in which a part may show, without those copied from the assignment. */
export function listSaid({ work, sound }: Pick<ReadWork, 'work' | 'sound'>): readonly SaidSentence[] {
  const copied = new Set(sound.copiedFromBrief);
  const last = work.paragraphs.length - 1;
  const said = work.paragraphs.flatMap(({ sentences }, paragraph) =>
    sentences.filter((sentence) => !copied.has(sentence)).map(({ span }) => ({ span, paragraph })),
  );
  return said.map(({ span, paragraph }, at) => ({
    text: work.text.slice(span.start, span.end),
    isOpening: paragraph === 0 || at < MOST_IN_FRAME,
    isEnding: paragraph === last || at >= said.length - MOST_IN_FRAME,
  }));
}

const AT_THE_END =
  /^(?:finally,? |then |also |please )*(?:end|close|conclude|finish)\b|\b(?:at the end|in (?:your|the|a) (?:conclusion|closing|last paragraph|final paragraph|ending))\b/iu;
const AT_THE_BEGINNING =
  /^(?:first,? |please )*(?:begin|open|start)\b|\bin (?:your|the|an) (?:introduction|opening|first paragraph)\b/iu;

/** In a shorter text, most kinds of statement can be made without any of their words. */
const FEWEST_SENTENCES = 8;
/** A part with more commas asks for several things, unless they are a choice, and the lack of one does not settle it. */
const MOST_COMMAS = 1;
const IN_PARENTHESES = /\([^()]*\)/gu;

/**
 * Whether a paper shows any sign of a part of its assignment, at the place that the part names; `null` where the part
 * asks for nothing that leaves a sign in every answer.
 */
export function showsSigns(part: string, sentences: readonly SaidSentence[]): boolean | null {
  if (asksSeveral(part)) return null;
  const asked = statementKinds.filter(
    ({ unsaid }) =>
      unsaid?.asks.test(part) === true &&
      sentences.length >= (unsaid.showsInFewWords === true ? 1 : FEWEST_SENTENCES),
  );
  if (asked.length === 0) return null;
  const there = sentences.filter(({ isOpening, isEnding }) =>
    AT_THE_END.test(part) ? isEnding : AT_THE_BEGINNING.test(part) ? isOpening : true,
  );
  return asked.some(({ plain, unsaid }) =>
    there.some(({ text }) => plain.test(text) || unsaid?.signs?.test(text) === true),
  );
}

function asksSeveral(part: string): boolean {
  const commas = part.replaceAll(IN_PARENTHESES, '').match(/,/gu)?.length ?? 0;
  return commas > MOST_COMMAS && !/\bor\b/iu.test(part);
}
