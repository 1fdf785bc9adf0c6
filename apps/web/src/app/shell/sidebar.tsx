import type { User } from '@greenpen/api-contract';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link } from 'react-router';
import { Brand } from '../../components/brand.tsx';
import { classNames } from '../../components/class-names.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { OfflineBadge } from '../../components/offline-badge.tsx';
import { product } from '../../product.ts';
import { FindButton } from './find-button.tsx';
import { PlanPlace } from './plan-place.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { UserFooter } from './user-footer.tsx';

type Props = { readonly user: User; readonly isCollapsed: boolean; readonly onToggle: () => void };

export function Sidebar({ user, isCollapsed, onToggle }: Props) {
  return (
    <aside
      className={classNames(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-rule bg-desk md:flex',
        isCollapsed ? 'w-14' : 'w-60',
      )}
    >
      <div
        className={classNames(
          'flex items-center justify-between',
          isCollapsed ? 'flex-col gap-2 pt-3' : 'h-14 pr-2 pl-4',
        )}
      >
        <Link to="/dashboard" className="flex no-underline" aria-label={`${product.name}, to the dashboard`}>
          <Brand isNameHidden={isCollapsed} />
        </Link>
        <IconButton
          label={isCollapsed ? 'Open sidebar' : 'Collapse sidebar'}
          icon={
            isCollapsed ? <PanelLeftOpen size={18} aria-hidden /> : <PanelLeftClose size={18} aria-hidden />
          }
          onClick={onToggle}
        />
      </div>
      <FindButton isCollapsed={isCollapsed} />
      <nav aria-label="Screens" className="mt-2 grow overflow-y-auto px-2">
        <ScreenLinks isAdmin={user.isAdmin} isCollapsed={isCollapsed} />
      </nav>
      <OfflineBadge isShort={isCollapsed} className={isCollapsed ? 'mx-auto my-2' : 'mx-4 my-3'} />
      <PlanPlace isCollapsed={isCollapsed} />
      <UserFooter user={user} isCollapsed={isCollapsed} />
    </aside>
  );
}
