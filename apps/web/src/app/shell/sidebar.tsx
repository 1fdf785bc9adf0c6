import type { User } from '@greenpen/api-contract';
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { Link } from 'react-router';
import { Brand } from '../../components/brand.tsx';
import { classNames } from '../../components/class-names.ts';
import { IconButton } from '../../components/form/icon-button.tsx';
import { OfflineBadge } from '../../components/offline-badge.tsx';
import { product } from '../../product.ts';
import { PlanPlace } from './plan-place.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { UserFooter } from './user-footer.tsx';
import { KeyCap } from '../../components/key-cap.tsx';
import { openPalette } from '../../features/palette/palette-host.tsx';
import { modifierKey } from '../../keyboard/approve-key.ts';

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
        <Link
          to="/dashboard"
          className="flex no-underline"
          aria-label={`${product.name}, go to the dashboard`}
        >
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

/** Opens the palette and shows its shortcut. */
function FindButton({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const shortcut = `${modifierKey} K`;
  if (isCollapsed) {
    return (
      <div className="mt-2 flex justify-center">
        <IconButton
          label="Find anything"
          shortcut={shortcut}
          icon={<Search size={18} aria-hidden />}
          onClick={openPalette}
        />
      </div>
    );
  }
  return (
    <button
      type="button"
      onClick={openPalette}
      className="mx-2 mt-1 flex h-9 items-center gap-3 rounded-md border border-rule px-2.5 text-pencil transition-colors hover:bg-hover hover:text-ink"
    >
      <Search size={16} aria-hidden className="shrink-0" />
      <span className="grow text-left text-14">Find anything</span>
      <KeyCap>{shortcut}</KeyCap>
    </button>
  );
}
