import { useMemo } from 'react';
import type { Assignment } from '@greenpen/api-contract';
import { showError } from '../../components/toast/toast-store.ts';
import { useApproving } from './actions/use-approving.ts';
import { useCommenting, type Comment } from './actions/use-commenting.ts';
import { useDeleting } from './actions/use-deleting.ts';
import { useGrading } from './actions/use-grading.ts';
import { canApprove, canGrade } from './what-fits.ts';

type Papers = readonly Assignment[];

export type QueueActions = {
  readonly gradeAgain: (papers: Papers) => void;
  readonly approve: (papers: Papers) => void;
  readonly comment: (papers: Papers, comment: Comment) => void;
  readonly remove: (papers: Papers) => void;
  readonly putBack: (papers: Papers) => void;
  readonly stop: () => void;
};

const idsOf = (papers: Papers) => papers.map(({ id }) => id);

/** Actions on one or many papers; papers they do not apply to are skipped. */
export function useQueueActions(): QueueActions {
  const { grade, stop } = useGrading();
  const approve = useApproving();
  const comment = useCommenting();
  const { remove, putBack } = useDeleting();

  return useMemo(
    () => ({
      gradeAgain: (papers: Papers) => {
        const fitting = papers.filter(canGrade);
        if (fitting.length > 0) grade(idsOf(fitting));
        else
          showError('Nothing to grade', 'Approved grades are reopened first; the others are being graded.');
      },
      approve: (papers: Papers) => {
        const drafts = papers.filter(canApprove);
        if (drafts.length > 0) approve(idsOf(drafts));
        else showError('Nothing to approve', 'None of these papers has a draft that waits for you.');
      },
      comment: (papers: Papers, words: Comment) =>
        comment({ ids: idsOf(papers.filter(canApprove)), ...words }),
      remove: (papers: Papers) => {
        if (papers.length > 0) remove(idsOf(papers));
      },
      putBack: (papers: Papers) => putBack(idsOf(papers)),
      stop: () => stop(),
    }),
    [grade, stop, approve, comment, remove, putBack],
  );
}
