import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subjectPapers } from '@greenpen/test-papers';
import { readPlantedSets } from './planted-papers.ts';
import { createRandom, shuffled } from './random.ts';

/** A sentence with one error, and the same sentence without it. */
export type PlantedError = {
  readonly kind: string;
  readonly wrong: string;
  readonly right: string;
  /** Where the error is in `wrong`; empty where something is missing. */
  readonly start: number;
  readonly end: number;
};

/** Sentences written with an error: "The price {have=>has} doubled." below the name of its kind. */
export function readWrittenErrors(
  file:
    | 'written.txt'
    | 'unseen.txt'
    | 'held-out.txt'
    | 'elementary.txt'
    | 'elementary-later.txt'
    | 'elementary-held-out.txt'
    | 'common.txt'
    | 'common-held-out.txt'
    | 'blind-read.txt'
    | 'blind-unread.txt',
): readonly PlantedError[] {
  const text = readFileSync(join(import.meta.dirname, 'planted-errors', file), 'utf8');
  return text.split(/^## /m).flatMap((part, index): readonly PlantedError[] => {
    if (index === 0) return [];
    const [kind = '', ...lines] = part.split('\n');
    return lines.filter((line) => line !== '').map((line) => plantedOf(kind, line));
  });
}

function plantedOf(kind: string, line: string): PlantedError {
  const start = line.indexOf('{');
  const close = line.indexOf('}');
  const [written = '', right = ''] = line.slice(start + 1, close).split('=>');
  const [before, after] = [line.slice(0, start), line.slice(close + 1)];
  return {
    kind,
    wrong: before + written + after,
    right: before + right + after,
    start,
    end: start + written.length,
  };
}

type Injection = {
  readonly kind: string;
  /** The words that the error is made of; the first group, or all of it, is replaced. */
  readonly pattern: RegExp;
  readonly wrong: (words: string) => string;
};

const FORMS: Readonly<Record<string, string>> = {
  is: 'are',
  are: 'is',
  was: 'were',
  were: 'was',
  has: 'have',
  have: 'has',
};
const CONFUSED: Readonly<Record<string, string>> = {
  than: 'then',
  their: 'there',
  whether: 'weather',
  lose: 'loose',
  affect: 'effect',
  affects: 'effects',
  effect: 'affect',
  led: 'lead',
  too: 'to',
  quite: 'quiet',
  past: 'passed',
  its: "it's",
  choose: 'chose',
};

/** Errors that can be made of a right sentence without knowing what it means. */
const INJECTIONS: readonly Injection[] = [
  {
    kind: 'agreement-near',
    pattern: /\b(?:they|we|it|she|he|this|these) (is|are|was|were|has|have)\b/d,
    wrong: swap,
  },
  {
    kind: 'agreement-far',
    pattern:
      /^(?:The|A|An|These|Most) [a-z]+s? (?:of|in|from|at|with|for) [^,.;]{4,40}? (is|are|was|were|has|have)\b/d,
    wrong: swap,
  },
  { kind: 'agreement-there', pattern: /\bthere (is|are|was|were)\b/di, wrong: swap },
  {
    kind: 'verb-form',
    pattern:
      /\b(?:can|could|would|should|will|may|must|might|to) ([a-z]{3,}[bdfgklmnprtv])(?= (?:the|a|an|their|its|that|more|in|by)\b)/d,
    wrong: (verb) => `${verb}s`,
  },
  {
    kind: 'introductory-comma',
    pattern:
      /^(?:However|Therefore|Finally|In addition|As a result|For example|In contrast|When [^,]{8,40}|If [^,]{8,40}|Because [^,]{8,40}|Although [^,]{8,40})(,)/d,
    wrong: () => '',
  },
  {
    kind: 'comma-before-but',
    pattern: /[a-z](,) but (?:it|they|he|she|we|the|this|that)\b/d,
    wrong: () => '',
  },
  { kind: 'comma-splice', pattern: /[a-z](;) (?:it|they|he|she|we|the|this)\b/d, wrong: () => ',' },
  { kind: 'possessive', pattern: /\b[A-Z][a-z]+('s) [a-z]+/d, wrong: () => '' },
  { kind: 'missing-article', pattern: /\b(?:is|was|as|in|of) ((?:a|an) )[a-z]+ [a-z]+/d, wrong: () => '' },
  {
    kind: 'wrong-article',
    pattern: /\b(an?) [a-z]{3,}/d,
    wrong: (article) => (article === 'a' ? 'an' : 'a'),
  },
  {
    kind: 'noun-number',
    pattern: /\b(?:many|several|these|two|three|few|most) ([a-z]{3,}[a-rt-z]s)\b/d,
    wrong: (noun) => noun.slice(0, -1),
  },
  {
    kind: 'confused-words',
    pattern: new RegExp(String.raw`\b(${Object.keys(CONFUSED).join('|')})\b`, 'd'),
    wrong: (word) => CONFUSED[word] ?? word,
  },
  {
    kind: 'preposition',
    pattern: /\b(?:depends?|based|focus(?:es|ed)?|rel(?:y|ies|ied)) (on)\b/d,
    wrong: () => 'of',
  },
  { kind: 'doubled-word', pattern: /\b(the|of|in|to|a|and|for) [a-z]/d, wrong: (word) => `${word} ${word}` },
  {
    kind: 'missing-word',
    pattern:
      /\b(?:want|wants|wanted|able|likely|tried|need|needs|used|asked|difficult|possible) (to )[a-z]+/d,
    wrong: () => '',
  },
  {
    kind: 'word-form',
    pattern: /\b(?:is|are|was|were|been) ([a-z]{4,}ly) [a-z]+(?:ed|ent|al|ive|ous|ant|ic)\b/d,
    wrong: (adverb) => adverb.slice(0, -2),
  },
  {
    kind: 'spelling',
    pattern: /\b([a-z]{8,})\b/d,
    wrong: (word) => word.slice(0, 4) + word.slice(5, 6) + word.slice(4, 5) + word.slice(6),
  },
  {
    kind: 'missing-word',
    pattern: /\b(?:number|lack|part|kind|level|rate|percent|share|risk) (of )[a-z]/d,
    wrong: () => '',
  },
];

/** For each kind of injection. */
const EACH = 10;
const SEED = 14;

/** Errors made by a rule in the sentences of right papers, the same ones in each run. */
export function injectErrors(): readonly PlantedError[] {
  const random = createRandom(SEED);
  const sentences = shuffled(cleanTexts().flatMap(sentencesIn), random);
  return INJECTIONS.flatMap(({ kind, pattern, wrong }) =>
    sentences
      .flatMap((right): readonly PlantedError[] => {
        const place = pattern.exec(right)?.indices?.[1];
        if (place === undefined) return [];
        const [start, end] = place;
        const written = wrong(right.slice(start, end));
        const text = right.slice(0, start) + written + right.slice(end);
        return text === right ? [] : [{ kind, wrong: text, right, start, end: start + written.length }];
      })
      .slice(0, EACH),
  );
}

/** Papers without errors of grammar. */
export function cleanTexts(): readonly string[] {
  const planted = readPlantedSets().flatMap(({ papers }) =>
    papers.filter(({ kind }) => kind === 'good').map(({ text }) => text),
  );
  const folder = join(import.meta.dirname, 'planted-errors');
  const clean = readFileSync(join(folder, 'clean.txt'), 'utf8')
    .split(/^## .*\n/m)
    .slice(1);
  return [...planted, ...subjectPapers.map(({ text }) => text), ...clean];
}

/** Prose without errors; docs/measurements.md has what was marked in each set at first sight. */
export function readRightProse(
  file: 'first.txt' | 'second.txt' | 'third.txt' | 'fourth.txt',
): readonly string[] {
  return readFileSync(join(import.meta.dirname, 'right-prose', file), 'utf8')
    .split(/^## .*\n/m)
    .slice(1);
}

function sentencesIn(text: string): readonly string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=[a-z]{2}[.?!]) (?=[A-Z])/))
    .filter((sentence) => /^[A-Z].{38,200}[.]$/.test(sentence) && !/[“”"()]/.test(sentence));
}

function swap(form: string): string {
  return FORMS[form] ?? form;
}
