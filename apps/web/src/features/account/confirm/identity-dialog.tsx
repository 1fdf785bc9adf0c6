import { confirmIdentity, freshMinutes } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { callApi } from '../../../lib/api.ts';
import { inOurWords } from '../../../lib/form-words.ts';
import { accountQuery } from '../account-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { FormAlert } from '../form-alert.tsx';
import { formFailure } from '../form-failure.ts';

type Props = { readonly onConfirmed: () => void; readonly onClose: () => void };

/** Asks who is at the screen to show that it is them, before something is done in their name that matters. */
export function IdentityDialog({ onConfirmed, onClose }: Props) {
  const { data: account } = useQuery(accountQuery);
  const isByProvider = account?.hasPassword === false;
  return (
    <Dialog
      title="Is it still you?"
      description="You signed in a while ago, and this is only for you to do."
      onClose={onClose}
    >
      {isByProvider ? (
        <AtProvider name={account.singleSignOn.name ?? 'your provider'} onClose={onClose} />
      ) : (
        <ByPassword onConfirmed={onConfirmed} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ByPassword({ onConfirmed, onClose }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(confirmIdentity.body, inOurWords),
    defaultValues: { currentPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await callApi(confirmIdentity, { body });
      onConfirmed();
    } catch (error) {
      const { field, message } = formFailure(error, ['currentPassword']);
      setError(field, { message }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <CurrentPasswordField
        hasPassword
        label="Your password"
        register={register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <p className="text-13 text-pencil">Then you are not asked again for {freshMinutes} minutes.</p>
      <FormAlert message={errors.root?.message} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isSubmitting}>
          Continue
        </Button>
      </DialogActions>
    </form>
  );
}

function AtProvider({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const returnTo = encodeURIComponent(window.location.pathname + window.location.search);
  return (
    <>
      <p className="text-pencil">
        You have no password here. Sign in with {name} once more; you come back to this screen and can go on.
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
