import type { Assignment, ModelChoice } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { coursesQuery } from '../../api/courses.ts';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { formatCount } from '../../components/format.ts';
import { OvernightChoice } from '../../components/overnight/overnight-choice.tsx';

type Props = {
  readonly papers: readonly Assignment[];
  readonly choice: ModelChoice;
  readonly onGrade: (isOvernight: boolean) => void;
  readonly onClose: () => void;
};

/** Asks when the language model reads papers that are graded together, with the cost of both. */
export function GradeManyDialog({ papers, choice, onGrade, onClose }: Props) {
  const { data: courses } = useQuery(coursesQuery);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const overnight = new Set(courses?.flatMap(({ id, readsOvernight }) => (readsOvernight ? [id] : [])));
  const isOvernight = chosen ?? papers.every(({ course }) => course !== null && overnight.has(course.id));
  return (
    <Dialog
      title={`Grade ${formatCount(papers.length, 'paper')}`}
      description="Drafts that you have not approved are replaced by new ones."
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onGrade(isOvernight);
          onClose();
        }}
      >
        <OvernightChoice
          papers={papers.length}
          paper={choice.use.paper}
          isOvernight={isOvernight}
          onChange={setChosen}
        />
        <DialogActions>
          <span className="grow" />
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Grade {formatCount(papers.length, 'paper')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
