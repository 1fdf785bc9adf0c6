import type { Account } from '@greenpen/api-contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { formatCount } from '../../../components/format.ts';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { SwitchOffDialog } from './switch-off-dialog.tsx';

const FEW_CODES = 3;

type Open = 'nothing' | 'set-up' | 'new-codes' | 'switch-off';

/** Whether a code of an app is asked besides the password, and the ways to change that. */
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
                ? 'Until it is on, nothing but this screen opens.'
                : 'Your password alone opens this account.'}
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
