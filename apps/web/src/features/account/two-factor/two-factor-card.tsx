import { type Account, switchOffTwoFactor, replaceRecoveryCodes } from '@greenpen/api-contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/form/button.tsx';
import { formatCount } from '../../../components/format.ts';
import { SetUpDialog } from './set-up-dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { callApi } from '../../../api/call-api.ts';
import { accountQuery } from '../account-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const FEW_CODES = 3;

type Open = 'nothing' | 'set-up' | 'new-codes' | 'switch-off';

/** Shows whether two-factor authentication is on, with actions to change it. */
export function TwoFactorCard({ account }: { readonly account: Account }) {
  const [open, setOpen] = useState<Open>('nothing');
  const { twoFactor, hasPassword } = account;
  const close = () => setOpen('nothing');

  return (
    <div className="grid gap-4 p-5">
      {twoFactor.isOn ? (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone="green">On</Badge>
            <p className={twoFactor.recoveryCodesLeft < FEW_CODES ? 'text-yellow' : 'text-pencil'}>
              {twoFactor.recoveryCodesLeft === 0
                ? 'No recovery codes are left. Make new ones, so that a lost phone does not lock you out.'
                : `${formatCount(twoFactor.recoveryCodesLeft, 'recovery code')} left`}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen('new-codes')}>New recovery codes</Button>
            {!twoFactor.isRequired && (
              <Button look="danger" onClick={() => setOpen('switch-off')}>
                Switch off
              </Button>
            )}
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="flex min-w-0 items-center gap-3">
            <Badge>Off</Badge>
            <p className="text-pencil">
              {twoFactor.isRequired
                ? 'Until you set it up, only this screen is available.'
                : 'You sign in with your password only.'}
            </p>
          </div>
          <Button {...(twoFactor.isRequired && { look: 'primary' })} onClick={() => setOpen('set-up')}>
            Set up
          </Button>
        </div>
      )}
      {open === 'set-up' && <SetUpDialog hasPassword={hasPassword} onClose={close} />}
      {open === 'new-codes' && <NewCodesDialog hasPassword={hasPassword} onClose={close} />}
      {open === 'switch-off' && <SwitchOffDialog hasPassword={hasPassword} onClose={close} />}
    </div>
  );
}

type Props = { readonly hasPassword: boolean; readonly onClose: () => void };

function SwitchOffDialog({ hasPassword, onClose }: Props) {
  const queryClient = useQueryClient();
  const form = useAccountForm({
    schema: switchOffTwoFactor.body,
    start: { currentPassword: '', code: '' },
    send: async (body) => {
      await callApi(switchOffTwoFactor, { body });
      showToast({
        title: 'Two-Factor Sign-In Is Off',
        description: 'You now sign in with your password only.',
      });
      onClose();
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });

  return (
    <Dialog title="Switch off two-factor sign-in?" onClose={onClose}>
      <DialogForm form={form} action="Switch off" look="danger" onCancel={onClose}>
        <p className="text-pencil">
          You will sign in with your password only. The app's entry and your recovery codes stop working.
        </p>
        <CurrentPasswordField hasPassword={hasPassword} {...form.field('currentPassword')} />
        <CodeField {...form.field('code')} takesRecoveryCode />
      </DialogForm>
    </Dialog>
  );
}

type NewCodesDialogProps = { readonly hasPassword: boolean; readonly onClose: () => void };

function NewCodesDialog({ hasPassword, onClose }: NewCodesDialogProps) {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useAccountForm({
    schema: replaceRecoveryCodes.body,
    start: { currentPassword: '', code: '' },
    send: async (body) => {
      setCodes((await callApi(replaceRecoveryCodes, { body })).recoveryCodes);
      await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });

  if (codes !== null) {
    return (
      <Dialog title="Save your recovery codes">
        <RecoveryCodes
          lead="Each of these codes signs you in once without your phone. Your previous codes no longer work."
          codes={codes}
          onDone={onClose}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title="New recovery codes" onClose={onClose}>
      <DialogForm form={form} action="Make new codes" onCancel={onClose}>
        <p className="text-pencil">You get ten new codes, and your current ones stop working immediately.</p>
        <CurrentPasswordField hasPassword={hasPassword} {...form.field('currentPassword')} />
        <CodeField {...form.field('code')} takesRecoveryCode />
      </DialogForm>
    </Dialog>
  );
}
