import { isOffTopic, rubricMarks } from '@greenpen/grading';
import { useCallback, useMemo } from 'react';
import type { Desk } from '../desk/use-desk.ts';
import { changesOf } from '../saving/grade-fields.ts';
import { RubricPanel } from './rubric-panel.tsx';

type Props = { readonly desk: Desk; readonly onSelect: (tag: string) => void };

/** The rubric of the paper under review; nothing where the assignment has none. */
export function RubricPart({ desk, onSelect }: Props) {
  const { assignment, editing, scores, cover, choice, isLocked } = desk;
  const { judgedRubric } = assignment.review;
  const { rubricPoints, verdicts } = editing.fields;
  const { edit } = editing;
  const marks = useMemo(() => {
    const rubric = judgedRubric.rubric.map((result) => ({
      ...result,
      quote: result.quote === null ? null : cover.cover(result.quote),
      reason: cover.cover(result.reason),
    }));
    const { rubricUse } = judgedRubric;
    return rubricMarks({ rubric, rubricUse }, changesOf({ rubricPoints, verdicts }), scores);
  }, [judgedRubric, rubricPoints, verdicts, scores, cover]);
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
      isCounted={!isOffTopic(judgedRubric, marks)}
      selected={choice.selected}
      isLocked={isLocked}
      onShow={onSelect}
      onSet={set}
    />
  );
}
