import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { accountQuery } from '../account-queries.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep, type Secret } from './scan-step.tsx';

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

/** Password, app, recovery codes: the last step cannot be passed over by accident. */
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
