import type { User } from '@greenpen/api-contract';
import { CircleUser, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { IconButton, iconButtonClass } from '../../components/form/icon-button.tsx';
import { showError } from '../../components/toast/toast-store.ts';
import { Tooltip } from '../../components/tooltip.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { displayName } from '../../session/session.ts';
import { signOut } from '../../session/sign-out.ts';
import { useStoredChoice } from '../../theme/use-stored-choice.ts';
import { themeChoice, themes, type Theme } from '../../theme/theme.ts';

const themeIcons: Record<Theme, typeof Sun> = { system: Monitor, light: Sun, dark: Moon };

type Props = {
  readonly user: User;
  readonly isCollapsed?: boolean;
  /** For parents that already have padding. */
  readonly isFlush?: boolean;
  readonly onNavigate?: () => void;
};

export function UserFooter({ user, isCollapsed = false, isFlush = false, onNavigate }: Props) {
  const [theme, setTheme] = useStoredChoice(themeChoice);
  const ThemeIcon = themeIcons[theme];
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';

  return (
    <footer
      className={classNames(
        'flex items-center gap-1 border-t border-rule',
        isCollapsed ? 'flex-col py-3' : isFlush ? 'pt-3 pl-2' : 'py-3 pr-2 pl-4',
      )}
    >
      {isCollapsed ? (
        <Tooltip text="Account">
          <Link to="/account" aria-label="Account" className={iconButtonClass()}>
            <CircleUser size={16} aria-hidden />
          </Link>
        </Tooltip>
      ) : (
        <Link
          to="/account"
          onClick={onNavigate}
          aria-label={`Account of ${displayName(user)}`}
          className="-ml-2 min-w-0 grow rounded-md px-2 py-1 no-underline transition-colors hover:bg-hover"
        >
          <span className="block truncate text-13 font-medium">{displayName(user)}</span>
          <span className="block truncate text-12 text-pencil">{user.email}</span>
        </Link>
      )}
      <IconButton
        label={`Theme: ${theme}. Change to ${nextTheme}`}
        icon={<ThemeIcon size={16} aria-hidden />}
        onClick={() => setTheme(nextTheme)}
      />
      <IconButton label="Sign out" icon={<LogOut size={16} aria-hidden />} onClick={() => void leave()} />
    </footer>
  );
}

async function leave(): Promise<void> {
  try {
    await signOut();
  } catch (error) {
    showError('You are still signed in', describeFailure(error, 'Signing out failed. Please try again.'));
  }
}
