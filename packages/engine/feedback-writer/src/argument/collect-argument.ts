import type { Finding, Paper } from '@greenpen/paper';
import type { Thesis } from '../paper/find-thesis.ts';
import type { Places } from '../paper/places.ts';
import { readBody } from './body-sentences.ts';
import { findMerit, type Merit } from './find-merit.ts';
import { findQuestion, type Question } from './find-question.ts';
import { findStrengths, type Strength } from './find-strengths.ts';

/** What can be said of a paper's argument in its own words. */
export type Argument = {
  /** The most telling first; empty where nothing was measured. */
  readonly strengths: readonly Strength[];
  readonly question: Question | null;
  /** What works on a small scale, for a paper without strengths. */
  readonly merit: Merit | null;
};

export const noArgument: Argument = { strengths: [], question: null, merit: null };

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
      thesisText,
      text: `${paper.text}\n${asked}`,
      aim: `${thesisText ?? ''} ${asked}`,
    }),
    question: findQuestion(body, { thesis, thesisText }),
    merit: findMerit(body),
  };
}
