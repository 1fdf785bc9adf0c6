import { endEverySession } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { formatCount } from '../../../components/format.ts';

/** Ends every other session of the installation, for use after a possible leak. */
export function SignOutCard() {
  const [isAsked, setAsked] = useState(false);
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => callApi(endEverySession, {}),
    onSuccess: async ({ ended }) => {
      showToast({
        title: 'Everyone Else Was Signed Out',
        description: `${formatCount(ended, 'session')} ended. You are still signed in.`,
      });
      setAsked(false);
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => showError('Nothing Was Changed', describeFailure(error, 'Please try again.')),
  });
  return (
    <Card title="Sessions">
      <div className="flex flex-wrap items-center justify-between gap-4 p-5">
        <p className="text-pencil">
          Did a password or a device get lost? One user alone is signed out on that user's record.
        </p>
        <Button
          look="danger"
          icon={<LogOut size={16} aria-hidden />}
          onClick={() => setAsked(true)}
          className="ml-auto"
        >
          Sign everybody out
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title="Sign everybody out?"
          action="Sign everybody out"
          isBusy={end.isPending}
          onConfirm={() => end.mutate()}
          onClose={() => setAsked(false)}
        >
          <p>Every user has to sign in again on every device; you stay signed in here.</p>
          <p className="text-pencil">
            API keys go on working. What is unsaved is kept on its device and put back after signing in.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
