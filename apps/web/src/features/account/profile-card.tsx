import { updateAccount, type Account, changeEmail, lookUp } from '@greenpen/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/form/button.tsx';
import { Field } from '../../components/form/field.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { callApi } from '../../api/call-api.ts';
import { sessionQuery } from '../../session/session.ts';
import { accountQuery } from './account-queries.ts';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { useAccountForm } from './use-account-form.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { DialogForm } from './dialog-form.tsx';

/** The name in the sidebar and the sign-in address. */
export function ProfileCard({ account }: { readonly account: Account }) {
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema: updateAccount.body,
    start: namesOf(account),
    send: async (body) => {
      const saved = await callApi(updateAccount, { body });
      queryClient.setQueryData(accountQuery.queryKey, saved);
      form.reset(namesOf(saved));
      showToast({ title: 'Profile Saved', description: 'Your name is up to date.' });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });

  return (
    <>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4 p-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" error={form.field('firstName').error}>
            {(control) => (
              <input
                {...control}
                {...form.register('firstName')}
                type="text"
                // A valid HTML autofill field name that the linter does not know.
                // oxlint-disable-next-line jsx-a11y/autocomplete-valid
                autoComplete="given-name"
                className="field"
              />
            )}
          </Field>
          <Field label="Last name" error={form.field('lastName').error}>
            {(control) => (
              <input
                {...control}
                {...form.register('lastName')}
                type="text"
                // A valid HTML autofill field name that the linter does not know.
                // oxlint-disable-next-line jsx-a11y/autocomplete-valid
                autoComplete="family-name"
                className="field"
              />
            )}
          </Field>
        </div>
        <FormProblem message={form.problem} />
        <Button
          type="submit"
          isBusy={form.isSubmitting}
          disabled={!form.isDirty}
          className="justify-self-end"
        >
          Save name
        </Button>
      </form>
      <EmailRow account={account} />
    </>
  );
}

/** The sign-in address, with the dialog that changes it. */
function EmailRow({ account }: { readonly account: Account }) {
  const [isChangingEmail, setChangingEmail] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-rule px-5 py-4">
        <div className="min-w-0">
          <h3 className="text-13 font-medium">E-mail</h3>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 break-words">{account.email}</span>
            {account.isEmailVerified && <Badge tone="green">Verified</Badge>}
          </p>
          {account.pendingEmail !== null && (
            <p className="mt-1 text-13 text-pencil">
              Waiting for you to open the link that we sent to <strong>{account.pendingEmail}</strong>. Until
              then, you sign in as before.
            </p>
          )}
        </div>
        <Button onClick={() => setChangingEmail(true)}>Change e-mail</Button>
      </div>
      {isChangingEmail && (
        <ChangeEmailDialog hasPassword={account.hasPassword} onClose={() => setChangingEmail(false)} />
      )}
    </>
  );
}

function namesOf({ firstName, lastName }: Account) {
  return { firstName: firstName ?? '', lastName: lastName ?? '' };
}

const outcomes = {
  // The response does not reveal whether another account has the address; the profile shows the current one.
  changed: {
    title: 'Check Your E-mail',
    description:
      'You sign in with the address shown in your profile. It stays the same if the new one cannot be used.',
  },
  'link-sent': {
    title: 'Check Your E-mail',
    description: 'Open the link that we sent to the new address. Until then, you sign in as before.',
  },
} as const;

type Props = { readonly hasPassword: boolean; readonly onClose: () => void };

function ChangeEmailDialog({ hasPassword, onClose }: Props) {
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema: changeEmail.body,
    start: { email: '', currentPassword: '' },
    send: async (body) => {
      const { status } = await callApi(changeEmail, { body });
      showToast(lookUp(outcomes, status) ?? { title: 'E-mail Change Requested' });
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
