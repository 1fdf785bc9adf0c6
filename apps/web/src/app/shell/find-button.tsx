import { Search } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { KeyCap } from '../../components/key-cap.tsx';
import { openPalette } from '../../features/palette/palette-host.tsx';
import { modifierKey } from '../../keyboard/approve-key.ts';

/** Opens the palette; its key stands on it. */
export function FindButton({ isCollapsed }: { readonly isCollapsed: boolean }) {
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
