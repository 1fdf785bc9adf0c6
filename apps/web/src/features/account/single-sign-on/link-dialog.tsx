import { linkSingleSignOn, unlinkSingleSignOn } from '@greenpen/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../../components/dialog.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { callApi } from '../../../api/call-api.ts';
import { accountQuery } from '../account-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { useAccountForm } from '../use-account-form.ts';

type Props = {
  readonly name: string;
  readonly act: 'link' | 'unlink';
  readonly hasPassword: boolean;
  readonly onClose: () => void;
};

/** Links by way of the provider's own page, from which the browser comes back to this screen. */
export function LinkDialog({ name, act, hasPassword, onClose }: Props) {
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema: linkSingleSignOn.body,
    start: { currentPassword: '' },
    send: async (body) => {
      if (act === 'link') {
        const { address } = await callApi(linkSingleSignOn, { body });
        window.location.assign(address);
        return;
      }
      await callApi(unlinkSingleSignOn, { body });
      showToast({ title: 'Single Sign-On Unlinked', description: 'You sign in with your password.' });
      onClose();
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });

  return (
    <Dialog title={act === 'link' ? `Link ${name}?` : `Unlink ${name}?`} onClose={onClose}>
      <DialogForm
        form={form}
        action={act === 'link' ? 'Continue' : 'Unlink'}
        look={act === 'link' ? 'primary' : 'danger'}
        onCancel={onClose}
      >
        <p className="text-pencil">
          {act === 'link'
            ? 'You sign in there next and come back here. From then on either way opens this account.'
            : 'From then on your password alone opens this account. You can link it again at any time.'}
        </p>
        <CurrentPasswordField hasPassword={hasPassword} {...form.field('currentPassword')} />
      </DialogForm>
    </Dialog>
  );
}
