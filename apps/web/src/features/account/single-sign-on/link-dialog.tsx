import { linkSingleSignOn, unlinkSingleSignOn } from '@greenpen/api-contract';
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

type Props = {
  readonly name: string;
  readonly act: 'link' | 'unlink';
  readonly hasPassword: boolean;
  readonly onClose: () => void;
};

/** Links by way of the provider's own page, from which the browser comes back to this screen. */
export function LinkDialog({ name, act, hasPassword, onClose }: Props) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(linkSingleSignOn.body, inOurWords),
    defaultValues: { currentPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      if (act === 'link') {
        const { address } = await callApi(linkSingleSignOn, { body });
        window.location.assign(address);
        return;
      }
      await callApi(unlinkSingleSignOn, { body });
      showToast({ title: 'Single Sign-On Unlinked', description: 'You sign in with your password.' });
      onClose();
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    } catch (error) {
      const { field, message } = formFailure(error, ['currentPassword']);
      setError(field, { message }, { shouldFocus: true });
    }
  });

  return (
    <Dialog title={act === 'link' ? `Link ${name}?` : `Unlink ${name}?`} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-pencil">
          {act === 'link'
            ? 'You sign in there next and come back here. From then on either way opens this account.'
            : 'From then on your password alone opens this account. You can link it again at any time.'}
        </p>
        <CurrentPasswordField
          hasPassword={hasPassword}
          register={register('currentPassword')}
          error={errors.currentPassword?.message}
        />
        <FormAlert message={errors.root?.message} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look={act === 'link' ? 'primary' : 'danger'} isBusy={isSubmitting}>
            {act === 'link' ? 'Continue' : 'Unlink'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
