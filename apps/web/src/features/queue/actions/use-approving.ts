import { approveAssignments, reopenAssignment } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import { formatCount } from '../../../components/format.ts';
import { newIdempotencyHeader } from '../../../api/idempotency.ts';
import { forEachPaper } from './for-each-paper.ts';
import { inThousands } from './in-thousands.ts';

/** Approves grades, with Undo. */
export function useApproving() {
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['assignment'] });
    await refreshAssignments(queryClient);
  };

  const { mutate: reopen } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      forEachPaper(ids, (id) => callApi(reopenAssignment, { params: { id } })),
    onSuccess: ({ done, failures: [failure] }) => {
      if (failure === undefined) {
        showToast({
          title: 'Reopened',
          description: `${formatCount(done.length, 'grade')} can be edited again.`,
        });
      } else showError('Not reopened', describeFailure(failure, 'Please try again.'));
    },
    onSettled: refresh,
  });

  const { mutate: approve } = useMutation({
    mutationFn: (papers: readonly string[]) =>
      inThousands(papers, (ids) =>
        callApi(approveAssignments, { body: { ids }, headers: newIdempotencyHeader() }),
      ),
    onSuccess: (answers) => {
      const approved = answers.flatMap((answer) => answer.approved);
      showToast({
        title: 'Approved',
        description: `${formatCount(approved.length, 'grade')} approved.`,
        action: { label: 'Undo', run: () => reopen(approved) },
      });
    },
    onError: (error) => showError('Not approved', describeFailure(error, 'Please try again.')),
    onSettled: refresh,
  });

  return approve;
}
