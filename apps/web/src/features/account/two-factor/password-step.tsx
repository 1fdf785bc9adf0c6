import { beginTwoFactor } from '@greenpen/api-contract';
import { callApi } from '../../../api/call-api.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import type { Secret } from './scan-step.tsx';

type Props = {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  readonly onBegun: (secret: Secret) => void;
};

export function PasswordStep({ hasPassword, onClose, onBegun }: Props) {
  const form = useAccountForm({
    schema: beginTwoFactor.body,
    start: { currentPassword: '' },
    send: async (body) => {
      onBegun(await callApi(beginTwoFactor, { body }));
    },
  });

  return (
    <DialogForm form={form} action="Continue" onCancel={onClose}>
      <p className="text-pencil">
        After your password, signing in then asks for a six-digit code. You need an authenticator app on your
        phone, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis.
      </p>
      <CurrentPasswordField hasPassword={hasPassword} {...form.field('currentPassword')} />
    </DialogForm>
  );
}
