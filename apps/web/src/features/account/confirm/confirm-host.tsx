import { lazy, Suspense, useEffect, useState } from 'react';
import { onConfirmationNeeded } from '../../../session/confirm-identity.ts';

const IdentityDialog = lazy(async () => ({
  default: (await import('./identity-dialog.tsx')).IdentityDialog,
}));

type Asked = { readonly answer: (isConfirmed: boolean) => void };

/** Waits for calls that need a fresh sign-in; the dialog is loaded only then. */
export function ConfirmHost() {
  const [asked, setAsked] = useState<Asked | null>(null);

  // Synchronises with calls that any screen makes.
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
