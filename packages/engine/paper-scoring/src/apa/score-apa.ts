import type { AreaBasis, AssignmentBrief, ScorePart, SharedCap } from '@greenpen/grading';
import { type CheckCatalogue, type Finding, isAboutFormat, type Paper } from '@greenpen/paper';
import {
  citationsOf,
  greatestOf,
  isAnnotatedBibliography,
  referenceEntriesOf,
  sectionsOf,
} from '@greenpen/paper-structure';
import { readAsked } from '../content/asked.ts';
import { count } from '../content/measure.ts';
import { priceOf } from './price-scale.ts';

export type ApaRequest = {
  readonly paper: Paper;
  readonly findings: readonly Finding[];
  readonly checks: CheckCatalogue;
  readonly brief: AssignmentBrief | null;
  /** Words of the running text. */
  readonly words: number;
};

/** Below this a text without title page is a post or a short answer, whatever it was handed in as. */
const POST_WORDS = 450;

/** What the APA score is made of: full points for what applies, less what each slip costs by how serious it is. */
export function scoreApa({ paper, findings, checks, brief, words }: ApaRequest): AreaBasis {
  const formatJudged = isFormatJudged(paper, brief, words);
  const costs: Record<string, number> = {};
  const caps: Record<string, number> = {};
  const causes = new Map<string, Set<string>>();
  for (const { id, check, area, severity } of findings) {
    const described = checks.get(check);
    if (area !== 'apa' || severity !== 'error' || described === undefined) continue;
    if (!formatJudged && isAboutFormat(described)) continue;
    const { cost, cap } = priceOf(described);
    costs[id] = cost;
    caps[check] = cap;
    if (described.cause === undefined) continue;
    causes.set(described.cause, (causes.get(described.cause) ?? new Set()).add(check));
  }
  const sourcesPoints = formatJudged ? 60 : 100;
  const sources = sourcesPart({ paper, brief, maxPoints: sourcesPoints });
  const together = [...causes].flatMap(([cause, found]) => sharedCap(cause, [...found], caps));
  const basis = { parts: [formatPart(paper, formatJudged), sources], costs, caps };
  return together.length === 0 ? basis : { ...basis, together };
}

/** Faults with one cause cost as much as the dearest of them alone. */
function sharedCap(
  cause: string,
  checks: readonly string[],
  caps: Readonly<Record<string, number>>,
): readonly SharedCap[] {
  if (checks.length < 2) return [];
  return [{ cause, checks, cap: greatestOf(checks.map((check) => caps[check] ?? 0)) }];
}

function isFormatJudged(paper: Paper, brief: AssignmentBrief | null, words: number): boolean {
  if (paper.format === 'txt') return false;
  if (brief !== null) return brief.type === 'assignment';
  return words >= POST_WORDS || sectionsOf(paper).some(({ kind }) => kind === 'title-page');
}

function formatPart({ format }: Paper, judged: boolean): ScorePart {
  const base = { id: 'format', label: 'Title page, layout and headings' };
  if (judged) {
    return {
      ...base,
      points: 40,
      maxPoints: 40,
      reason:
        'Title page, fonts, spacing, margins, page numbers and headings were checked; errors are deducted below.',
    };
  }
  const reason =
    format === 'txt'
      ? 'A plain-text file has no formatting, so only citations and references are judged.'
      : 'A short piece needs no title page or paper layout, so only citations and references are judged.';
  return { ...base, points: 0, maxPoints: 0, reason };
}

type SourcesRequest = {
  readonly paper: Paper;
  readonly brief: AssignmentBrief | null;
  readonly maxPoints: number;
};

/** Where an assignment cites nothing there is nothing to get wrong, and only half of the points to be had. */
function sourcesPart({ paper, brief, maxPoints }: SourcesRequest): ScorePart {
  const citations = citationsOf(paper).length;
  const entries = referenceEntriesOf(paper).length;
  const isUncited = citations === 0 && entries > 0 && !isAnnotatedBibliography(paper);
  const base = { id: 'citations-and-references', label: 'Citations and references', maxPoints };
  const citing = brief === null ? 'open' : readAsked(brief).citing;
  const mayCiteNothing =
    citing === 'not-needed' || (citing === 'open' && brief !== null && brief.type !== 'assignment');
  if (isUncited && !mayCiteNothing) {
    const listed = count(entries, 'reference entry', 'reference entries');
    const reason = `The list has ${listed} but the text has no citations, so APA style could be shown only in part: half of the points.`;
    return { ...base, points: maxPoints / 2, reason };
  }
  if (citations > 0 || entries > 0) {
    const reason = `${count(citations, 'citation')} and ${count(entries, 'reference entry', 'reference entries')} were checked; errors are deducted below.`;
    return { ...base, points: maxPoints, reason };
  }
  if (mayCiteNothing) {
    const reason = 'No sources are cited, and none are required.';
    return { ...base, points: maxPoints, reason };
  }
  const reason =
    'No sources are cited or listed, so APA style could be shown only in part: half of the points.';
  return { ...base, points: maxPoints / 2, reason };
}
