import { changeEmail, lookUp } from '@greenpen/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { callApi } from '../../../api/call-api.ts';
import { sessionQuery } from '../../../session/session.ts';
import { accountQuery } from '../account-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { useAccountForm } from '../use-account-form.ts';

const outcomes = {
  // The answer does not say whether another account has the address; the profile shows which one counts.
  changed: {
    title: 'Check Your E-mail',
    description:
      'You sign in with the address that your profile shows. It stays the same if the new one cannot be used.',
  },
  'link-sent': {
    title: 'Look in Your Mail',
    description: 'Open the link that was sent to the new address. Until then you sign in as before.',
  },
} as const;

type Props = { readonly hasPassword: boolean; readonly onClose: () => void };

export function ChangeEmailDialog({ hasPassword, onClose }: Props) {
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema: changeEmail.body,
    start: { email: '', currentPassword: '' },
    send: async (body) => {
      const { status } = await callApi(changeEmail, { body });
      showToast(lookUp(outcomes, status) ?? { title: 'E-mail Change Asked For' });
      onClose();
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });

  return (
    <Dialog title="Change e-mail" onClose={onClose}>
      <DialogForm form={form} action="Change e-mail" onCancel={onClose}>
        <Field label="New e-mail" error={form.field('email').error}>
          {(control) => (
            <input
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="email"
              className="field"
            />
          )}
        </Field>
        <CurrentPasswordField hasPassword={hasPassword} {...form.field('currentPassword')} />
      </DialogForm>
    </Dialog>
  );
}
