import type { AssignmentBrief, GradedExample } from '@greenpen/grading';
import { scoreContent } from '../content/score-content.ts';
import { paperFromText } from '../paper-from-text.ts';
import type { GradedSignals } from './fit-grades.ts';
import { signalsOf, type Signals } from './signals.ts';

const LEAST_WORDS = 20;

/** Later examples are the newer ones; more than this says nothing more about a scale. */
const MOST_EXAMPLES = 150;

/** What an example of another assignment, and of another course, says beside one of the same assignment. */
const weightOf = { assignment: 1, course: 0.6, other: 0.3 } as const;

/** Where some examples mark an area, a mark of the whole paper says little about that area. */
const WHOLE_FOR_AREA = 0.3;

export type MeasuredExamples = {
  readonly total: readonly GradedSignals[];
  readonly content: readonly GradedSignals[];
};

/**
 * The usable examples with their signals, marks in percent, in an order that depends on nothing but the examples.
 * The mark of the whole paper counts as a mark of its content where no example marks the content by itself.
 */
export function measureExamples(
  examples: readonly GradedExample[],
  brief: AssignmentBrief | null,
): MeasuredExamples {
  const usable = examples
    .filter(isUsable)
    .slice(-MOST_EXAMPLES)
    .map((example) => ({
      example,
      grade: Math.min(100, (example.grade * 100) / example.maxPoints),
      signals: signalsOfText(example.studentWork, brief),
      weight: weightOf[example.nearness ?? 'assignment'],
    }))
    .toSorted((a, b) => a.grade - b.grade || compare(a.example.studentWork, b.example.studentWork));
  const marksContent = usable.some(({ example }) => isMark(example.contentGrade));
  return {
    total: usable.map(({ grade, signals, weight }) => ({ grade, signals, weight })),
    content: usable.map(({ example: { contentGrade }, grade, signals, weight }) =>
      isMark(contentGrade)
        ? { grade: Math.min(100, contentGrade), signals, weight }
        : { grade, signals, weight: marksContent ? weight * WHOLE_FOR_AREA : weight },
    ),
  };
}

function isMark(mark: number | null | undefined): mark is number {
  return typeof mark === 'number' && Number.isFinite(mark) && mark >= 0;
}

function isUsable({ studentWork, grade, maxPoints }: GradedExample): boolean {
  return isMark(grade) && maxPoints > 0 && studentWork.split(/\s+/u).length >= LEAST_WORDS;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Enough for the examples of a few classes; a paper is graded by at most 150. */
const MOST_KEPT = 600;

/** The papers of a class share their examples, so each is read once per process. */
const kept = new Map<string, Signals>();

function signalsOfText(text: string, brief: AssignmentBrief | null): Signals {
  const asked = brief === null ? '' : JSON.stringify(brief);
  const key = `${asked}\n${text}`;
  let signals = kept.get(key);
  if (signals === undefined) {
    const { input, score } = scoreContent(paperFromText(text), brief);
    signals = signalsOf(input, score);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, signals);
  }
  return signals;
}
