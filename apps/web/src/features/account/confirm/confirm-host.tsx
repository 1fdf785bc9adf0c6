import { lazy, Suspense, useEffect, useState } from 'react';
import { onConfirmationNeeded } from '../../../session/confirm-identity.ts';

const IdentityDialog = lazy(async () => ({
  default: (await import('./identity-dialog.tsx')).IdentityDialog,
}));

type Asked = { readonly answer: (isConfirmed: boolean) => void };

/** Listens for calls that need a recent sign-in and loads the dialog on demand. */
export function ConfirmHost() {
  const [asked, setAsked] = useState<Asked | null>(null);

  // Synchronises with API calls of all screens.
  useEffect(() => onConfirmationNeeded(() => new Promise((answer) => setAsked({ answer }))), []);

  if (asked === null) return null;
  const close = (isConfirmed: boolean) => {
    asked.answer(isConfirmed);
    setAsked(null);
  };
  return (
    <Suspense>
      <IdentityDialog onConfirmed={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  );
}
