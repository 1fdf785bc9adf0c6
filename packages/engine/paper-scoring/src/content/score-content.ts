import {
  askedPartId,
  pointsForAsked,
  scoreFromBasis,
  type AreaBasis,
  type AssignmentBrief,
  type RequirementResult,
  type RequirementsBasis,
  type ScorePart,
} from '@greenpen/grading';
import type { Finding, Paper } from '@greenpen/paper';
import { readWork } from '../work/read-work.ts';
import { findSoundWork } from '../work/sound-work.ts';
import { readAsked, type Asked } from './asked.ts';
import { findContent } from './findings/find-content.ts';
import { reasonForAsked, verdictsOf } from './coverage.ts';
import { measureDevelopment } from './development.ts';
import { kindOfWork, type KindOfWork } from './kind-of-work.ts';
import { measureLanguage } from './language.ts';
import type { Measure } from './measure.ts';
import type { MeasureInput, ReadWork } from './measure-input.ts';
import { areSourcesExpected, measureSources } from './sources.ts';
import { measureStructure } from './structure.ts';

const nothingAsked: Asked = {
  leastWords: null,
  mostWords: null,
  lengthAsWritten: null,
  sources: null,
  citing: 'open',
};

export type ContentScore = {
  readonly input: MeasureInput;
  readonly basis: AreaBasis;
  /** `null` where nothing was asked, or nobody judged it. */
  readonly requirements: RequirementsBasis | null;
  readonly findings: readonly Finding[];
  /** The score of the basis with all findings kept, 0 to 100. */
  readonly score: number;
  /** The score without "What was asked", as a graded example is measured. */
  readonly scoreOfWriting: number;
};

type ScoringOptions = {
  readonly isEnglish?: boolean;
  /** Says what the paper does about each requirement; without it, none is judged. */
  readonly judge?: (read: ReadWork) => readonly RequirementResult[];
};

type Measured = {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  readonly measure: Measure;
};

/** Measures what a paper says. The parts' points add up to 100; what does not apply gives its share to the others. */
export function scoreContent(
  paper: Paper,
  brief: AssignmentBrief | null,
  { isEnglish = true, judge = () => [] }: ScoringOptions = {},
): ContentScore {
  const work = readWork(paper);
  const briefText = brief === null ? '' : `${brief.instructions}\n${brief.description}\n${brief.title}`;
  const sound = findSoundWork(work, briefText);
  const read: ReadWork = { work, sound, brief, asked: brief === null ? nothingAsked : readAsked(brief) };
  const input: MeasureInput = { ...read, requirements: judge(read) };
  const { findings, costs, caps } = findContent(paper, input, isEnglish);
  const writing = measureWriting(input);
  const { parts, requirements } = withAsked(
    writing,
    input.requirements,
    weightsOf[kindOfWork(input)].coverage,
  );
  const basis = { parts, costs, caps };
  return {
    input,
    basis,
    requirements,
    findings,
    score: scoreOf(basis, findings),
    scoreOfWriting: scoreOf({ parts: shareOut(writing), costs, caps }, findings),
  };
}

/** The parts with "What was asked" among them, where anything was. */
function withAsked(
  writing: readonly Measured[],
  results: readonly RequirementResult[],
  weight: number,
): { readonly parts: readonly ScorePart[]; readonly requirements: RequirementsBasis | null } {
  if (!results.some(({ requirement }) => requirement.required))
    return { parts: shareOut(writing), requirements: null };
  const measure = { ratio: 0, reason: reasonForAsked(results) };
  const asked: Measured = { id: askedPartId, label: 'What was asked', weight, measure };
  const parts = shareOut([...writing, asked]);
  const maxPoints = parts.at(-1)?.maxPoints ?? 0;
  const requirements = { maxPoints, ...verdictsOf(results) };
  const points = pointsForAsked(requirements, parts);
  return { parts: parts.map((part) => (part.id === askedPartId ? { ...part, points } : part)), requirements };
}

function scoreOf(content: AreaBasis, findings: readonly Finding[]): number {
  const nothing: AreaBasis = { parts: [], costs: {}, caps: {} };
  const basis = { words: 0, areas: { grammar: nothing, apa: nothing, content } };
  return scoreFromBasis(basis, findings, { grammar: 0, apa: 0, content: 100 }).content;
}

/** What counts in each kind of work: an answer is there to answer, and its form counts for little. */
const weightsOf = {
  paper: { development: 35, structure: 20, language: 15, coverage: 15 },
  post: { development: 40, structure: 10, language: 15, coverage: 20 },
  answer: { development: 35, structure: 5, language: 10, coverage: 35 },
} as const satisfies Record<KindOfWork, object>;

function measureWriting(input: MeasureInput): readonly Measured[] {
  const weights = weightsOf[kindOfWork(input)];
  const measured: Measured[] = [
    {
      id: 'development',
      label: 'Development',
      weight: weights.development,
      measure: measureDevelopment(input),
    },
    { id: 'structure', label: 'Structure', weight: weights.structure, measure: measureStructure(input) },
    { id: 'language', label: 'Language', weight: weights.language, measure: measureLanguage(input) },
  ];
  if (areSourcesExpected(input)) {
    measured.push({ id: 'sources', label: 'Use of sources', weight: 15, measure: measureSources(input) });
  }
  return measured;
}

function shareOut(measured: readonly Measured[]): readonly ScorePart[] {
  const whole = measured.reduce((sum, { weight }) => sum + weight, 0);
  let left = 100;
  return measured.map(({ id, label, weight, measure: { ratio, reason } }, index) => {
    const maxPoints = oneDecimal(index === measured.length - 1 ? left : (weight * 100) / whole);
    left -= maxPoints;
    return { id, label, maxPoints, points: oneDecimal(maxPoints * ratio), reason };
  });
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
