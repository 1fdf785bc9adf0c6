import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '../../components/brand.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** The quiet page that sign-in, sign-up and login share. */
export function IdentityPage({ title, lead, children, footer }: Props) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col px-5 py-8">
      <PageTitle title={title} />
      <header>
        <Link to="/" className="inline-block no-underline">
          <Brand />
        </Link>
      </header>
      <main className="my-auto py-10">
        <h1 className="font-serif text-28 font-semibold tracking-tight">{title}</h1>
        <p className="mt-2 text-16 text-pencil">{lead}</p>
        <div className="mt-6 rounded-lg border border-rule bg-sheet p-6">{children}</div>
        {footer !== undefined && <p className="mt-5 text-center text-pencil">{footer}</p>}
      </main>
    </div>
  );
}
