import { switchOffTwoFactor } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { callApi } from '../../../lib/api.ts';
import { inOurWords } from '../../../lib/form-words.ts';
import { accountQuery } from '../account-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { FormAlert } from '../form-alert.tsx';
import { formFailure } from '../form-failure.ts';
import { CodeField } from './code-field.tsx';

type Props = { readonly hasPassword: boolean; readonly onClose: () => void };

export function SwitchOffDialog({ hasPassword, onClose }: Props) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(switchOffTwoFactor.body, inOurWords),
    defaultValues: { currentPassword: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await callApi(switchOffTwoFactor, { body });
      showToast({
        title: 'Two-Factor Sign-In Is Off',
        description: 'Your password alone opens this account now.',
      });
      onClose();
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    } catch (error) {
      const { field, message } = formFailure(error, ['currentPassword', 'code']);
      setError(field, { message }, { shouldFocus: true });
    }
  });

  return (
    <Dialog title="Switch off two-factor sign-in?" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-pencil">
          Your password alone will open this account. The app's entry and your recovery codes stop working.
        </p>
        <CurrentPasswordField
          hasPassword={hasPassword}
          register={register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <CodeField register={register('code')} error={errors.code?.message} takesRecoveryCode />
        <FormAlert message={errors.root?.message} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="danger" isBusy={isSubmitting}>
            Switch off
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
