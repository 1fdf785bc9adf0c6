import type { AssignmentBrief, GradedExample, ScoreBasis, ScoreInterval, ScorePart } from '@greenpen/grading';
import { count } from '../content/measure.ts';
import type { ContentScore } from '../content/score-content.ts';
import { fitGrades, type GradedSignals, type GradeFit } from './fit-grades.ts';
import { intervalAround } from './intervals.ts';
import { measureExamples } from './measure-examples.ts';
import { signalsOf, type Signals } from './signals.ts';

/** Examples at which the instructor's own scale weighs as much as the measured one. */
const HALF_WAY = 1;

/** Points above the most generous example, against the measures, up to which a mark may be suggested. */
const HEADROOM = 5;

export type CalibrationRequest = {
  readonly content: ContentScore;
  /** The weighted total by the measures alone. */
  readonly total: number;
  readonly brief: AssignmentBrief | null;
  readonly examples: readonly GradedExample[];
};

export type Calibration = {
  /** Moves the content score towards the instructor's marks; empty without usable examples. */
  readonly content: readonly ScorePart[];
  /** The part that moves a total of the areas to the instructor's scale. */
  readonly totalPart: (ofAreas: number) => readonly ScorePart[];
  readonly intervals: {
    readonly content: (score: number) => ScoreInterval | null;
    readonly total: (score: number) => ScoreInterval | null;
  };
};

const none: Calibration = {
  content: [],
  totalPart: () => [],
  intervals: { content: () => null, total: () => null },
};

/**
 * Finds what the instructor's graded examples say of a paper's content and total. Their weight grows with the number
 * of examples; only numbers are taken from them, never words.
 */
export function calibrate({ content, total, brief, examples }: CalibrationRequest): Calibration {
  const measured = measureExamples(examples, brief);
  if (measured.total.length === 0 || content.input.sound.words === 0) return none;
  const signals = signalsOf(content.input, content.scoreOfWriting);
  const forContent = lean(content.score, signals, measured.content);
  const forTotal = lean(total, signals, measured.total);
  const papers = count(measured.total.length, 'graded paper');
  return {
    content: [
      {
        id: 'calibration',
        label: 'Your graded examples',
        points: oneDecimal(forContent.score - content.score),
        maxPoints: 0,
        reason:
          `${count(measured.total.length, 'graded example')} of yours would give this paper ${Math.round(forContent.suggested)}, ` +
          `the measures alone ${Math.round(content.score)}; your scale counts for ${Math.round(forContent.weight * 100)}%.`,
      },
    ],
    totalPart: (ofAreas) => [
      {
        id: 'calibration',
        label: 'Your scale',
        points: oneDecimal(forTotal.score - ofAreas),
        maxPoints: 0,
        reason:
          `${papers} of yours would give this paper ${Math.round(forTotal.suggested)} in total, the three areas ` +
          `${Math.round(ofAreas)}; your scale counts for ${Math.round(forTotal.weight * 100)}%.`,
      },
    ],
    intervals: {
      content: (score) => intervalAround(score, forContent.errors),
      total: (score) => intervalAround(score, forTotal.errors),
    },
  };
}

/** Adds what the examples say of the content, and of the total that the areas have then. */
export function withCalibration(
  measured: ScoreBasis,
  { content, totalPart }: Calibration,
  totalOfAreas: (basis: ScoreBasis) => number,
): ScoreBasis {
  if (content.length === 0) return measured;
  const own = measured.areas.content;
  const areas = { ...measured.areas, content: { ...own, parts: [...own.parts, ...content] } };
  return { ...measured, areas, total: totalPart(totalOfAreas({ ...measured, areas })) };
}

/** A measured score, moved towards what the examples suggest. */
function lean(measured: number, signals: Signals, graded: readonly GradedSignals[]) {
  const { predict, errors } = fitOnce(graded);
  const weights = graded.reduce((sum, { weight }) => sum + weight, 0);
  const weight = weights / (weights + HALF_WAY);
  const highest = signals.measured + mostGenerous(graded) + HEADROOM;
  const suggested = Math.min(100, highest, Math.max(0, predict(signals)));
  return { suggested, weight, errors, score: measured + weight * (suggested - measured) };
}

/** A paper that is long and says nothing must not be marked by its length: no example was forgiven as much. */
function mostGenerous(graded: readonly GradedSignals[]): number {
  return Math.max(...graded.map(({ grade, signals }) => grade - signals.measured));
}

/** The fits of the latest sets of examples: the papers of a class share theirs. */
const latest: { readonly graded: readonly GradedSignals[]; readonly fit: GradeFit }[] = [];

const MOST_FITS = 4;

function fitOnce(graded: readonly GradedSignals[]): GradeFit {
  const known = latest.find((one) => isSame(one.graded, graded));
  if (known !== undefined) return known.fit;
  const fit = fitGrades(graded);
  latest.unshift({ graded, fit });
  latest.length = Math.min(latest.length, MOST_FITS);
  return fit;
}

function isSame(one: readonly GradedSignals[], other: readonly GradedSignals[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ signals, grade, weight }, index) => {
      const same = other[index];
      return same?.signals === signals && same.grade === grade && same.weight === weight;
    })
  );
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
