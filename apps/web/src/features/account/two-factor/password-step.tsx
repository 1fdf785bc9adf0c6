import { beginTwoFactor } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog.tsx';
import { callApi } from '../../../lib/api.ts';
import { inOurWords } from '../../../lib/form-words.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { FormAlert } from '../form-alert.tsx';
import { formFailure } from '../form-failure.ts';
import type { Secret } from './scan-step.tsx';

type Props = {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  readonly onBegun: (secret: Secret) => void;
};

export function PasswordStep({ hasPassword, onClose, onBegun }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(beginTwoFactor.body, inOurWords),
    defaultValues: { currentPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      onBegun(await callApi(beginTwoFactor, { body }));
    } catch (error) {
      const { field, message } = formFailure(error, ['currentPassword']);
      setError(field, { message }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-pencil">
        After your password, signing in then asks for a six-digit code. You need an authenticator app on your
        phone, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis.
      </p>
      <CurrentPasswordField
        hasPassword={hasPassword}
        register={register('currentPassword')}
        error={errors.currentPassword?.message}
      />
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
