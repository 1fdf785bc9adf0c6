import { cancelSubscription, type AccountRow } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { nameOf } from './user-words.ts';

type Props = { readonly user: AccountRow; readonly onClose: () => void };

export function CancelDialog({ user, onClose }: Props) {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => callApi(cancelSubscription, { params: { id: user.id } }),
    onSuccess: async () => {
      showToast({
        title: 'Subscription Cancelled',
        description: 'It ends after the paid period.',
      });
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) =>
      showError('Cancelling Failed', describeFailure(error, 'The subscription was not cancelled.')),
  });
  return (
    <ConfirmDialog
      title={`Cancel the subscription of ${nameOf(user)}?`}
      action="Cancel Subscription"
      wayOut="Keep it"
      isBusy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
      onClose={onClose}
    >
      <p>It stays active until the end of the paid period and is not renewed after that.</p>
      <p className="text-pencil">
        Afterwards they can read and export everything they have, and subscribe again at any time.
      </p>
    </ConfirmDialog>
  );
}
