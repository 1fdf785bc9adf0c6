import { confirmTwoFactor } from '@greenpen/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog.tsx';
import { callApi } from '../../../lib/api.ts';
import { inOurWords } from '../../../lib/form-words.ts';
import { FormAlert } from '../form-alert.tsx';
import { formFailure } from '../form-failure.ts';
import { CodeField } from './code-field.tsx';
import { QrPicture } from './qr-picture.tsx';

export type Secret = {
  readonly uri: string;
  /** In base32, for typing it in. */
  readonly secret: string;
};

type Props = {
  readonly secret: Secret;
  readonly onClose: () => void;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
};

export function ScanStep({ secret, onClose, onConfirmed }: Props) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(confirmTwoFactor.body, inOurWords),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;

  // Synchronises with the keyboard: this step takes the place of the field that had the focus.
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async (body) => {
    try {
      onConfirmed((await callApi(confirmTwoFactor, { body })).recoveryCodes);
    } catch (error) {
      const { field, message } = formFailure(error, ['code']);
      setError(field, { message }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div className="flex flex-col items-start gap-5 sm:flex-row">
        <QrPicture text={secret.uri} label="QR code for your authenticator app" />
        <ol className="grid list-decimal gap-2 pl-5 marker:text-pencil">
          <li>Scan the picture with your authenticator app.</li>
          <li>
            No camera at hand? Type this key into the app instead:
            <code className="mt-1 block font-mono text-13 break-words select-all">
              {inFours(secret.secret)}
            </code>
          </li>
          <li>Enter the code that the app shows.</li>
        </ol>
      </div>
      <CodeField register={register('code')} error={errors.code?.message} />
      <FormAlert message={errors.root?.message} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isSubmitting}>
          Switch on
        </Button>
      </DialogActions>
    </form>
  );
}

function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/gu, '$& ');
}
