import { cancelOvernight } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { modelChoiceQuery, overnightQuery } from '../../api/model.ts';
import { Button } from '../form/button.tsx';
import { showError, showToast } from '../toast/toast-store.ts';

/** Takes all papers of the account out of their batches. */
export function CancelOvernight() {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => callApi(cancelOvernight, {}),
    onSuccess: (changed) => {
      queryClient.setQueryData(modelChoiceQuery.queryKey, changed);
      showToast({ title: 'Overnight Reading Cancelled', description: 'This server’s drafts stay.' });
    },
    onError: (error) => showError('Not cancelled', describeFailure(error, 'Please try again.')),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: overnightQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['assignments'] }),
      ]),
  });
  return (
    <Button size="small" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
      Keep this server’s drafts instead
    </Button>
  );
}
