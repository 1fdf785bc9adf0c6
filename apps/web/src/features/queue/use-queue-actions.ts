import {
  approveAssignment,
  gradeAssignments,
  reopenAssignment,
  type Assignment,
} from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { showError, showToast } from '../../components/toast-store.ts';
import { describeFailure } from '../../lib/api-failure.ts';
import { callApi } from '../../lib/api.ts';
import { refreshAssignments, watchGrading } from '../../lib/assignments.ts';
import { formatCount } from '../../lib/format.ts';
import { newIdempotencyHeader } from '../../lib/idempotency.ts';
import { forEachPaper } from './for-each-paper.ts';
import { canApprove, canGrade } from './what-fits.ts';

type Papers = readonly Assignment[];

export type QueueActions = {
  readonly gradeAgain: (papers: Papers) => void;
  readonly approve: (papers: Papers) => void;
};

/** What can be done with one paper or with many; papers that it does not fit are left out. */
export function useQueueActions(): QueueActions {
  const queryClient = useQueryClient();

  const { mutate: grade } = useMutation({
    mutationFn: (assignmentIds: string[]) =>
      callApi(gradeAssignments, { body: { assignmentIds }, headers: newIdempotencyHeader() }),
    onSuccess: async ({ count }) => {
      showToast({
        title: 'Grading Started',
        description: `AI grading started for ${formatCount(count, 'assignment')}. This may take a few minutes.`,
      });
      await queryClient.invalidateQueries({ queryKey: ['assignment'] });
      await watchGrading(queryClient);
    },
    onError: (error) =>
      showError('Grading Failed', describeFailure(error, 'Failed to start grading process.')),
  });

  const { mutate: reopen } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      forEachPaper(ids, (id) => callApi(reopenAssignment, { params: { id } })),
    onSuccess: async ({ done, failures: [failure] }) => {
      if (failure === undefined) {
        showToast({
          title: 'Reopened',
          description: `${formatCount(done.length, 'grade')} can be edited again.`,
        });
      } else showError('Not reopened', describeFailure(failure, 'Please try again.'));
      await queryClient.invalidateQueries({ queryKey: ['assignment'] });
      await refreshAssignments(queryClient);
    },
  });

  const { mutate: approve } = useMutation({
    mutationFn: (papers: Papers) => {
      const versions = new Map(papers.map(({ id, grade: shown }) => [id, shown?.version]));
      // Only what was on this screen is approved: a grade that changed meanwhile is looked at again.
      return forEachPaper([...versions.keys()], (id) => {
        const version = versions.get(id);
        const body = version === undefined ? {} : { version };
        return callApi(approveAssignment, { params: { id }, body, headers: newIdempotencyHeader() });
      });
    },
    onSuccess: async ({ done, failures }) => {
      if (done.length > 0) {
        const left = failures.length === 0 ? '' : ` ${formatCount(failures.length, 'other')} could not be.`;
        showToast({
          title: 'Approved',
          description: `${formatCount(done.length, 'grade')} approved.${left}`,
          action: { label: 'Undo', run: () => reopen(done) },
        });
      } else showError('Not approved', describeFailure(failures[0], 'Please try again.'));
      await queryClient.invalidateQueries({ queryKey: ['assignment'] });
      await refreshAssignments(queryClient);
    },
  });

  return useMemo(
    () => ({
      gradeAgain: (papers: Papers) => {
        const ids = papers.filter(canGrade).map(({ id }) => id);
        if (ids.length > 0) grade(ids);
        else
          showError('Nothing to grade', 'Approved grades are reopened first; the others are being graded.');
      },
      approve: (papers: Papers) => {
        const drafts = papers.filter(canApprove);
        if (drafts.length > 0) approve(drafts);
        else showError('Nothing to approve', 'None of these papers has a draft that waits for you.');
      },
    }),
    [grade, approve],
  );
}
