import type {
  GradedExample,
  AreaBasis,
  MeasuredAreas,
  ScoreBasis,
  ScoreInterval,
  ScorePart,
} from '@greenpen/grading';
import { count } from '../content/measure.ts';
import type { ContentScore } from '../content/score-content.ts';
import { fitGrades, type GradedSignals, type GradeFit } from './fit-grades.ts';
import { intervalAround } from './intervals.ts';
import { trustIn } from './offsets.ts';
import { type MeasuredAgainst, measureExamples } from './measure-examples.ts';
import { signalsOf, signalsOfArea, type Signals } from './signals.ts';

/** Examples at which the instructor's own scale weighs as much as the measured one. */
const HALF_WAY = 1;

/** Points above the most generous example, against the measures, up to which a mark may be suggested. */
const HEADROOM = 5;

export type CalibrationRequest = MeasuredAgainst & {
  readonly content: ContentScore;
  /** The weighted total by the measures alone. */
  readonly total: number;
  /** Points that ceilings take off that total, as for a paper off topic. */
  readonly held: number;
  /** Grammar and APA style by the checks alone; null where the area was not judged. */
  readonly areas: MeasuredAreas;
  readonly examples: readonly GradedExample[];
};

export type Calibration = {
  /** Moves the content score towards the instructor's marks; empty without usable examples. */
  readonly content: readonly ScorePart[];
  /** Move grammar and APA style likewise, where examples mark them by themselves. */
  readonly grammar: readonly ScorePart[];
  readonly apa: readonly ScorePart[];
  /** The part that moves a total of the areas to the instructor's scale. */
  readonly totalPart: (ofAreas: number) => readonly ScorePart[];
  readonly intervals: {
    readonly content: (score: number) => ScoreInterval | null;
    readonly total: (score: number) => ScoreInterval | null;
  };
};

const none: Calibration = {
  content: [],
  grammar: [],
  apa: [],
  totalPart: () => [],
  intervals: { content: () => null, total: () => null },
};

/**
 * Finds what the instructor's graded examples say of a paper's content and total. Their weight grows with the number
 * of examples; only numbers are taken from them, never words.
 */
export function calibrate(request: CalibrationRequest): Calibration {
  const { content, total, held, areas, examples, ...against } = request;
  const measured = measureExamples(examples, against);
  if (measured.total.length === 0 || content.input.sound.words === 0) return none;
  const signals = signalsOf(content.input, content.scoreOfWriting);
  const { offsets } = measured;
  const share = against.shares.content / 100;
  const { errors } = fitOnce(measured.total);
  const askedCounts = trustIn(
    measured.asked.map((points) => points * share),
    errors,
  );
  const areasCount = trustIn(offsets.ofExamples, errors);
  const asked = askedCounts * (content.score - content.scoreOfWriting);
  const askedOf = (index: number): number => askedCounts * (measured.asked[index] ?? 0);
  const areasOf = (index: number): number => areasCount * (offsets.ofExamples[index] ?? 0);
  const forContent = lean(
    { measured: content.score, signals, beside: asked },
    without(measured.content, askedOf),
    fitOnce,
  );
  const forTotal = lean(
    { measured: total + held, signals, beside: asked * share + areasCount * offsets.of(areas) },
    without(measured.total, (index) => askedOf(index) * share + areasOf(index)),
    fitOnce,
  );
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
    grammar: partOfArea('grammar', areas.grammar, measured.grammar),
    apa: partOfArea('APA style', areas.apa, measured.apa),
    totalPart: (ofAreas) => [
      {
        id: 'calibration',
        label: 'Your scale',
        points: oneDecimal(forTotal.score - held - ofAreas),
        maxPoints: 0,
        reason:
          `${papers} of yours would give this paper ${Math.round(forTotal.suggested - held)} in total, the measures ` +
          `${Math.round(ofAreas)}; your scale counts for ${Math.round(forTotal.weight * 100)}%.`,
      },
    ],
    intervals: {
      content: (score) => intervalAround(score, forContent.errors),
      total: (score) => intervalAround(score, forTotal.errors),
    },
  };
}

/** The marks less what the signals leave out of them. */
function without(graded: readonly GradedSignals[], beside: (index: number) => number) {
  return graded.map((one, index) => ({ ...one, grade: one.grade - beside(index) }));
}

function withParts(own: AreaBasis, parts: readonly ScorePart[]): AreaBasis {
  return parts.length === 0 ? own : { ...own, parts: [...own.parts, ...parts] };
}

/** Adds what the examples say of the content, and of the total that the areas have then. */
export function withCalibration(
  measured: ScoreBasis,
  { content, grammar, apa, totalPart }: Calibration,
  totalOfAreas: (basis: ScoreBasis) => number,
): ScoreBasis {
  if (content.length === 0) return measured;
  const areas = {
    grammar: withParts(measured.areas.grammar, grammar),
    apa: withParts(measured.areas.apa, apa),
    content: withParts(measured.areas.content, content),
  };
  return { ...measured, areas, total: totalPart(totalOfAreas({ ...measured, areas })) };
}

/** Moves an area to the marks that examples give it by itself; an area without such marks stays as counted. */
function partOfArea(
  area: string,
  measured: number | null,
  graded: readonly GradedSignals[],
): readonly ScorePart[] {
  if (measured === null || graded.length === 0) return [];
  const { score, suggested, weight } = lean(
    { measured, signals: signalsOfArea(measured), beside: 0 },
    graded,
    fitGrades,
  );
  return [
    {
      id: 'calibration',
      label: 'Your graded examples',
      points: oneDecimal(score - measured),
      maxPoints: 0,
      reason:
        `${count(graded.length, 'graded example')} of yours with a mark for ${area} would give this paper ` +
        `${Math.round(suggested)}, the checks alone ${Math.round(measured)}; your scale counts for ${Math.round(weight * 100)}%.`,
    },
  ];
}

type Leaning = {
  readonly measured: number;
  readonly signals: Signals;
  /** Points for what the signals leave out: what was asked, and grammar and APA style beside the usual ones. */
  readonly beside: number;
};

/** A measured score, moved towards what the examples suggest. */
function lean(
  { measured, signals, beside }: Leaning,
  graded: readonly GradedSignals[],
  fit: (graded: readonly GradedSignals[]) => GradeFit,
) {
  const { predict, errors } = fit(graded);
  const weights = graded.reduce((sum, { weight }) => sum + weight, 0);
  const weight = weights / (weights + HALF_WAY);
  const highest = signals.measured + mostGenerous(graded) + HEADROOM;
  const suggested = Math.min(100, Math.max(0, Math.min(highest, predict(signals)) + beside));
  return { suggested, weight, errors, score: measured + weight * (suggested - measured) };
}

/** A paper that is long and says nothing must not be marked by its length: no example was forgiven as much. */
function mostGenerous(graded: readonly GradedSignals[]): number {
  return Math.max(...graded.map(({ grade, signals }) => grade - signals.measured));
}

/** The fits of the latest sets of examples: the papers of a class share theirs. */
const latest: { readonly graded: readonly GradedSignals[]; readonly fit: GradeFit }[] = [];

const MOST_FITS = 6;

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
