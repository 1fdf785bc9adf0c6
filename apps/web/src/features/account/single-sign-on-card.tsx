import { type Account, linkSingleSignOn, unlinkSingleSignOn } from '@greenpen/api-contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/form/button.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { callApi } from '../../api/call-api.ts';
import { accountQuery } from './account-queries.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { DialogForm } from './dialog-form.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Fixed messages for a failed link, by the code in the provider's redirect. */
const problems: Readonly<Record<string, string>> = {
  'identity-taken': 'This single sign-on identity is already linked to another account here.',
};

type Props = { readonly account: Account; readonly name: string };

/** Links or unlinks single sign-on. */
export function SingleSignOnCard({ account, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [search] = useSearchParams();
  const { hasPassword } = account;
  const { isLinked } = account.singleSignOn;
  const problem = search.get('problem');
  return (
    <div className="grid gap-4 p-5">
      {problem !== null && !isLinked && (
        <FormProblem message={problems[problem] ?? 'Nothing was linked. Please try again.'} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-3">
          <Badge {...(isLinked && { tone: 'green' })}>{isLinked ? 'Linked' : 'Not linked'}</Badge>
          <p className="text-pencil">{stateWords({ isLinked, hasPassword })}</p>
        </div>
        {(hasPassword || !isLinked) && (
          <Button onClick={() => setOpen(true)} className="ml-auto">
            {isLinked ? 'Unlink' : `Link ${name}`}
          </Button>
        )}
      </div>
      {isOpen && (
        <LinkDialog
          name={name}
          act={isLinked ? 'unlink' : 'link'}
          hasPassword={hasPassword}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

type State = { readonly isLinked: boolean; readonly hasPassword: boolean };

function stateWords({ isLinked, hasPassword }: State): string {
  if (!isLinked) return 'You sign in with your password only.';
  return hasPassword
    ? 'You can sign in with it or with your password.'
    : 'It is the only way to sign in to this account.';
}

type LinkDialogProps = {
  readonly name: string;
  readonly act: 'link' | 'unlink';
  readonly hasPassword: boolean;
  readonly onClose: () => void;
};

/** Links through the provider's page, which redirects back to this screen. */
function LinkDialog({ name, act, hasPassword, onClose }: LinkDialogProps) {
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
            ? 'You will sign in there and then return here. After that, you can sign in either way.'
            : 'After that, you sign in with your password only. You can link it again at any time.'}
        </p>
        <CurrentPasswordField hasPassword={hasPassword} {...form.field('currentPassword')} />
      </DialogForm>
    </Dialog>
  );
}
