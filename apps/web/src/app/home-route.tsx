import { lazy, Suspense } from 'react';
import { SpinnerPage } from '../components/loading/spinner.tsx';
import { useSession } from '../session/session.ts';
import { LoadDocument } from './load-document.tsx';
import { ServerAway } from './server-away.tsx';

const SignedInHome = lazy(async () => ({ default: (await import('./signed-in-home.tsx')).SignedInHome }));

/** The address "/": the dashboard if signed in; visitors get a prerendered page. */
export function HomeRoute() {
  const session = useSession();
  switch (session.status) {
    case 'unknown':
      return <SpinnerPage />;
    case 'signed-in':
      return (
        <Suspense fallback={<SpinnerPage />}>
          <SignedInHome />
        </Suspense>
      );
    case 'unreachable':
      return <ServerAway onRetry={session.retry} />;
    case 'signed-out':
    default:
      return <LoadDocument />;
  }
}
