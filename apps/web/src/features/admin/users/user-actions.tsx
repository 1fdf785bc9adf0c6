import {
  type AccountRow,
  type UserRecord,
  endUserSessions,
  setAdmin,
  setDisabled,
} from '@greenpen/api-contract';
import { Ban, CircleCheck, LogOut, ShieldCheck, ShieldOff, XCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { nameOf } from './user-words.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { sessionQuery } from '../../../session/session.ts';

type Asked = 'nothing' | 'make-admin' | 'unmake-admin' | 'disable' | 'end-sessions' | 'cancel';

/** Actions on an account; destructive ones ask for confirmation. */
export function UserActions({ record }: { readonly record: UserRecord }) {
  const { user, canCancel, sessions } = record;
  const [asked, setAsked] = useState<Asked>('nothing');
  const close = () => setAsked('nothing');
  const { change, end } = useUserActions(user.id, close);
  return (
    <Card title="Actions">
      <div className="grid gap-2 p-5 *:justify-start">
        {canCancel && (
          <Button look="danger" icon={<XCircle size={16} aria-hidden />} onClick={() => setAsked('cancel')}>
            Cancel Subscription
          </Button>
        )}
        {user.isAdmin ? (
          <Button icon={<ShieldOff size={16} aria-hidden />} onClick={() => setAsked('unmake-admin')}>
            Remove administrator rights
          </Button>
        ) : (
          <Button icon={<ShieldCheck size={16} aria-hidden />} onClick={() => setAsked('make-admin')}>
            Make an administrator
          </Button>
        )}
        <Button
          icon={<LogOut size={16} aria-hidden />}
          disabled={sessions === 0}
          onClick={() => setAsked('end-sessions')}
        >
          {sessions === 0 ? 'No session is open' : 'End all sessions'}
        </Button>
        {user.disabledAt === null ? (
          <Button look="danger" icon={<Ban size={16} aria-hidden />} onClick={() => setAsked('disable')}>
            Disable the account
          </Button>
        ) : (
          <Button
            icon={<CircleCheck size={16} aria-hidden />}
            isBusy={change.isPending}
            onClick={() => change.mutate('enable')}
          >
            Enable the account
          </Button>
        )}
      </div>
      {asked === 'cancel' && <CancelDialog user={user} onClose={close} />}
      {asked !== 'nothing' && asked !== 'cancel' && (
        <ConfirmDialog
          {...questions[asked](user)}
          isBusy={change.isPending || end.isPending}
          onConfirm={() => (asked === 'end-sessions' ? end.mutate() : change.mutate(asked))}
          onClose={close}
        />
      )}
    </Card>
  );
}

type Question = {
  readonly title: string;
  readonly action: string;
  readonly look?: 'primary';
  readonly children: string;
};

const questions: Readonly<Record<Exclude<Asked, 'nothing' | 'cancel'>, (user: AccountRow) => Question>> = {
  'make-admin': (user) => ({
    title: `Make ${nameOf(user)} an administrator?`,
    action: 'Make an administrator',
    look: 'primary',
    children:
      'They will immediately see every account and the audit log, and can do everything you can do here.',
  }),
  'unmake-admin': (user) => ({
    title: `Remove administrator rights from ${nameOf(user)}?`,
    action: 'Remove rights',
    children: 'They will immediately see only their own papers. Nothing else about their account changes.',
  }),
  disable: (user) => ({
    title: `Disable the account of ${nameOf(user)}?`,
    action: 'Disable the account',
    children:
      'All their sessions and keys stop working immediately, and they cannot sign in. Nothing is deleted, and you can enable the account again.',
  }),
  'end-sessions': (user) => ({
    title: `Sign ${nameOf(user)} out everywhere?`,
    action: 'End all sessions',
    children: 'They will have to sign in again on every device. Unsaved changes are kept on the device.',
  }),
};

type Change = 'make-admin' | 'unmake-admin' | 'disable' | 'enable';

const done: Readonly<Record<Change, string>> = {
  'make-admin': 'Administrator Added',
  'unmake-admin': 'Administrator Rights Removed',
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

/** Mutations of an account, with their toasts and invalidations. */
function useUserActions(id: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const refresh = async (): Promise<void> => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin'] }),
      // It may be the administrator's own account.
      queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ]);
  };
  const change = useMutation({
    mutationFn: (what: Change) => send(id, what),
    onSuccess: async (_, what) => {
      showToast({ title: done[what], description: 'The change takes effect immediately.' });
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
