import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SpinnerPage } from '../components/loading/spinner.tsx';
import { showLastError } from '../components/toast/toast-store.ts';
import { Toaster } from '../components/toast/toast.tsx';
import { TooltipProvider } from '../components/tooltip.tsx';
import { loginAddress } from '../session/return-to.ts';
import { onSessionEnd } from '../session/session-end.ts';
import { sessionQuery, useSession } from '../session/session.ts';
import { ServerAway } from './server-away.tsx';
import { Shell } from './shell/shell.tsx';

/** The frame of every signed-in screen: session check, shell, toasts and tooltips. */
export function ProductFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <TooltipProvider>
      <Gate>{children ?? <Outlet />}</Gate>
      <Toaster />
    </TooltipProvider>
  );
}

function Gate({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const queryClient = useQueryClient();

  // Synchronises with answers that say the session is over.
  useEffect(
    () =>
      onSessionEnd(() => {
        if (queryClient.getQueryData(sessionQuery.queryKey) !== null) {
          queryClient.setQueryData(sessionQuery.queryKey, null);
        }
      }),
    [queryClient],
  );

  switch (session.status) {
    case 'unknown':
      return <SpinnerPage />;
    case 'unreachable':
      return <ServerAway onRetry={session.retry} />;
    case 'signed-out':
      return <ToSignIn />;
    case 'signed-in':
    default:
      return <Shell user={session.user}>{children}</Shell>;
  }
}

function ToSignIn() {
  const { pathname, search } = useLocation();

  // Synchronises with the address bar: shows the toast for half a second, then redirects to the sign-in page.
  useEffect(() => {
    showLastError('Unauthorized', 'You are logged out. Logging in again...');
    const timer = setTimeout(() => window.location.assign(loginAddress(pathname + search)), 500);
    return () => clearTimeout(timer);
  }, [pathname, search]);

  return <SpinnerPage />;
}
