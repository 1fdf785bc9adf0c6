import { deleteAssignments, restoreAssignments } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import { formatCount } from '../../../components/format.ts';
import { newIdempotencyHeader } from '../../../api/idempotency.ts';
import { inThousands } from './in-thousands.ts';

/** Deletes papers, which can be restored for a while. */
export function useDeleting() {
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['assignment'] });
    await refreshAssignments(queryClient);
  };

  const { mutate: putBack } = useMutation({
    mutationFn: (papers: readonly string[]) =>
      inThousands(papers, (ids) =>
        callApi(restoreAssignments, { body: { ids }, headers: newIdempotencyHeader() }),
      ),
    onSuccess: (answers) => {
      const count = answers.reduce((sum, { restored }) => sum + restored.length, 0);
      showToast({ title: 'Put Back', description: `${formatCount(count, 'paper')} put back.` });
    },
    onError: (error) => showError('Not put back', describeFailure(error, 'Please try again.')),
    onSettled: refresh,
  });

  const { mutate: remove } = useMutation({
    mutationFn: (papers: readonly string[]) =>
      inThousands(papers, (ids) =>
        callApi(deleteAssignments, { body: { ids }, headers: newIdempotencyHeader() }),
      ),
    onSuccess: (answers) => {
      const deleted = answers.flatMap((answer) => answer.deleted);
      showToast({
        title: 'Deleted',
        description: `${formatCount(deleted.length, 'paper')} deleted.`,
        action: { label: 'Undo', run: () => putBack(deleted) },
      });
    },
    onError: (error) => showError('Not deleted', describeFailure(error, 'Please try again.')),
    onSettled: refresh,
  });

  return { remove, putBack };
}
