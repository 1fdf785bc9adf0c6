import type { User } from '@greenpen/api-contract';
import { Dialog } from '../../components/dialog.tsx';
import { PlanPlace } from './plan-place.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { UserFooter } from './user-footer.tsx';

type Props = { readonly user: User; readonly onClose: () => void };

/** The sidebar of a phone; going somewhere closes it. */
export function MobileMenu({ user, onClose }: Props) {
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
