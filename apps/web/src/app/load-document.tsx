import { useEffect } from 'react';
import { SpinnerPage } from '../components/loading/spinner.tsx';

/** Asks the server for the document at this address, where the product has none of its own. */
export function LoadDocument() {
  // Synchronises with the address, whose document is another one than this.
  useEffect(() => window.location.reload(), []);
  return <SpinnerPage />;
}
