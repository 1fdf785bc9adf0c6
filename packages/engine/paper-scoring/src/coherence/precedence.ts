import { stem } from '../words/stem.ts';
import type { OpeningCues } from './opening-cues.ts';

/** The sentence at `before` should come before the one at `after`. */
export type Precedence = { readonly before: number; readonly after: number; readonly weight: number };

const SECTION = 4;
const LABEL = 4;
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
  readonly label: number | null;
  readonly section: number;
};

/**
 * Pairs of sentences whose order is known: a full name comes before the surname alone, an abbreviation is explained
 * before it is used, a work is cited with its year before it is only named, "a nurse" comes before "the nurse", and
 * "first" before "second"; so do numbered answers and the usual sections. `headings` has the heading of each sentence
 * that opens a paragraph.
 */
export function findPrecedences(
  sentences: readonly string[],
  cues: readonly OpeningCues[],
  headings: readonly (string | null)[] = [],
): readonly Precedence[] {
  const mentions = sentences.map((sentence, at) => ({
    ...mentionsIn(sentence, cues[at]?.step ?? -1),
    section: sectionOf(headings[at] ?? ''),
  }));
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

function introducesNothing({
  surnames,
  defined,
  cited,
  indefinite,
  step,
  label,
  section,
}: Mentions): boolean {
  return (
    step < 0 &&
    section < 0 &&
    label === null &&
    [surnames, defined, cited, indefinite].every(({ size }) => size === 0)
  );
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
  if (early.label !== null && late.label !== null && late.label > early.label) weight += LABEL;
  if (early.section >= 0 && late.section > early.section) weight += SECTION;
  return weight;
}

/** The sections of a report, in their order. */
const SECTIONS = [
  /^(?:\d+\.?\s*)?(?:introduction|background|purpose)\b/iu,
  /^(?:\d+\.?\s*)?(?:methods?|methodology|procedure|materials)\b/iu,
  /^(?:\d+\.?\s*)?(?:results?|findings)\b/iu,
  /^(?:\d+\.?\s*)?discussion\b/iu,
  /^(?:\d+\.?\s*)?conclusions?\b/iu,
] as const;

function sectionOf(heading: string): number {
  return SECTIONS.findIndex((section) => section.test(heading.trim()));
}

/** "(2)", "2.", "Question 2:". */
const NUMBERED = /^(?:\(?(\d{1,2})[.)]|(?:question|part)\s+(\d{1,2})\b)/iu;

function labelOf(sentence: string): number | null {
  const [, bare, named] = NUMBERED.exec(sentence) ?? [];
  const label = bare ?? named;
  return label === undefined ? null : Number(label);
}

function mentionsIn(sentence: string, step: number): Omit<Mentions, 'section'> {
  const lower = sentence.toLowerCase();
  return {
    step,
    label: labelOf(sentence),
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
