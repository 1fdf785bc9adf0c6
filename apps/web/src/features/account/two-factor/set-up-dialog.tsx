import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { accountQuery } from '../account-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { beginTwoFactor, confirmTwoFactor } from '@greenpen/api-contract';
import { callApi } from '../../../api/call-api.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { CodeField } from './code-field.tsx';
import { encodeQR } from 'qr';

/** Modules of quiet zone around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'scan'; readonly secret: Secret }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

const titles = {
  password: 'Set up two-factor sign-in',
  scan: 'Connect your app',
  codes: 'Save your recovery codes',
} as const;

type Props = { readonly hasPassword: boolean; readonly onClose: () => void };

/** Password, app, recovery codes: the last step cannot be skipped by accident. */
export function SetUpDialog({ hasPassword, onClose }: Props) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const isOn = step.name === 'codes';

  return (
    <Dialog title={titles[step.name]} {...(isOn ? {} : { onClose })}>
      {step.name === 'password' && (
        <PasswordStep
          hasPassword={hasPassword}
          onClose={onClose}
          onBegun={(secret) => setStep({ name: 'scan', secret })}
        />
      )}
      {step.name === 'scan' && (
        <ScanStep
          secret={step.secret}
          onClose={onClose}
          onConfirmed={(codes) => {
            setStep({ name: 'codes', codes });
            void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
          }}
        />
      )}
      {step.name === 'codes' && (
        <RecoveryCodes
          lead="Two-factor sign-in is on. If you lose your phone, each of these codes signs you in once."
          codes={step.codes}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

type PasswordStepProps = {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  readonly onBegun: (secret: Secret) => void;
};

function PasswordStep({ hasPassword, onClose, onBegun }: PasswordStepProps) {
  const form = useAccountForm({
    schema: beginTwoFactor.body,
    start: { currentPassword: '' },
    send: async (body) => {
      onBegun(await callApi(beginTwoFactor, { body }));
    },
  });

  return (
    <DialogForm form={form} action="Continue" onCancel={onClose}>
      <p className="text-pencil">
        After your password, signing in then asks for a six-digit code. You need an authenticator app on your
        phone, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis. Switching it on
        signs you out everywhere else and revokes your API key.
      </p>
      <CurrentPasswordField hasPassword={hasPassword} {...form.field('currentPassword')} />
    </DialogForm>
  );
}

type Secret = {
  readonly uri: string;
  /** In base32, for manual entry. */
  readonly secret: string;
};

type ScanStepProps = {
  readonly secret: Secret;
  readonly onClose: () => void;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
};

function ScanStep({ secret, onClose, onConfirmed }: ScanStepProps) {
  const form = useAccountForm({
    schema: confirmTwoFactor.body,
    start: { code: '' },
    send: async (body) => {
      onConfirmed((await callApi(confirmTwoFactor, { body })).recoveryCodes);
    },
  });
  const { setFocus } = form;

  // Synchronises focus: this step replaces the field that had it.
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <DialogForm form={form} action="Switch on" onCancel={onClose}>
      <div className="flex flex-col items-start gap-5 sm:flex-row">
        <QrPicture text={secret.uri} label="QR code for your authenticator app" />
        <ol className="grid list-decimal gap-2 pl-5 marker:text-pencil">
          <li>Scan the QR code with your authenticator app.</li>
          <li>
            If you cannot scan it, type this key into the app instead:
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

/** Black on white in both themes, which cameras read best. */
function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      // An inline SVG cannot be an <img>.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-md border border-rule"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** A QR code as one path: each run of dark modules in a row is a bar of height 1. `size` includes the quiet zone. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const bars: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      let end = x;
      while (row[end] === true) end += 1;
      bars.push(`M${x} ${y}h${end - x}v1H${x}z`);
      x = end;
    }
  }
  return { size: rows.length, path: bars.join('') };
}
