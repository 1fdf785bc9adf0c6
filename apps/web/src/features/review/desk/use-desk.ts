import { byHand } from '@greenpen/grading';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paperQuery } from '../../../api/assignments.ts';
import { namesInPaper } from '../../../hidden-names/names-in-paper.ts';
import { coverFinding, useNameCover } from '../../../hidden-names/use-name-cover.ts';
import { passageOf, tagRequirements } from '../asked/tag-requirements.ts';
import { useRulings } from '../asked/use-rulings.ts';
import { tagFindings } from '../paper/marks.ts';
import { rubricPassage } from '../rubric/rubric-place.ts';
import { workingScores } from '../saving/grade-fields.ts';
import type { GradedAssignment } from '../saving/saver-of.ts';
import { useGradeEditing } from '../saving/use-grade-editing.ts';
import { useFindingChoice } from './use-finding-choice.ts';

/** A graded paper under review: the grade as edited, its scores, its findings and the chosen one. */
export function useDesk(assignment: GradedAssignment) {
  const { id, review, grade } = assignment;
  const editing = useRulings(assignment, useGradeEditing(assignment));
  const { fields } = editing;
  const isHandGraded = review.engine === byHand;
  const { data: paper } = useQuery({ ...paperQuery(id), enabled: !isHandGraded });
  const named = useMemo(
    () => (paper === undefined ? undefined : { text: paper.text, names: namesInPaper(paper) }),
    [paper],
  );
  const cover = useNameCover(assignment, named);
  const findings = useMemo(
    () => tagFindings(review.findings.map((finding) => coverFinding(finding, cover))),
    [review.findings, cover],
  );
  const requirements = useMemo(
    () =>
      tagRequirements(review.requirements ?? [], fields.verdicts, paper?.pages).map((one) => ({
        ...one,
        quote: one.quote === null ? null : cover.cover(one.quote),
      })),
    [review.requirements, fields.verdicts, paper, cover],
  );
  const dismissed = useMemo(() => new Set(fields.dismissed), [fields.dismissed]);
  const scores = useMemo(() => workingScores(review, fields), [review, fields]);
  const choice = useFindingChoice(findings);
  const chosenRequirement = requirements.find(({ tag }) => tag === choice.selected);
  const { rubric } = review.judgedRubric;
  const passage = useMemo(
    () => passageOf(chosenRequirement) ?? rubricPassage(rubric, choice.selected),
    [chosenRequirement, rubric, choice.selected],
  );
  /** Whether there is an assignment that the paper was held against. */
  const isJudged =
    rubric.length > 0 ||
    (review.requirements !== undefined && (requirements.length > 0 || assignment.courseAssignment !== null));
  const isLocked = grade.approvedAt !== null;
  return {
    assignment,
    editing,
    cover,
    findings,
    requirements,
    chosenRequirement,
    passage,
    dismissed,
    scores,
    choice,
    isJudged,
    isHandGraded,
    isLocked,
  };
}

export type Desk = ReturnType<typeof useDesk>;
