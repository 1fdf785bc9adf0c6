import { NavLink, useLocation } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { Tooltip } from '../../components/tooltip.tsx';
import { prefetchScreen } from '../prefetch-screen.ts';
import { screens, type Screen } from './screens.ts';

type Props = { readonly isCollapsed?: boolean; readonly onNavigate?: () => void };

export function ScreenLinks({ isCollapsed = false, onNavigate }: Props) {
  const { pathname } = useLocation();
  const isActive = ({ path }: Screen) =>
    pathname === path ||
    (path === '/dashboard' && pathname === '/') ||
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
