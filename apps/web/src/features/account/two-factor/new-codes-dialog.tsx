import { replaceRecoveryCodes } from '@greenpen/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { callApi } from '../../../api/call-api.ts';
import { accountQuery } from '../account-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = { readonly hasPassword: boolean; readonly onClose: () => void };

export function NewCodesDialog({ hasPassword, onClose }: Props) {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useAccountForm({
    schema: replaceRecoveryCodes.body,
    start: { currentPassword: '', code: '' },
    send: async (body) => {
      setCodes((await callApi(replaceRecoveryCodes, { body })).recoveryCodes);
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });

  if (codes !== null) {
    return (
      <Dialog title="Save your recovery codes">
        <RecoveryCodes
          lead="Each of these codes signs you in once without your phone. The ones before have stopped."
          codes={codes}
          onDone={onClose}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title="New recovery codes" onClose={onClose}>
      <DialogForm form={form} action="Make new codes" onCancel={onClose}>
        <p className="text-pencil">You get ten new codes, and the ones that you have stop working at once.</p>
        <CurrentPasswordField hasPassword={hasPassword} {...form.field('currentPassword')} />
        <CodeField {...form.field('code')} takesRecoveryCode />
      </DialogForm>
    </Dialog>
  );
}
