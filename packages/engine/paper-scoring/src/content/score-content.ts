import {
  askedPartId,
  pointsForAsked,
  scoreFromBasis,
  type AreaBasis,
  type AssignmentBrief,
  type Requirement,
  type RequirementResult,
  type RequirementsBasis,
  type ScorePart,
} from '@greenpen/grading';
import type { Area, Finding, Paper } from '@greenpen/paper';
import { readWork } from '../work/read-work.ts';
import type { Disorder } from '../coherence/judge-coherence.ts';
import { findSoundWork } from '../work/sound-work.ts';
import { readAsked, type Asked } from './asked.ts';
import { findContent } from './findings/find-content.ts';
import { reasonForAsked, verdictsOf } from './coverage.ts';
import { measureDevelopment } from './development.ts';
import { kindOfWork, type KindOfWork } from './kind-of-work.ts';
import { measureLanguage } from './language.ts';
import type { Measure } from './measure.ts';
import type { MeasureInput, ReadWork } from './measure-input.ts';
import { signScale } from './sign-scale.ts';
import { readSigns, weightOfSigns, type SignScale } from './signs.ts';
import { doSourcesCount, measureSources } from './sources.ts';
import { measureStructure } from './structure.ts';
import {
  findAnswers,
  judgeRequirements,
  presencesIn,
  type Answers,
} from '../requirements/judge-requirements.ts';
import { noMeanings, type WordMeanings } from '../requirements/requirement-terms.ts';
import { judgeOrder, type OrderedText } from '../coherence/judge-order.ts';
import { findMisplaced } from '../coherence/find-misplaced.ts';
import { runningParagraphs } from './running-paragraphs.ts';
import { listUnlikeTheirPlace } from '../coherence/unlike-its-place.ts';
import { findDisorder } from '../coherence/judge-coherence.ts';
import { besideAnswers, judgeTopicOfWork } from '../topic/judge-topic.ts';
import type { TopicVector } from '../topic/topic-vector.ts';

const nothingAsked: Asked = {
  leastWords: null,
  mostWords: null,
  lengthAsWritten: null,
  acceptedLength: { least: null, most: null },
  sources: null,
  citing: 'open',
};

export type ContentScore = {
  readonly input: MeasureInput;
  readonly basis: AreaBasis;
  /** `null` where nothing was asked, or nobody judged it. */
  readonly requirements: RequirementsBasis | null;
  readonly findings: readonly Finding[];
  /** The score of the basis with all findings kept and without ceilings, 0 to 100. */
  readonly score: number;
  /** The score without "What was asked", as a graded example is measured. */
  readonly scoreOfWriting: number;
};

type Measured = {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  readonly measure: Measure;
};

type ContentOptions = {
  readonly isEnglish?: boolean;
  /** How the signs of substance are weighed; the fitted scale by default. */
  readonly scale?: SignScale | undefined;
  /** Tells common words from precise ones; `judged` has them too. */
  readonly meanings?: WordMeanings;
  /** Against what it is judged; absent for a text that is only compared with a paper. */
  readonly judged?: {
    readonly meanings: WordMeanings;
    readonly classmates: readonly TopicVector[];
    readonly requirements: readonly Requirement[];
    readonly apaScore?: number | null;
  };
};

/** Measures what a paper says. The parts' points add up to 100; what does not apply gives its share to the others. */
export function scoreContent(
  paper: Paper,
  brief: AssignmentBrief | null,
  {
    isEnglish = true,
    judged,
    scale = signScale,
    meanings = judged?.meanings ?? noMeanings,
  }: ContentOptions = {},
): ContentScore {
  const work = readWork(paper);
  const briefText = brief === null ? '' : `${brief.instructions}\n${brief.description}\n${brief.title}`;
  const sound = findSoundWork(work, briefText);
  const asked = brief === null ? nothingAsked : readAsked(brief);
  const signs = readSigns({ work, sound, brief, asked }, meanings);
  const text = { work, sound, brief };
  const answers = judged === undefined ? null : findAnswers(judged.requirements, text, judged.meanings);
  const topic =
    judged === undefined || answers === null || !isEnglish
      ? null
      : besideAnswers(judgeTopicOfWork({ paper, input: text, ...judged }), presencesIn(answers));
  const disorder =
    judged === undefined || !isEnglish ? null : disorderOf({ work, sound }, judged.meanings, answers);
  const apaScore = judged?.apaScore ?? null;
  const read: ReadWork = { ...text, asked, signs, topic, disorder, apaScore };
  const results =
    judged === undefined || answers === null
      ? []
      : judgeRequirements(judged.requirements, paper, read, judged.meanings, answers);
  const input: MeasureInput = { ...read, requirements: results };
  const { findings, costs, caps, ceilings } = findContent(paper, input, isEnglish);
  const writing = measureWriting(input, scale);
  const { parts, requirements } = withAsked(writing, results, weightsOf[kindOfWork(input)].coverage);
  const basis = { parts, costs, caps };
  return {
    input,
    basis: ceilings.length === 0 ? basis : { ...basis, ceilings },
    requirements,
    findings,
    score: scoreOfArea('content', basis, findings),
    scoreOfWriting: scoreOfArea('content', { parts: shareOut(writing), costs, caps }, findings),
  };
}

/** An annotated bibliography, and a text without paragraphs, has no order to judge. */
function disorderOf(text: OrderedText, meanings: WordMeanings, answers: Answers | null): Disorder | null {
  if (text.work.isAnnotated) return null;
  const coherence = judgeOrder(text, meanings, answers);
  const disorder = findDisorder(coherence, findMisplaced(text));
  if (coherence === null || disorder?.kind !== 'paragraphs' || disorder.places.length > 0) return disorder;
  const paragraphs = runningParagraphs(text.sound.paragraphs);
  return { ...disorder, places: listUnlikeTheirPlace(coherence, paragraphs, text.work.text) };
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

/** What the basis of one area alone makes, 0 to 100. */
export function scoreOfArea(area: Area, basis: AreaBasis, findings: readonly Finding[]): number {
  const nothing: AreaBasis = { parts: [], costs: {}, caps: {} };
  const areas = { grammar: nothing, apa: nothing, content: nothing, [area]: basis };
  return scoreFromBasis({ words: 0, areas }, findings, { grammar: 0, apa: 0, content: 100 })[area];
}

/**
 * What counts in each kind of work: an answer is there to answer, and its form counts for little. `language` is a
 * share of what language counts for in a paper.
 */
const weightsOf = {
  paper: { structure: 10, language: 1, coverage: 30 },
  post: { structure: 5, language: 0.75, coverage: 30 },
  answer: { structure: 5, language: 0.5, coverage: 40 },
} as const satisfies Record<KindOfWork, object>;

function measureWriting(input: MeasureInput, scale: SignScale): readonly Measured[] {
  const development = measureDevelopment(input, scale);
  const language = measureLanguage(input, scale);
  const weights = weightsOf[kindOfWork(input)];
  const written: readonly Measured[] = [
    {
      id: 'development',
      label: 'Development',
      weight: weightOfSigns('development', input.signs, scale),
      measure: development,
    },
    { id: 'structure', label: 'Structure', weight: weights.structure, measure: measureStructure(input) },
    {
      id: 'language',
      label: 'Language',
      weight: weights.language * weightOfSigns('language', input.signs, scale),
      measure: language,
    },
  ];
  if (!doSourcesCount(input)) return written;
  return [...written, { id: 'sources', label: 'Use of sources', weight: 15, measure: measureSources(input) }];
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
