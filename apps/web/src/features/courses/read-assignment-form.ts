import { assignmentTypes, type AssignmentType } from '@greenpen/grading';

type AssignmentForm = {
  readonly title: string;
  readonly week: string;
  readonly type: string;
  readonly maxPoints: string;
  readonly description: string;
  readonly instructions: string;
};

/** Week 1 to 16, 1 where it is no number; points at least 1, 100 where they are no number. */
export function readAssignmentForm({
  week,
  maxPoints,
  type,
  title,
  description,
  instructions,
}: AssignmentForm) {
  const knownType: AssignmentType = assignmentTypes.find((known) => known === type) ?? 'assignment';
  return {
    title,
    description,
    instructions,
    type: knownType,
    week: Math.min(16, Math.max(1, Math.round(numberOr(week, 1)))),
    maxPoints: Math.max(1, numberOr(maxPoints, 100)),
  };
}

function numberOr(text: string, fallback: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : fallback;
}
