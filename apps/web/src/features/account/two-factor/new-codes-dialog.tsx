import { replaceRecoveryCodes } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { callApi } from '../../../lib/api.ts';
import { inOurWords } from '../../../lib/form-words.ts';
import { accountQuery } from '../account-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { FormAlert } from '../form-alert.tsx';
import { formFailure } from '../form-failure.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = { readonly hasPassword: boolean; readonly onClose: () => void };

export function NewCodesDialog({ hasPassword, onClose }: Props) {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(replaceRecoveryCodes.body, inOurWords),
    defaultValues: { currentPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      setCodes((await callApi(replaceRecoveryCodes, { body })).recoveryCodes);
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    } catch (error) {
      const { field, message } = formFailure(error, ['currentPassword']);
      setError(field, { message }, { shouldFocus: true });
    }
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
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-pencil">You get ten new codes, and the ones that you have stop working at once.</p>
        <CurrentPasswordField
          hasPassword={hasPassword}
          register={register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <FormAlert message={errors.root?.message} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isSubmitting}>
            Make new codes
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
