import { stem } from '../words/stem.ts';
import type { OpeningCues } from './opening-cues.ts';

/** The sentence at `before` should come before the one at `after`. */
export type Precedence = { readonly before: number; readonly after: number; readonly weight: number };

const ABBREVIATION = 3;
const FULL_NAME = 2;
const STEP = 2;
const YEAR = 1;
const ARTICLE = 1;

type Mentions = {
  readonly surnames: ReadonlySet<string>;
  readonly capitalized: ReadonlySet<string>;
  readonly defined: ReadonlySet<string>;
  readonly abbreviations: ReadonlySet<string>;
  readonly cited: ReadonlySet<string>;
  readonly indefinite: ReadonlySet<string>;
  readonly definite: ReadonlySet<string>;
  readonly step: number;
};

/**
 * Pairs of sentences whose order is known: a full name comes before the surname alone, an abbreviation is explained
 * before it is used, a work is cited with its year before it is only named, "a nurse" comes before "the nurse", and
 * "first" before "second".
 */
export function findPrecedences(
  sentences: readonly string[],
  cues: readonly OpeningCues[],
): readonly Precedence[] {
  const mentions = sentences.map((sentence, at) => mentionsIn(sentence, cues[at]?.step ?? -1));
  const found: Precedence[] = [];
  for (const [before, early] of mentions.entries()) {
    if (introducesNothing(early)) continue;
    for (const [after, late] of mentions.entries()) {
      if (before === after) continue;
      const weight = weightOf(early, late);
      if (weight > 0) found.push({ before, after, weight });
    }
  }
  return found;
}

function introducesNothing({ surnames, defined, cited, indefinite, step }: Mentions): boolean {
  return step < 0 && [surnames, defined, cited, indefinite].every(({ size }) => size === 0);
}

function weightOf(early: Mentions, late: Mentions): number {
  let weight = 0;
  for (const name of early.surnames) {
    if (late.capitalized.has(name) && !late.surnames.has(name)) weight += FULL_NAME;
  }
  for (const name of early.defined) {
    if (late.abbreviations.has(name) && !late.defined.has(name)) weight += ABBREVIATION;
  }
  for (const name of early.cited) {
    if (late.capitalized.has(name) && !late.cited.has(name)) weight += YEAR;
  }
  for (const key of early.indefinite) {
    if (late.definite.has(key) && !late.indefinite.has(key) && !early.definite.has(key)) weight += ARTICLE;
  }
  if (early.step >= 0 && late.step > early.step) weight += STEP;
  return weight;
}

function mentionsIn(sentence: string, step: number): Mentions {
  const lower = sentence.toLowerCase();
  return {
    step,
    surnames: groups(sentence, /\b\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?(\p{Lu}\p{Ll}{2,})\b/gu),
    capitalized: groups(sentence, /\b(\p{Lu}\p{Ll}{2,})\b/gu),
    defined: groups(sentence, /\((\p{Lu}{2,6})s?\)/gu),
    abbreviations: groups(sentence, /\b(\p{Lu}{2,6})\b/gu),
    cited: groups(sentence, /\b(\p{Lu}\p{Ll}{2,})(?:,? (?:and|&) \p{Lu}\p{Ll}+)?,? \(?\d{4}\b/gu),
    indefinite: stems(groups(lower, /\ban?\s+(?:\p{L}+\s+)?(\p{L}{4,})/gu)),
    definite: stems(groups(lower, /\b(?:the|this|that|these|those)\s+(\p{L}{4,})/gu)),
  };
}

function groups(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].flatMap(([, found]) => found ?? []));
}

function stems(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].map(stem));
}
