import { useEffect, useState } from 'react';
import { Palette } from './palette.tsx';

const openEvent = 'greenpen-find';

/** Opens the palette from a button. */
export function openPalette(): void {
  window.dispatchEvent(new Event(openEvent));
}

/** Waits for Ctrl or Cmd and K on every signed-in screen. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false);

  // Synchronises with the keyboard and with the buttons that open it.
  useEffect(() => {
    const open = () => {
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    window.addEventListener(openEvent, open);
    return () => {
      document.removeEventListener('keydown', press);
      window.removeEventListener(openEvent, open);
    };
  }, []);

  return isOpen && <Palette onClose={() => setOpen(false)} />;
}
