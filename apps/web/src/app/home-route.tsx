import { lazy, Suspense } from 'react';
import { SpinnerPage } from '../components/spinner.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { useSession } from '../lib/session.ts';

const SignedInHome = lazy(async () => ({ default: (await import('./signed-in-home.tsx')).SignedInHome }));

/** The address "/": the dashboard for who is signed in, else the landing page. */
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
    case 'signed-out':
    case 'unreachable':
    default:
      return <LandingPage />;
  }
}
