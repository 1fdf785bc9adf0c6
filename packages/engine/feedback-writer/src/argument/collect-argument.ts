import type { Finding, Paper } from '@greenpen/paper';
import type { Thesis } from '../paper/find-thesis.ts';
import type { Places } from '../paper/places.ts';
import { isVague } from '../paper/says-little.ts';
import { type BodyParagraph, hasFigure, readBody } from './body-sentences.ts';
import { findQuestion, type Question } from './find-question.ts';
import { findStrengths, quoteOf, type Strength } from './find-strengths.ts';

/** What can be said of a paper's argument in its own words. */
export type Argument = {
  /** The most telling first; empty where nothing was measured. */
  readonly strengths: readonly Strength[];
  readonly question: Question | null;
  /** A claim of the body without a source, in quotation marks and with its place; one with a number. */
  readonly unsourced: string | null;
  /** A paragraph of the body without a case, a number or a source: "paragraph 3"; `null` where each has one. */
  readonly bare: string | null;
  /** A sentence behind the opening that could be said of many subjects; `null` where there is none. */
  readonly vague: { readonly quote: string; readonly place: string | null } | null;
};

export const noArgument: Argument = {
  strengths: [],
  question: null,
  unsourced: null,
  bare: null,
  vague: null,
};

type Known = {
  readonly findings: readonly Finding[];
  readonly places: Places;
  readonly thesis: Thesis | null;
  /** Words of the assignment. */
  readonly asked: string;
};

export function collectArgument(paper: Paper, { findings, places, thesis, asked }: Known): Argument {
  const body = readBody(paper, { places, findings });
  const sentences = body.flatMap((paragraph) => paragraph.sentences);
  const thesisText =
    thesis === null ? null : (sentences.find(({ text }) => text.includes(thesis.words))?.text ?? null);
  return {
    strengths: findStrengths(body, {
      text: `${paper.text}\n${asked}`,
      aim: `${thesisText ?? ''} ${asked}`,
    }),
    question: findQuestion(body, { thesisText }),
    unsourced: findUnsourced(body),
    bare: findBare(body),
    vague: findVague(body),
  };
}

/** An opening leads from the general to the particular, so that what is general there is no fault. */
function findVague(body: readonly BodyParagraph[]): Argument['vague'] {
  for (const { sentences, name } of body.slice(1)) {
    for (const { text, isSound, isCited } of sentences) {
      const quote = isSound && !isCited && isVague(text) ? quoteOf(text) : null;
      if (quote !== null) return { quote, place: name };
    }
  }
  return null;
}

const FEWEST_BARE_WORDS = 35;
/** A number, a name inside a sentence, a quotation, or something told of the writer or of one person. */
const PARTICULAR =
  /\d|["“]|(?<=[\p{Ll},;] )\p{Lu}\p{Ll}|\b(?:I|my|we|our|he|she|his|her)\b|\bfor (?:example|instance)\b/u;

/** The longest paragraph between the first and the last that stays general. */
function findBare(body: readonly BodyParagraph[]): string | null {
  const [longest] = body
    .slice(1, -1)
    .map(({ name, sentences }) => ({
      name,
      words: sentences.reduce((sum, { words }) => sum + words, 0),
      isBare: sentences.every(({ text, isCited }) => !isCited && !PARTICULAR.test(text)),
    }))
    .filter(({ isBare, words }) => isBare && words >= FEWEST_BARE_WORDS)
    .toSorted((a, b) => b.words - a.words);
  return longest?.name ?? null;
}

/** Leans on the sentence before it, asks, or tells of the writer. */
const NO_CLAIM = /^(?:this|that|these|those|it|they|he|she|also|another)\b|\?|\b(?:I|my|we|our|you|your)\b/iu;
const FEWEST_CLAIM_WORDS = 8;

function findUnsourced(body: readonly BodyParagraph[]): string | null {
  const claims = body
    .slice(1)
    .flatMap(({ sentences, name }) => sentences.map((sentence) => ({ ...sentence, name })))
    .filter(
      ({ text, words, isSound, isCited }) =>
        isSound && !isCited && words >= FEWEST_CLAIM_WORDS && !NO_CLAIM.test(text),
    );
  const best = claims.find(({ text }) => hasFigure(text));
  const quote = best === undefined ? null : quoteOf(best.text);
  return quote === null || best === undefined || best.name === null ? quote : `${quote} in ${best.name}`;
}
