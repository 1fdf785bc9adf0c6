import { endUserSessions, setAdmin, setDisabled, type AccountRow } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../../components/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { sessionQuery } from '../../../session/session.ts';

type Change = 'make-admin' | 'unmake-admin' | 'disable' | 'enable';

const done: Readonly<Record<Change, string>> = {
  'make-admin': 'Administrator Made',
  'unmake-admin': 'Administration Taken Away',
  disable: 'Account Disabled',
  enable: 'Account Enabled',
};

function send(id: string, change: Change): Promise<AccountRow> {
  const params = { id };
  switch (change) {
    case 'make-admin':
    case 'unmake-admin':
      return callApi(setAdmin, { params, body: { isAdmin: change === 'make-admin' } });
    case 'disable':
    case 'enable':
    default:
      return callApi(setDisabled, { params, body: { isDisabled: change === 'disable' } });
  }
}

/** What an administrator does to an account, with what is said and fetched again afterwards. */
export function useUserActions(id: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const refresh = async (): Promise<void> => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin'] }),
      // It may have been one's own account.
      queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ]);
  };
  const change = useMutation({
    mutationFn: (what: Change) => send(id, what),
    onSuccess: async (_, what) => {
      showToast({ title: done[what], description: 'It has effect at once.' });
      onDone();
      await refresh();
    },
    onError: (error) => showError('Nothing Was Changed', describeFailure(error, 'Please try again.')),
  });
  const end = useMutation({
    mutationFn: () => callApi(endUserSessions, { params: { id } }),
    onSuccess: async ({ ended }) => {
      showToast({ title: 'Sessions Ended', description: ended === 1 ? '1 session' : `${ended} sessions` });
      onDone();
      await refresh();
    },
    onError: (error) => showError('Nothing Was Changed', describeFailure(error, 'Please try again.')),
  });
  return { change, end };
}
