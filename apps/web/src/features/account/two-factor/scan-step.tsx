import { confirmTwoFactor } from '@greenpen/api-contract';
import { useEffect } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { DialogForm } from '../dialog-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
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
  const form = useAccountForm({
    schema: confirmTwoFactor.body,
    start: { code: '' },
    send: async (body) => {
      onConfirmed((await callApi(confirmTwoFactor, { body })).recoveryCodes);
    },
  });
  const { setFocus } = form;

  // Synchronises with the keyboard: this step takes the place of the field that had the focus.
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <DialogForm form={form} action="Switch on" onCancel={onClose}>
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
      <CodeField {...form.field('code')} />
    </DialogForm>
  );
}

function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/gu, '$& ');
}
