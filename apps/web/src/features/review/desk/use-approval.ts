import {
  approveAssignment,
  reopenAssignment,
  type AssignmentWithReview,
  type Grade,
} from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import { newIdempotencyHeader } from '../../../api/idempotency.ts';
import { currentFields } from '../saving/save-state.ts';
import type { GradeEditing } from '../saving/use-grade-editing.ts';

/** Approves a grade, after saving pending edits, and reopens it. */
export function useApproval(id: string, { saver }: GradeEditing, onApproved: () => void) {
  const queryClient = useQueryClient();
  const params = { id };

  const takeOver = async (grade: Grade) => {
    queryClient.setQueriesData<AssignmentWithReview>({ queryKey: ['assignment', id] }, (cached) =>
      cached === undefined ? undefined : { ...cached, grade },
    );
    saver.adopt({ version: grade.version, fields: currentFields(saver.getState()) });
    await refreshAssignments(queryClient);
  };

  const reopen = useMutation({
    mutationFn: () => callApi(reopenAssignment, { params }),
    onSuccess: async (grade) => {
      showToast({ title: 'Reopened', description: 'The grade is a draft again.' });
      await takeOver(grade);
      // Edits refused while the grade was approved can be saved now.
      await saver.flush();
    },
    onError: (error) => showError('Not reopened', describeFailure(error, 'Please try again.')),
  });

  const approve = useMutation({
    mutationFn: async () => {
      if (!(await saver.flush())) throw new Error('unsaved');
      const { version } = saver.getState().server;
      return callApi(approveAssignment, { params, body: { version }, headers: newIdempotencyHeader() });
    },
    onSuccess: async (grade) => {
      const undo = { label: 'Undo', run: () => reopen.mutate() };
      showToast({ title: 'Approved', description: 'The grade and its feedback are final.', action: undo });
      onApproved();
      await takeOver(grade);
    },
    onError: (error) =>
      showError(
        'Not approved',
        describeFailure(error, 'Your last edit is not saved yet. Please approve again once it is.'),
      ),
  });

  return {
    approve: () => approve.mutate(),
    reopen: () => reopen.mutate(),
    isBusy: approve.isPending || reopen.isPending,
  };
}
