import { changeEmail } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { callApi } from '../../../lib/api.ts';
import { inOurWords } from '../../../lib/form-words.ts';
import { sessionQuery } from '../../../lib/session.ts';
import { accountQuery } from '../account-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { FormAlert } from '../form-alert.tsx';
import { formFailure } from '../form-failure.ts';

const outcomes = {
  changed: { title: 'E-mail Changed', description: 'You sign in with the new address from now on.' },
  'link-sent': {
    title: 'Look in Your Mail',
    description: 'Open the link that was sent to the new address. Until then you sign in as before.',
  },
} as const;

type Props = { readonly hasPassword: boolean; readonly onClose: () => void };

export function ChangeEmailDialog({ hasPassword, onClose }: Props) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(changeEmail.body, inOurWords),
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      const { status } = await callApi(changeEmail, { body });
      showToast(outcomes[status]);
      onClose();
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    } catch (error) {
      const { field, message } = formFailure(error, ['email', 'currentPassword']);
      setError(field, { message }, { shouldFocus: true });
    }
  });

  return (
    <Dialog title="Change e-mail" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label="New e-mail" error={errors.email?.message}>
          {(control) => (
            <input {...control} {...register('email')} type="email" autoComplete="email" className="field" />
          )}
        </Field>
        <CurrentPasswordField
          hasPassword={hasPassword}
          register={register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <FormAlert message={errors.root?.message} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isSubmitting}>
            Change e-mail
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
