import { NavLink, useLocation } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { Tooltip } from '../../components/tooltip.tsx';
import { type Screen, adminScreens, screens } from './screens.ts';

/** Dynamic imports of screens that other screens link to; the router uses the same ones. */
const chunks: Readonly<Record<string, () => Promise<unknown>>> = {
  '/dashboard': () => import('../routes/dashboard-route.tsx'),
  '/upload': () => import('../routes/upload-route.tsx'),
  '/grading-queue': () => import('../../features/queue/queue-page.tsx'),
  '/courses': () => import('../../features/courses/courses-page.tsx'),
  '/feedback-templates': () => import('../../features/templates/templates-page.tsx'),
  '/settings': () => import('../routes/settings-route.tsx'),
  '/api-keys': () => import('../../features/api-keys/api-keys-page.tsx'),
  '/assignments': () => import('../../features/review/review-page.tsx'),
};

type Props = {
  readonly isAdmin: boolean;
  readonly isCollapsed?: boolean;
  readonly onNavigate?: () => void;
};

export function ScreenLinks({ isAdmin, isCollapsed = false, onNavigate }: Props) {
  return (
    <>
      <LinkList screens={screens} isCollapsed={isCollapsed} onNavigate={onNavigate} />
      {isAdmin && (
        <section aria-label="Admin" className="mt-4">
          <h2
            aria-hidden
            className={classNames(
              'mb-1 text-12 font-medium text-pencil',
              isCollapsed ? 'border-t border-rule' : 'px-2.5',
            )}
          >
            {!isCollapsed && 'Admin'}
          </h2>
          <LinkList screens={adminScreens} isCollapsed={isCollapsed} onNavigate={onNavigate} />
        </section>
      )}
    </>
  );
}

type ListProps = {
  readonly screens: readonly Screen[];
  readonly isCollapsed: boolean;
  readonly onNavigate: (() => void) | undefined;
};

function LinkList({ screens, isCollapsed, onNavigate }: ListProps) {
  const { pathname } = useLocation();
  const isActive = ({ path }: Screen) =>
    pathname === path ||
    (path === '/dashboard' && pathname === '/') ||
    (path === '/admin' && pathname.startsWith('/admin/')) ||
    (path === '/grading-queue' && pathname.startsWith('/assignments/'));

  return (
    <ul className="flex flex-col gap-0.5">
      {screens.map((screen) => {
        const link = (
          <NavLink
            to={screen.path}
            aria-label={isCollapsed ? screen.label : undefined}
            aria-current={isActive(screen) ? 'page' : undefined}
            onClick={onNavigate}
            onPointerEnter={() => prefetchScreen(screen.path)}
            onFocus={() => prefetchScreen(screen.path)}
            className={classNames(
              'flex h-9 items-center gap-3 rounded-md text-14 no-underline transition-colors',
              isCollapsed ? 'justify-center' : 'px-2.5',
              isActive(screen)
                ? 'bg-pen-wash font-medium text-pen'
                : 'text-pencil hover:bg-hover hover:text-ink',
            )}
          >
            <screen.Icon size={18} aria-hidden className="shrink-0" />
            {!isCollapsed && <span className="truncate">{screen.label}</span>}
          </NavLink>
        );
        return (
          <li key={screen.path}>{isCollapsed ? <Tooltip text={screen.label}>{link}</Tooltip> : link}</li>
        );
      })}
    </ul>
  );
}

/** Prefetches a screen's code; failures are reported when the screen is opened. */
function prefetchScreen(path: string): void {
  chunks[path]?.().catch(() => undefined);
}
