import {
  type AreaBasis,
  type DecidingRequirement,
  type OnTopic,
  readVerdicts,
  type RequirementResult,
  type ScorePart,
  type Scores,
} from '@greenpen/grading';
import type { Area, Finding, Span } from '@greenpen/paper';
import { count } from '../content/measure.ts';
import { readAsked } from '../content/asked.ts';
import type { MeasureInput } from '../content/measure-input.ts';
import { countSources } from '../requirements/judge-sources.ts';

/** What is known of a paper before its rubric is looked at. */
export type Known = {
  readonly input: MeasureInput;
  readonly scores: Scores;
  readonly areas: Readonly<Record<Area, AreaBasis>>;
  readonly findings: readonly Finding[];
  readonly requirements: readonly RequirementResult[];
  readonly onTopic: OnTopic;
  readonly notJudged: readonly Area[];
};

/** What a measure says about a criterion. */
export type Reading = {
  /** 0 to 1. */
  readonly ratio: number;
  readonly reason: string;
  readonly quote: string | null;
  readonly span: Span | null;
  /** Set where the ratio is an area's score, which changes with the findings that are kept. */
  readonly area?: Area;
  /** Set where the ratio is made of verdicts, which the instructor may correct. */
  readonly restsOn?: readonly DecidingRequirement[];
  /** A number that the levels of a criterion may name: "3 to 5 errors". */
  readonly counted?: { readonly amount: number; readonly unit: RegExp };
};

export type KnownMeasure = {
  readonly id: string;
  /** The words in which rubrics speak of it. Words near to them in meaning count too. */
  readonly words: string;
  /** The sentence where there is nothing to measure. */
  readonly lacking: string;
  /** Speaks of a criterion only where no other measure does. */
  readonly isGeneral?: boolean;
  /** null where the paper or the assignment gives nothing to measure; `criterion` is all that the rubric says of it. */
  readonly read: (known: Known, criterion: string) => Reading | null;
};

export const nowhere = { quote: null, span: null };

/** Add a row for another measure. */
export const knownMeasures: readonly KnownMeasure[] = [
  {
    id: 'grammar',
    words:
      'grammar grammatical spelling misspelling punctuation mechanics capitalization typos typographical proofreading proofread edited errors sentence sentences fragments verb tense agreement usage conventions syntax comma writing',
    lacking: 'Grammar was not judged.',
    read: (known) => readArea(known, 'grammar', 'Grammar'),
  },
  {
    id: 'apa',
    words:
      'APA citation citations cite cited format formatting formatted style reference references in-text bibliography manual cover headings margins font documentation',
    lacking: 'APA style was not judged here, and no other style is checked.',
    read: (known, criterion) =>
      /\b(?:MLA|Chicago|Turabian|Harvard|AMA|IEEE|Vancouver|Bluebook)\b/u.test(criterion) &&
      !/\bAPA\b/u.test(criterion)
        ? null
        : readArea(known, 'apa', 'APA style'),
  },
  {
    id: 'length',
    words: 'length long short word words page pages count',
    lacking: 'The assignment names no length.',
    read: readLength,
  },
  {
    id: 'sources',
    lacking: 'The assignment names no number of sources.',
    words:
      'number source sources scholarly peer-reviewed journal journals articles literature references research academic',
    read: readSources,
  },
  {
    id: 'structure',
    words:
      'organization organized structure structured paragraph paragraphs paragraphing transition transitions order ordered sequence arrangement flow coherence cohesion layout',
    lacking: 'The structure was not judged.',
    read: ({ areas }) => {
      const part = areas.content.parts.find(({ id }) => id === 'structure');
      if (part === undefined || part.maxPoints === 0) return null;
      return { ratio: part.points / part.maxPoints, reason: part.reason, ...nowhere };
    },
  },
  {
    id: 'completeness',
    words:
      'complete completeness completion requirements instructions directions guidelines prompt task addresses addressed answers answered questions parts components included sections',
    lacking: 'Too few of the requirements could be checked.',
    isGeneral: true,
    read: readCompleteness,
  },
];

function readArea(known: Known, area: Area, name: string): Reading | null {
  const { findings, scores, notJudged, input, areas } = known;
  if (notJudged.includes(area) || input.sound.words === 0) return null;
  const errors = findings.filter((finding) => finding.area === area && finding.severity === 'error');
  const shown = errors.find(({ quote, span }) => quote !== null && span !== null);
  const found = errors.length === 0 ? '' : `; ${count(errors.length, 'error')} found`;
  return {
    ratio: scores[area] / 100,
    reason: `${name} scored ${scores[area]} of 100${found}.${lostParts(areas[area].parts)}`,
    quote: shown?.quote ?? null,
    span: shown?.span ?? null,
    area,
    counted: { amount: errors.length, unit: /errors?|mistakes?|issues?|typos?/iu },
  };
}

/** Why an area that nothing was marked in can still have lost points: " No citation and no reference entry was found …". */
function lostParts(parts: readonly ScorePart[]): string {
  return parts
    .filter(({ points, maxPoints }) => points < maxPoints)
    .map(({ reason }) => ` ${reason}`)
    .join('');
}

function askedIn(criterion: string) {
  return readAsked({
    title: '',
    description: '',
    instructions: criterion,
    rubric: '',
    type: 'assignment',
    maxPoints: 100,
  });
}

function readLength({ input }: Known, criterion: string): Reading | null {
  const own = askedIn(criterion);
  const { leastWords, mostWords, lengthAsWritten } = own.lengthAsWritten === null ? input.asked : own;
  if (leastWords === null && mostWords === null) return null;
  const { words } = input.work;
  const short = leastWords === null ? 1 : Math.min(1, words / leastWords);
  const long = mostWords === null ? 1 : Math.min(1, Math.max(0, 2 - words / mostWords));
  return {
    // Slightly under or over is what was asked.
    ratio: Math.min(short, long) >= 0.92 ? 1 : Math.min(short, long),
    reason: `The paper has ${count(words, 'word')}${lengthAsWritten === null ? '' : `; asked for: ${lengthAsWritten}`}.`,
    ...nowhere,
    counted: { amount: words, unit: /words?/iu },
  };
}

function readSources({ input }: Known, criterion: string): Reading | null {
  // "Sources: at least three" names the noun only once.
  const spelledOut = criterion.replace(
    /\b(at least|minimum of|no fewer than) (\w+)(?=\s*(?:[.,;)]|$))/giu,
    '$1 $2 sources',
  );
  const wanted = askedIn(`Use ${spelledOut}`).sources ?? askedIn(spelledOut).sources ?? input.asked.sources;
  const found = countSources(input);
  const [first] = input.sound.citations;
  const counted = { amount: found, unit: /sources?|references?|citations?|articles?|works?/iu };
  const shown = first === undefined ? nowhere : placeOf(input, first.span);
  const cited = `${count(found, 'source')} cited or listed`;
  if (wanted === null) {
    // Without a number, only the levels can say how many are enough.
    return { ratio: Number.NaN, reason: `${cited}.`, ...shown, counted };
  }
  return {
    ratio: Math.min(1, found / wanted),
    reason: `${cited}; asked for: ${wanted}.`,
    ...shown,
    counted,
  };
}

export function placeOf({ work }: MeasureInput, span: Span): Pick<Reading, 'quote' | 'span'> {
  return { quote: work.text.slice(span.start, span.end), span };
}

function readCompleteness({ requirements, onTopic }: Known): Reading | null {
  // Sources and a length without the subject answer nothing.
  if (onTopic === 'no') return { ratio: 0, reason: 'The paper is about something else.', ...nowhere };
  const restsOn = requirements
    .filter(({ requirement }) => requirement.required)
    .map(({ requirement: { id, text, kind }, verdict }) => ({ id, text, kind, verdict }));
  const read = readVerdicts(restsOn);
  return read === null ? null : { ...read, ...nowhere, restsOn };
}
