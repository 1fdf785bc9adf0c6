import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { Brand } from '../components/brand.tsx';
import { buttonClass } from '../components/form/button.tsx';
import { EmptyState } from '../components/page/empty-state.tsx';
import { SpinnerPage } from '../components/loading/spinner.tsx';
import { useSession } from '../session/session.ts';
import { ProductFrame } from './product-frame.tsx';
import { PageTitle } from '../components/page/page-title.tsx';

function NotFound() {
  return (
    <>
      <PageTitle title="Page not found" />
      <EmptyState
        isScreen
        icon={<FileQuestion size={20} />}
        title="404: Page not found"
        text="This page does not exist. The address may be mistyped, or the page has moved."
        action={
          <Link to="/" className={buttonClass('primary')}>
            Go to the home page
          </Link>
        }
      />
    </>
  );
}

/** Inside the shell if signed in, otherwise as a full page. */
export function NotFoundRoute() {
  const session = useSession();
  if (session.status === 'unknown') return <SpinnerPage />;
  if (session.status === 'signed-in') {
    return (
      <ProductFrame>
        <NotFound />
      </ProductFrame>
    );
  }
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] items-center p-6">
      <Link to="/" className="no-underline">
        <Brand />
      </Link>
      <NotFound />
    </main>
  );
}
