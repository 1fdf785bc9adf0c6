import { switchOffTwoFactor } from '@greenpen/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../../components/dialog.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { callApi } from '../../../api/call-api.ts';
import { accountQuery } from '../account-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { CodeField } from './code-field.tsx';

type Props = { readonly hasPassword: boolean; readonly onClose: () => void };

export function SwitchOffDialog({ hasPassword, onClose }: Props) {
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema: switchOffTwoFactor.body,
    start: { currentPassword: '', code: '' },
    send: async (body) => {
      await callApi(switchOffTwoFactor, { body });
      showToast({
        title: 'Two-Factor Sign-In Is Off',
        description: 'Your password alone opens this account now.',
      });
      onClose();
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });

  return (
    <Dialog title="Switch off two-factor sign-in?" onClose={onClose}>
      <DialogForm form={form} action="Switch off" look="danger" onCancel={onClose}>
        <p className="text-pencil">
          Your password alone will open this account. The app's entry and your recovery codes stop working.
        </p>
        <CurrentPasswordField hasPassword={hasPassword} {...form.field('currentPassword')} />
        <CodeField {...form.field('code')} takesRecoveryCode />
      </DialogForm>
    </Dialog>
  );
}
