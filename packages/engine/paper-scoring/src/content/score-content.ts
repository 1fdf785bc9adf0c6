import {
  type AreaBasis,
  type AssignmentBrief,
  type AssignmentType,
  type ScorePart,
  scoreFromBasis,
} from '@greenpen/grading';
import type { Finding, Paper } from '@greenpen/paper';
import { readWork } from '../work/read-work.ts';
import { findSoundWork } from '../work/sound-work.ts';
import { type Asked, readAsked } from './asked.ts';
import { findContent } from './findings/find-content.ts';
import { measureCoverage } from './coverage.ts';
import { type Measure, blend, count, perThousand, ramp } from './measure.ts';
import type { MeasureInput } from './measure-input.ts';
import { measureSources } from './sources.ts';
import { measureStructure } from './structure.ts';
import { runningParagraphs } from './running-paragraphs.ts';

const WINDOW = 80;

/** Words with which a writer goes on from a claim to its reason, example or consequence. */
const ELABORATION =
  /\b(?:because|since|therefore|thus|hence|consequently|as a result|for example|for instance|such as|specifically|in particular|this means|which means|this shows|this suggests|in other words|due to|so that|if|although|though|whereas|(?<=, )so|for this reason|which (?:means|suggests|shows|explains|makes|made|allows)|owing to|even when|unless|by \p{L}+ing)\b/giu;

/** Words at which a piece of its kind counts as fully developed where the instructions name no length. */
const USUAL_WORDS: Readonly<Record<AssignmentType, number>> = {
  assignment: 750,
  discussion: 250,
  quiz: 120,
  exam: 450,
};

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
  /** What the basis comes to with all findings kept, 0 to 100. */
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

/** How far the ideas are worked out: amount of text that says something new, full paragraphs, reasons and examples. */
function measureDevelopment({ work, sound, brief, asked }: MeasureInput): Measure {
  const usual = USUAL_WORDS[brief?.type ?? 'assignment'];
  const wanted = Math.min(usual, asked.leastWords ?? asked.mostWords ?? usual);
  const amount = Math.min(1, sound.words / wanted) ** 0.75;
  const paragraphs = runningParagraphs(sound.paragraphs);
  const full = paragraphs.filter(({ sentences }) => sentences.length >= 3).length;
  const fullShare = paragraphs.length === 0 ? 0 : full / paragraphs.length;
  const elaboration = sound.sentences.reduce(
    (sum, { span }) => sum + (work.text.slice(span.start, span.end).match(ELABORATION)?.length ?? 0),
    0,
  );
  const rate = perThousand(elaboration, Math.max(sound.words, 150));
  const ratio = blend([6, amount], [2, ramp(fullShare, 0.1, 0.75)], [2, ramp(rate, 2, 16)]);
  const reason =
    `${count(sound.words, 'word')} of new text in ${count(paragraphs.length, 'paragraph')}, ` +
    `${full} of them with three sentences or more; ${count(elaboration, 'reason or example', 'reasons and examples')} ` +
    `introduced by words such as "because" or "for example".`;
  return { ratio: sound.words === 0 ? 0 : ratio, reason };
}

/** Richness of language: how varied words and sentence lengths are, whatever the length of the text. */
function measureLanguage({ sound }: MeasureInput): Measure {
  const words = sound.sentences.flatMap((sentence) => sentence.words);
  const variety = movingVariety(words);
  const long = words.length === 0 ? 0 : words.filter((word) => word.length >= 7).length / words.length;
  const lengths = sound.sentences.map((sentence) => sentence.words.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const spread = Math.sqrt(
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length),
  );
  const enough = Math.min(1, words.length / 120);
  const ratio =
    enough *
    blend(
      [4, ramp(variety, 0.45, 0.7)],
      [3, ramp(long, 0.1, 0.28)],
      [1.5, ramp(mean, 7, 15) * (1 - ramp(mean, 32, 50))],
      [1.5, ramp(spread / Math.max(1, mean), 0.15, 0.4)],
    );
  const reason =
    `${Math.round(variety * 100)} of 100 neighbouring words are different, ${Math.round(long * 100)}% have seven ` +
    `letters or more; sentences have ${mean.toFixed(0)} words on average, give or take ${spread.toFixed(0)}.`;
  return { ratio, reason };
}

/** Mean share of different words in a window of 80, so that a long text is not punished for its length. */
function movingVariety(words: readonly string[]): number {
  if (words.length === 0) return 0;
  const counts = new Map<string, number>();
  let sum = 0;
  let windows = 0;
  for (const [index, word] of words.entries()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const gone = words[index - WINDOW];
    if (gone !== undefined) {
      const left = (counts.get(gone) ?? 1) - 1;
      if (left === 0) counts.delete(gone);
      else counts.set(gone, left);
    }
    if (index >= WINDOW - 1) {
      sum += counts.size / WINDOW;
      windows += 1;
    }
  }
  return windows === 0 ? (counts.size / words.length) * 0.85 : sum / windows;
}
