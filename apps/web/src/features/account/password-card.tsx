import { changePassword } from '@greenpen/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/form/button.tsx';
import { Field } from '../../components/form/field.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { callApi } from '../../api/call-api.ts';
import { sessionsQuery } from './account-queries.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { useAccountForm } from './use-account-form.ts';

const empty = { currentPassword: '', newPassword: '', endOtherSessions: true };

export function PasswordCard() {
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema: changePassword.body,
    start: empty,
    send: async (body) => {
      await callApi(changePassword, { body });
      form.reset(empty);
      showToast({
        title: 'Password Changed',
        description: body.endOtherSessions
          ? 'You are signed out everywhere else. If you had an API key, it was revoked.'
          : 'Use it the next time you sign in. If you had an API key, it was revoked.',
      });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4 p-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <CurrentPasswordField hasPassword {...form.field('currentPassword')} />
        <Field
          label="New password"
          error={form.field('newPassword').error}
          hint="At least 8 characters; a few words are better than one."
        >
          {(control) => (
            <input
              {...control}
              {...form.register('newPassword')}
              type="password"
              autoComplete="new-password"
              className="field"
            />
          )}
        </Field>
      </div>
      <FormProblem message={form.problem} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <label className="flex min-h-6 items-center gap-2.5">
          <input {...form.register('endOtherSessions')} type="checkbox" className="choice" />
          Sign out everywhere else
        </label>
        <Button type="submit" isBusy={form.isSubmitting} className="ml-auto">
          Change password
        </Button>
      </div>
    </form>
  );
}
