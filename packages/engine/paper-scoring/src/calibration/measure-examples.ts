import type { AreaScores, AssignmentBrief, GradedExample, Requirement } from '@greenpen/grading';
import type { WordMeanings } from '../requirements/requirement-terms.ts';
import { scoreContent } from '../content/score-content.ts';
import { paperFromText } from '../paper-from-text.ts';
import type { GradedSignals } from './fit-grades.ts';
import { type Offsets, offsetsOf } from './offsets.ts';
import { signalsOf, signalsOfArea, type Signals } from './signals.ts';

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
  /** Only examples that mark the area by itself, and of which the checks' own score is known. */
  readonly grammar: readonly GradedSignals[];
  readonly apa: readonly GradedSignals[];
  /** What grammar and APA style cost in the total, beside the usual. */
  readonly offsets: Offsets;
  /** Of each example, points of the content for what was asked, above those for the writing. */
  readonly asked: readonly number[];
};

export type MeasuredAgainst = {
  readonly brief: AssignmentBrief | null;
  readonly requirements: readonly Requirement[];
  readonly meanings: WordMeanings;
  readonly shares: AreaScores;
};

/**
 * The usable examples with their signals, marks in percent, in an order that depends on nothing but the examples.
 * The mark of the whole paper counts as a mark of its content where no example marks the content by itself.
 */
export function measureExamples(
  examples: readonly GradedExample[],
  against: MeasuredAgainst,
): MeasuredExamples {
  const usable = examples
    .filter(isUsable)
    .slice(-MOST_EXAMPLES)
    .map((example) => ({
      example,
      grade: Math.min(100, (example.grade * 100) / example.maxPoints),
      ...measureText(example, against),
      weight: weightOf[example.nearness ?? 'assignment'],
    }))
    .toSorted((a, b) => a.grade - b.grade || compare(a.example.studentWork, b.example.studentWork));
  const marksContent = usable.some(({ example }) => isMark(example.contentGrade));
  return {
    offsets: offsetsOf(usable, against.shares),
    asked: usable.map(({ asked }) => asked),
    total: usable.map(({ grade, signals, weight }) => ({ grade, signals, weight })),
    content: usable.map(({ example: { contentGrade }, grade, signals, weight }) =>
      isMark(contentGrade)
        ? { grade: Math.min(100, contentGrade), signals, weight }
        : { grade, signals, weight: marksContent ? weight * WHOLE_FOR_AREA : weight },
    ),
    grammar: usable.flatMap(({ example: { grammarGrade, measured }, weight }) =>
      markOfArea(grammarGrade, measured?.grammar, weight),
    ),
    apa: usable.flatMap(({ example: { apaGrade, measured }, weight }) =>
      markOfArea(apaGrade, measured?.apa, weight),
    ),
  };
}

function markOfArea(
  mark: number | null | undefined,
  measured: number | null | undefined,
  weight: number,
): GradedSignals[] {
  if (!isMark(mark) || !isMark(measured)) return [];
  return [{ grade: Math.min(100, mark), signals: signalsOfArea(measured), weight }];
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

type MeasuredText = { readonly signals: Signals; readonly asked: number };

/** The papers of a class share their examples, so each is read once per process. */
const kept = new Map<string, MeasuredText>();

/** Only an example of the same assignment was asked the same. */
function measureText(
  { studentWork, nearness = 'assignment' }: GradedExample,
  { brief, requirements, meanings }: MeasuredAgainst,
): MeasuredText {
  const isAsked = nearness === 'assignment' && requirements.length > 0;
  const key = `${isAsked ? 'asked' : ''}${brief === null ? '' : JSON.stringify(brief)}\n${studentWork}`;
  let measured = kept.get(key);
  if (measured === undefined) {
    const judged = { meanings, classmates: [], requirements };
    const content = scoreContent(paperFromText(studentWork), brief, isAsked ? { judged } : { meanings });
    const { input, score, scoreOfWriting } = content;
    measured = { signals: signalsOf(input, scoreOfWriting), asked: score - scoreOfWriting };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, measured);
  }
  return measured;
}
