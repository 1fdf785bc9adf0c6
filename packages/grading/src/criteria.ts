import { areas, type Area, type Strictness } from '@greenpen/paper';

export const feedbackStyles = ['conversational', 'direct', 'detailed'] as const;

export type FeedbackStyle = (typeof feedbackStyles)[number];

/** Whole percentages that add up to 100. */
export type Weights = { readonly grammar: number; readonly apa: number; readonly content: number };

export type Criteria = {
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  /** Which doubtful finds of grammar count as errors; "standard" if absent. */
  readonly strictness?: Strictness;
};

export const defaultCriteria: Criteria = {
  weights: { grammar: 30, apa: 25, content: 45 },
  feedbackStyle: 'conversational',
};

const STEP = 5;

/**
 * Moves one of three linked sliders, in steps of 5. The other two share the difference evenly; an odd point, or
 * what clamping leaves over, goes to the larger of them. The result adds up to 100.
 */
export function linkWeights(weights: Weights, moved: Area, value: number): Weights {
  const wanted = Number.isFinite(value) ? value : weights[moved];
  const next = clamp(Math.round(wanted / STEP) * STEP, 100);
  const { larger, smaller } = othersBySize(weights, moved);
  const rest = 100 - next;
  const share = Math.trunc((rest - weights[larger] - weights[smaller]) / 2);
  const smallerNext = clamp(weights[smaller] + share, rest);
  const linked = { ...weights, [moved]: next, [smaller]: smallerNext, [larger]: rest - smallerNext };
  return { grammar: linked.grammar, apa: linked.apa, content: linked.content };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

/** Of two equal weights, the first in the order of `areas` counts as the larger. */
function othersBySize(weights: Weights, moved: Area): { readonly larger: Area; readonly smaller: Area } {
  const [first = moved, second = moved] = areas.filter((area) => area !== moved);
  return weights[first] >= weights[second]
    ? { larger: first, smaller: second }
    : { larger: second, smaller: first };
}
