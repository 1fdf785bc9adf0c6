import { scoreFromBasis, type AreaBasis, type AssignmentBrief, type ScorePart } from '@greenpen/grading';
import type { Finding, Paper } from '@greenpen/paper';
import { readWork } from '../work/read-work.ts';
import { findSoundWork } from '../work/sound-work.ts';
import { readAsked, type Asked } from './asked.ts';
import { findContent } from './findings/find-content.ts';
import { measureCoverage } from './coverage.ts';
import { measureDevelopment } from './development.ts';
import { kindOfWork, type KindOfWork } from './kind-of-work.ts';
import { measureLanguage } from './language.ts';
import type { Measure } from './measure.ts';
import type { MeasureInput } from './measure-input.ts';
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
  readonly findings: readonly Finding[];
  /** The score of the basis with all findings kept, 0 to 100. */
  readonly score: number;
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
  { isEnglish }: { readonly isEnglish: boolean } = { isEnglish: true },
): ContentScore {
  const work = readWork(paper);
  const briefText = brief === null ? '' : `${brief.instructions}\n${brief.description}\n${brief.title}`;
  const sound = findSoundWork(work, briefText);
  const input: MeasureInput = { work, sound, brief, asked: brief === null ? nothingAsked : readAsked(brief) };
  const { findings, costs, caps } = findContent(paper, input, isEnglish);
  const basis = { parts: shareOut(measureAll(input)), costs, caps };
  return { input, basis, findings, score: scoreOf(basis, findings) };
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

function measureAll(input: MeasureInput): readonly Measured[] {
  const coverage = measureCoverage(input);
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
  if (coverage !== null) {
    measured.push({ id: 'coverage', label: 'What was asked', weight: weights.coverage, measure: coverage });
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
