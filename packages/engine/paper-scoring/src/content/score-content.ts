import { scoreFromBasis, type AreaBasis, type AssignmentBrief, type ScorePart } from '@greenpen/grading';
import type { Finding, Paper } from '@greenpen/paper';
import { readWork } from '../work/read-work.ts';
import type { Disorder } from '../coherence/judge-coherence.ts';
import type { Work } from '../work/work.ts';
import { runningParagraphs } from './running-paragraphs.ts';
import { findSoundWork, type SoundWork } from '../work/sound-work.ts';
import { readAsked, type Asked } from './asked.ts';
import { findContent } from './findings/find-content.ts';
import { measureCoverage } from './coverage.ts';
import { measureDevelopment } from './development.ts';
import { measureLanguage } from './language.ts';
import type { Measure } from './measure.ts';
import type { MeasureInput } from './measure-input.ts';
import { measureSources } from './sources.ts';
import { measureStructure } from './structure.ts';
import type { WordMeanings } from '../requirements/requirement-terms.ts';
import { findDisorder, judgeCoherence } from '../coherence/judge-coherence.ts';
import { judgeTopicOfWork } from '../topic/judge-topic.ts';
import type { TopicVector } from '../topic/topic-vector.ts';

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
  /** The score of the basis with all findings kept and without ceilings, 0 to 100. */
  readonly score: number;
};

type Measured = {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  readonly measure: Measure;
};

type ContentOptions = {
  readonly isEnglish: boolean;
  /** With what its topic is judged; absent for a text that is only compared with a paper. */
  readonly judged?: { readonly meanings: WordMeanings; readonly classmates: readonly TopicVector[] };
};

/** Measures what a paper says. The parts' points add up to 100; what does not apply gives its share to the others. */
export function scoreContent(
  paper: Paper,
  brief: AssignmentBrief | null,
  { isEnglish, judged }: ContentOptions = { isEnglish: true },
): ContentScore {
  const work = readWork(paper);
  const briefText = brief === null ? '' : `${brief.instructions}\n${brief.description}\n${brief.title}`;
  const sound = findSoundWork(work, briefText);
  const asked = brief === null ? nothingAsked : readAsked(brief);
  const topic =
    judged === undefined || !isEnglish
      ? null
      : judgeTopicOfWork({ paper, input: { work, sound, brief }, ...judged });
  const disorder = judged === undefined || !isEnglish ? null : disorderOf(work, sound, judged.meanings);
  const input: MeasureInput = { work, sound, brief, asked, topic, disorder };
  const { findings, costs, caps, ceilings } = findContent(paper, input, isEnglish);
  const basis = { parts: shareOut(measureAll(input)), costs, caps };
  const score = scoreOf(basis, findings);
  return { input, basis: ceilings.length === 0 ? basis : { ...basis, ceilings }, findings, score };
}

/** An annotated bibliography, and a text without paragraphs, has no order to judge. */
function disorderOf(work: Work, sound: SoundWork, meanings: WordMeanings): Disorder | null {
  if (work.isAnnotated) return null;
  const coherence = judgeCoherence(work, runningParagraphs(sound.paragraphs), meanings);
  return coherence === null ? null : findDisorder(coherence);
}

function scoreOf(content: AreaBasis, findings: readonly Finding[]): number {
  const nothing: AreaBasis = { parts: [], costs: {}, caps: {} };
  const basis = { words: 0, areas: { grammar: nothing, apa: nothing, content } };
  return scoreFromBasis(basis, findings, { grammar: 0, apa: 0, content: 100 }).content;
}

function measureAll(input: MeasureInput): readonly Measured[] {
  const coverage = measureCoverage(input);
  const measured: Measured[] = [
    { id: 'development', label: 'Development', weight: 35, measure: measureDevelopment(input) },
    { id: 'structure', label: 'Structure', weight: 20, measure: measureStructure(input) },
    { id: 'language', label: 'Language', weight: 15, measure: measureLanguage(input) },
  ];
  if (sourcesApply(input)) {
    measured.push({ id: 'sources', label: 'Use of sources', weight: 15, measure: measureSources(input) });
  }
  if (coverage !== null) {
    measured.push({ id: 'coverage', label: 'What was asked', weight: 15, measure: coverage });
  }
  return measured;
}

/** In a post, a quiz or an exam, and where none are needed, sources count only where they were asked for or given. */
function sourcesApply({ work, brief, asked }: MeasureInput): boolean {
  if (asked.citing === 'not-needed') return work.citations.length > 0;
  if (brief === null || brief.type === 'assignment') return true;
  return asked.citing === 'asked' || work.citations.length > 0;
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
