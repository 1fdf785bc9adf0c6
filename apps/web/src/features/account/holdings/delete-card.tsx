import type { Account, Holdings } from '@greenpen/api-contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

type Props = { readonly account: Account; readonly holdings: Holdings };

export function DeleteCard({ account, holdings }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (holdings.isLastAdmin) {
    return (
      <p className="p-5">
        You are the only administrator, and others use this installation. Make somebody else an administrator
        on the admin screen first; then you can delete your account here.
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="min-w-0 grow basis-64">
        Everything in it is gone at once, and nobody can bring it back. Export it first if you may want it
        later.
      </p>
      <Button look="danger" onClick={() => setOpen(true)} className="ml-auto">
        Delete account
      </Button>
      {isOpen && <DeleteAccountDialog account={account} holdings={holdings} onClose={() => setOpen(false)} />}
    </div>
  );
}
