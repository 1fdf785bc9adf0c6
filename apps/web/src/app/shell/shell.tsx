import type { ExportChoice, User } from '@greenpen/api-contract';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Brand } from '../../components/brand.tsx';
import { classNames } from '../../components/class-names.ts';
import { IconButton } from '../../components/form/icon-button.tsx';
import { OfflineBadge } from '../../components/offline-badge.tsx';
import { PaletteHost, openPalette } from '../../features/palette/palette-host.tsx';
import { claimDevice } from '../../offline/kept-values.ts';
import { Sidebar } from './sidebar.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { PlanPlace } from './plan-place.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { UserFooter } from './user-footer.tsx';
import { onConfirmationNeeded } from '../../session/confirm-identity.ts';
import { showError } from '../../components/toast/toast-store.ts';
import { onExportRequest } from '../../components/feedback/export-request.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('../../features/exports/export-dialog.tsx')).ExportDialog,
}));

const IdentityDialog = lazy(async () => ({
  default: (await import('../../features/account/confirm/identity-dialog.tsx')).IdentityDialog,
}));

type Props = { readonly user: User; readonly children: ReactNode };

/** The sidebar and the screen beside it; on a phone a top bar with a menu. */
export function Shell({ user, children }: Props) {
  const { pathname } = useLocation();
  const isDesk = pathname.startsWith('/assignments/');
  // null until chosen: the review screen then collapses it to leave room for the paper.
  const [chosen, setChosen] = useState<'open' | 'collapsed' | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isCollapsed = chosen === null ? isDesk : chosen === 'collapsed';

  useKeptFocus();

  // Synchronises this browser's stored values with the signed-in user.
  useEffect(() => claimDevice(user.id), [user.id]);

  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <a
        href="#screen"
        className="sr-only z-50 rounded-md bg-pen px-3 py-2 text-on-pen focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      <Sidebar
        user={user}
        isCollapsed={isCollapsed}
        onToggle={() => setChosen(isCollapsed ? 'open' : 'collapsed')}
      />
      <header
        className={classNames(
          'sticky top-0 z-30 flex h-13 items-center justify-between border-b border-rule bg-desk px-4 md:hidden',
          isDesk && 'hidden',
        )}
      >
        <Link to="/dashboard" className="flex no-underline">
          <Brand />
        </Link>
        <div className="flex items-center gap-1">
          <OfflineBadge className="mr-1" />
          <IconButton label="Find anything" icon={<Search size={18} aria-hidden />} onClick={openPalette} />
          <IconButton
            label="Open menu"
            icon={<MenuIcon size={20} aria-hidden />}
            onClick={() => setMenuOpen(true)}
          />
        </div>
      </header>
      <PaletteHost />
      <ExportHost />
      <ConfirmHost />
      {isMenuOpen && <MobileMenu user={user} onClose={() => setMenuOpen(false)} />}
      <main id="screen" tabIndex={-1} className="min-w-0 grow outline-none">
        {isDesk ? children : <div className="mx-auto max-w-6xl px-4 py-6 md:px-8 md:py-8">{children}</div>}
      </main>
    </div>
  );
}

type MobileMenuProps = { readonly user: User; readonly onClose: () => void };

/** The sidebar on a phone; navigating closes it. */
function MobileMenu({ user, onClose }: MobileMenuProps) {
  return (
    <Dialog title="Menu" shape="sheet" onClose={onClose}>
      <nav aria-label="Screens" className="mb-4">
        <ScreenLinks isAdmin={user.isAdmin} onNavigate={onClose} />
      </nav>
      <PlanPlace onNavigate={onClose} />
      <UserFooter user={user} isFlush onNavigate={onClose} />
    </Dialog>
  );
}

/** Moves keyboard focus to the open dialog or the screen when the focused control is removed. */
function useKeptFocus(): void {
  // Synchronises with the document: browsers drop focus when its element is removed, and Tab would start at the top again.
  useEffect(() => {
    let last: Element | null = null;
    const note = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const open = document.querySelector<HTMLElement>('dialog[open]');
      const place = open ?? document.getElementById('screen');
      if (place !== null && !place.hasAttribute('tabindex')) place.tabIndex = -1;
      place?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}

type Asked = { readonly answer: (isConfirmed: boolean) => void };

/** Listens for calls that need a recent sign-in and loads the dialog on demand. */
function ConfirmHost() {
  const [asked, setAsked] = useState<Asked | null>(null);

  // Synchronises with API calls of all screens.
  useEffect(() => onConfirmationNeeded(() => new Promise((answer) => setAsked({ answer }))), []);

  if (asked === null) return null;
  const close = (isConfirmed: boolean) => {
    asked.answer(isConfirmed);
    setAsked(null);
  };
  return (
    <Suspense>
      <IdentityDialog onConfirmed={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  );
}

/** Listens for export requests and loads the export code on demand. */
function ExportHost() {
  const [choice, setChoice] = useState<ExportChoice | null>(null);

  // Synchronises with the menus and buttons of all screens.
  useEffect(
    () =>
      onExportRequest((request) => {
        if (request.kind === 'many') setChoice(request.choice);
        else void exportOne(request.id, request.format);
      }),
    [],
  );

  if (choice === null) return null;
  return (
    <Suspense>
      <ExportDialog choice={choice} onClose={() => setChoice(null)} />
    </Suspense>
  );
}

async function exportOne(id: string, format: 'word' | 'pdf' | 'text'): Promise<void> {
  try {
    const { exportFeedbackOf } = await import('../../features/exports/export-feedback-of.ts');
    await exportFeedbackOf(id, format);
  } catch {
    showError('Not exported', 'This page could not load what it needs. Check your connection and try again.');
  }
}
