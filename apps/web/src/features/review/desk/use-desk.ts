import { annotateBasis, annotateFindings, byHand, type OwnComment } from '@greenpen/grading';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paperQuery } from '../../../api/assignments.ts';
import type { NameCover } from '../../../hidden-names/cover-names.ts';
import { namesInPaper } from '../../../hidden-names/names-in-paper.ts';
import { coverFinding, useNameCover } from '../../../hidden-names/use-name-cover.ts';
import { passageOf, tagRequirements } from '../asked/tag-requirements.ts';
import { useRulings } from '../asked/use-rulings.ts';
import { type Mark, tagFindings } from '../paper/marks.ts';
import { rubricPassage } from '../rubric/rubric-place.ts';
import { useOwnHand } from '../own/use-own-hand.ts';
import { annotationsOf, type GradeFields, workingScores } from '../saving/grade-fields.ts';
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
  const { annotated, findings } = useAnnotated(review, fields, cover);
  const own = useOwnHand(editing, review.findings, paper);
  const requirements = useMemo(
    () =>
      tagRequirements(review.requirements ?? [], fields.verdicts, paper?.pages).map((one) => ({
        ...one,
        quote: one.quote === null ? null : cover.cover(one.quote),
      })),
    [review.requirements, fields.verdicts, paper, cover],
  );
  const dismissed = useMemo(() => {
    const gone = new Set(fields.dismissed);
    return new Set(findings.filter(({ id }) => gone.has(id)).map(({ id }) => id));
  }, [fields.dismissed, findings]);
  const scores = useMemo(() => workingScores(review, fields), [review, fields]);
  const choice = useFindingChoice(findings);
  const chosenRequirement = requirements.find(({ tag }) => tag === choice.selected);
  const { rubric } = review.judgedRubric;
  const begun = own.composing?.kind === 'comment' ? own.composing.comment : null;
  const passage = useMemo(
    () =>
      passageOfBegun(begun, fields.comments) ??
      passageOf(chosenRequirement) ??
      rubricPassage(rubric, choice.selected),
    [begun, fields.comments, chosenRequirement, rubric, choice.selected],
  );
  /** Whether there is an assignment that the paper was held against. */
  const isJudged =
    rubric.length > 0 ||
    (review.requirements !== undefined && (requirements.length > 0 || assignment.courseAssignment !== null));
  const isLocked = grade.approvedAt !== null;
  return {
    assignment,
    annotated,
    editing,
    own,
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

/** The review as the instructor annotated it, and its findings with names hidden and a tag for each. */
function useAnnotated(
  review: GradedAssignment['review'],
  { comments, findingEdits }: GradeFields,
  cover: NameCover,
) {
  const annotated = useMemo(() => {
    const annotations = annotationsOf({ comments, findingEdits });
    return {
      ...review,
      basis: annotateBasis(review.basis, annotations),
      findings: annotateFindings(review.findings, annotations),
    };
  }, [review, comments, findingEdits]);
  const findings = useMemo(() => {
    const pointsOf = new Map(
      comments.map(({ id, severity, points }) => [id, severity === 'error' ? points : 0]),
    );
    return tagFindings(
      annotated.findings.map((finding) => ({
        ...coverFinding(finding, cover),
        isEdited: Object.hasOwn(findingEdits, finding.id),
        points: pointsOf.get(finding.id) ?? 0,
      })),
    );
  }, [annotated.findings, comments, findingEdits, cover]);
  return { annotated, findings };
}

/** The passage of a comment that has no words yet. */
function passageOfBegun(begun: OwnComment | null, comments: readonly OwnComment[]): Mark | null {
  if (begun === null || begun.span === null || comments.some(({ id }) => id === begun.id)) return null;
  return { tag: 'M', kind: 'own', id: begun.id, span: begun.span };
}

export type Desk = ReturnType<typeof useDesk>;
