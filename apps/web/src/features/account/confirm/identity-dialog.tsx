import { confirmIdentity, freshMinutes } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '../../../components/form/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { callApi } from '../../../api/call-api.ts';
import { accountQuery } from '../account-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { CodeField } from '../two-factor/code-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { useAccountForm } from '../use-account-form.ts';

type Props = { readonly onConfirmed: () => void; readonly onClose: () => void };

/** Asks the user to confirm their identity before a sensitive action. */
export function IdentityDialog({ onConfirmed, onClose }: Props) {
  const { data: account } = useQuery(accountQuery);
  const isByProvider = account?.hasPassword === false;
  return (
    <Dialog
      title="Confirm your identity"
      description="You signed in a while ago. Please confirm that it is you."
      onClose={onClose}
    >
      {isByProvider ? (
        <AtProvider name={account.singleSignOn.name ?? 'your provider'} onClose={onClose} />
      ) : (
        <ByPassword asksCode={account?.twoFactor.isOn === true} onConfirmed={onConfirmed} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ByPassword({ asksCode, onConfirmed, onClose }: Props & { readonly asksCode: boolean }) {
  const form = useAccountForm({
    schema: confirmIdentity.body,
    start: { currentPassword: '', code: '' },
    send: async (body) => {
      await callApi(confirmIdentity, { body });
      onConfirmed();
    },
  });
  return (
    <DialogForm form={form} action="Continue" onCancel={onClose}>
      <CurrentPasswordField hasPassword label="Your password" {...form.field('currentPassword')} />
      {asksCode && <CodeField {...form.field('code')} takesRecoveryCode />}
      <p className="text-13 text-pencil">You will not be asked again for {freshMinutes} minutes.</p>
    </DialogForm>
  );
}

function AtProvider({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const returnTo = encodeURIComponent(window.location.pathname + window.location.search);
  return (
    <>
      <p className="text-pencil">
        Your account has no password. Sign in with {name} again to continue; you will return to this screen.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <a href={`/api/identity/oidc?returnTo=${returnTo}`} className={buttonClass('primary')}>
          Sign in with {name}
        </a>
      </DialogActions>
    </>
  );
}
