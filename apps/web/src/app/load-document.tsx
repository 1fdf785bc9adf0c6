import { useEffect } from 'react';
import { SpinnerPage } from '../components/loading/spinner.tsx';

/** Loads the server's document at this address, for pages that are not part of the app. */
export function LoadDocument() {
  // Synchronises with the address, which has a separate document.
  useEffect(() => window.location.reload(), []);
  return <SpinnerPage />;
}
