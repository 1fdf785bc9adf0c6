import { changePassword } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { callApi } from '../../../lib/api.ts';
import { inOurWords } from '../../../lib/form-words.ts';
import { sessionsQuery } from '../account-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { FormAlert } from '../form-alert.tsx';
import { formFailure } from '../form-failure.ts';

const empty = { currentPassword: '', newPassword: '', endOtherSessions: true };

export function PasswordCard() {
  const queryClient = useQueryClient();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(changePassword.body, inOurWords),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await callApi(changePassword, { body });
      reset(empty);
      showToast({
        title: 'Password Changed',
        description: body.endOtherSessions
          ? 'You are signed out everywhere else.'
          : 'Use it the next time you sign in.',
      });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    } catch (error) {
      const { field, message } = formFailure(error, ['currentPassword', 'newPassword']);
      setError(field, { message }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 p-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <CurrentPasswordField
          hasPassword
          register={register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <Field
          label="New password"
          error={errors.newPassword?.message}
          hint="At least 8 characters; a few words are better than one."
        >
          {(control) => (
            <input
              {...control}
              {...register('newPassword')}
              type="password"
              autoComplete="new-password"
              className="field"
            />
          )}
        </Field>
      </div>
      <FormAlert message={errors.root?.message} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <label className="flex min-h-6 items-center gap-2.5">
          <input {...register('endOtherSessions')} type="checkbox" className="choice" />
          Sign out everywhere else
        </label>
        <Button type="submit" isBusy={isSubmitting} className="ml-auto">
          Change password
        </Button>
      </div>
    </form>
  );
}
