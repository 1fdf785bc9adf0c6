import { Link } from 'react-router';
import { Brand } from '../../components/brand.tsx';
import { buttonClass } from '../../components/form/button.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';

/** The page shown after an account is deleted. */
export function AccountDeletedPage() {
  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col px-5 py-8">
      <PageTitle title="Account deleted" />
      <header>
        <Brand />
      </header>
      <main className="my-auto py-10">
        <h1 className="font-serif text-28 font-semibold tracking-tight">Your account is deleted</h1>
        <p className="mt-3 text-16 text-pencil">
          Your papers, feedback, courses and all other data were deleted, also in this browser. Thank you for
          grading with us.
        </p>
        <Link to="/" className={`${buttonClass('secondary')} mt-6`}>
          Go to the home page
        </Link>
      </main>
    </div>
  );
}
