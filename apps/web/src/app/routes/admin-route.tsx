import { Link, Outlet, useLocation } from 'react-router';
import { useSession } from '../../session/session.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Lock } from 'lucide-react';
import { buttonClass } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';

const places: readonly Place[] = [
  { path: '/admin', label: 'Overview', opens: '/admin/users/' },
  { path: '/admin/audit', label: 'Audit log' },
  { path: '/admin/messages', label: 'Messages' },
];

/** The administrators' screens; other users see a refusal. */
export function AdminRoute() {
  const session = useSession();
  return (
    <AdminFrame isAdmin={session.status === 'signed-in' && session.user.isAdmin}>
      <Outlet />
    </AdminFrame>
  );
}

type Place = {
  readonly path: string;
  readonly label: string;
  /** The path prefix of its sub-screens. */
  readonly opens?: string;
};

type Props = { readonly isAdmin: boolean; readonly children: ReactNode };

/** Navigation between the administrators' screens. */
function AdminFrame({ isAdmin, children }: Props) {
  const { pathname } = useLocation();
  if (!isAdmin) return <Forbidden />;
  return (
    <>
      <nav aria-label="Admin screens" className="mb-6 flex gap-1 border-b border-rule">
        {places.map((place) => {
          const current = currentOf(place, pathname);
          return (
            <Link
              key={place.path}
              to={place.path}
              aria-current={current}
              className={classNames(
                '-mb-px flex h-9 items-center border-b-2 px-3 text-13 font-medium no-underline transition-colors',
                current === undefined
                  ? 'border-transparent text-pencil hover:text-ink'
                  : 'border-pen text-ink',
              )}
            >
              {place.label}
            </Link>
          );
        })}
      </nav>
      {children}
    </>
  );
}

/** A sub-screen's tab is marked as its section, not as the current page. */
function currentOf({ path, opens }: Place, pathname: string): 'page' | 'true' | undefined {
  if (pathname.replace(/\/$/u, '') === path) return 'page';
  return opens !== undefined && pathname.startsWith(opens) ? 'true' : undefined;
}

function Forbidden() {
  return (
    <>
      <PageTitle title="For administrators" />
      <EmptyState
        isScreen
        icon={<Lock size={20} />}
        title="403: For administrators only"
        text="You need administrator rights to see this. Ask an administrator for access."
        action={
          <Link to="/dashboard" className={buttonClass('primary')}>
            Go to the dashboard
          </Link>
        }
      />
    </>
  );
}
