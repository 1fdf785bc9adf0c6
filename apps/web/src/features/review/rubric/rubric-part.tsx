import { rubricMarks } from '@greenpen/grading';
import { useCallback, useMemo } from 'react';
import type { Desk } from '../desk/use-desk.ts';
import type { TaggedFinding } from '../paper/marks.ts';
import { RubricPanel, rubricTag } from './rubric-panel.tsx';

type Props = { readonly desk: Desk; readonly onSelect: (tag: string) => void };

/** The rubric of the paper under review; nothing where the assignment has none. */
export function RubricPart({ desk, onSelect }: Props) {
  const { assignment, editing, scores, cover, choice, isLocked } = desk;
  const { judgedRubric } = assignment.review;
  const { rubricPoints } = editing.fields;
  const { edit } = editing;
  const marks = useMemo(() => {
    const rubric = judgedRubric.rubric.map((result) => ({
      ...result,
      quote: result.quote === null ? null : cover.cover(result.quote),
      reason: cover.cover(result.reason),
    }));
    return rubricMarks({ rubric }, rubricPoints, scores);
  }, [judgedRubric, rubricPoints, scores, cover]);
  const set = useCallback(
    (id: string, points: number | null) => {
      const { [id]: _, ...rest } = rubricPoints;
      edit('rubricPoints', points === null ? rest : { ...rest, [id]: points });
    },
    [edit, rubricPoints],
  );
  if (marks.length === 0) return null;
  return (
    <RubricPanel
      marks={marks}
      use={judgedRubric.rubricUse}
      selected={choice.selected}
      isLocked={isLocked}
      onShow={onSelect}
      onSet={set}
    />
  );
}

/** The findings and, where a row of the rubric is chosen, a mark at its place. */
export function withRubricPlace({ assignment, findings, choice }: Desk): readonly TaggedFinding[] {
  const at = assignment.review.judgedRubric.rubric.findIndex(
    (_, index) => rubricTag(index) === choice.selected,
  );
  const result = assignment.review.judgedRubric.rubric[at];
  if (result === undefined || result.span === null) return findings;
  const place: TaggedFinding = {
    id: `rubric-${result.criterion.id}`,
    tag: rubricTag(at),
    kind: 'content',
    area: 'content',
    check: 'rubric',
    severity: 'advice',
    message: result.reason,
    span: result.span,
    quote: result.quote,
    page: null,
    suggestions: [],
    source: '',
  };
  const start = result.span.start;
  const after = findings.findIndex(({ span }) => (span?.start ?? -1) > start);
  return findings.toSpliced(after === -1 ? findings.length : after, 0, place);
}
