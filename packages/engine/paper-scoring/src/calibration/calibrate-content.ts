import type { AssignmentBrief, GradedExample, ScorePart } from '@greenpen/grading';
import { count } from '../content/measure.ts';
import { scoreContent, type ContentScore } from '../content/score-content.ts';
import { paperFromText } from '../paper-from-text.ts';
import { fitGrades, type GradedSignals } from './fit-grades.ts';
import { signalsOf } from './signals.ts';

/** Examples at which the instructor's own scale weighs as much as the measured one. */
const HALF_WAY = 3;

/** Later examples are the newer ones; more than this says nothing more about a scale. */
const MOST_EXAMPLES = 50;

const LEAST_WORDS = 20;

export type CalibrationRequest = {
  readonly content: ContentScore;
  readonly brief: AssignmentBrief | null;
  readonly examples: readonly GradedExample[];
};

/**
 * The part that moves a content score towards the instructor's marks, or none without usable examples. Its weight
 * grows with the number of examples; only numbers are taken from them, never words.
 */
export function calibrateContent({ content, brief, examples }: CalibrationRequest): readonly ScorePart[] {
  const graded = examples
    .filter(isUsable)
    .slice(-MOST_EXAMPLES)
    .map((example) => measureExample(example, brief));
  if (graded.length === 0 || content.input.sound.words === 0) return [];
  const weight = graded.length / (graded.length + HALF_WAY);
  const suggested = Math.min(
    100,
    Math.max(0, fitGrades(graded)(signalsOf(content.input, content.scoreOfWriting))),
  );
  const points = Math.round(weight * (suggested - content.score) * 10) / 10;
  const reason =
    `${count(graded.length, 'graded example')} of yours would give this paper ${Math.round(suggested)}, the measures ` +
    `alone ${Math.round(content.score)}; with ${count(graded.length, 'example')} your scale counts for ${Math.round(weight * 100)}%.`;
  return [{ id: 'calibration', label: 'Your graded examples', points, maxPoints: 0, reason }];
}

function isUsable({ studentWork, grade, maxPoints }: GradedExample): boolean {
  const isMark = Number.isFinite(grade) && maxPoints > 0 && grade >= 0;
  return isMark && studentWork.split(/\s+/u).length >= LEAST_WORDS;
}

function measureExample(example: GradedExample, brief: AssignmentBrief | null): GradedSignals {
  const { input, score } = scoreContent(paperFromText(example.studentWork), brief);
  return {
    signals: signalsOf(input, score),
    grade: Math.min(100, (example.grade * 100) / example.maxPoints),
  };
}
