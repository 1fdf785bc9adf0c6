import { Tooltip as Radix } from 'radix-ui';
import {
  createContext,
  use,
  useEffect,
  useRef,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { InDialog } from './dialog/in-dialog.ts';
import { KeyCap } from './key-cap.tsx';

const LastKey = createContext<RefObject<string>>({ current: '' });

/** Opens after 700 ms, or at once within 300 ms of the last one. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  const lastKey = useRef('');

  // Synchronises with what the hand did last, before anything on the page hears of it.
  useEffect(() => {
    const keep = (event: KeyboardEvent | PointerEvent) => {
      lastKey.current = 'key' in event ? event.key : '';
    };
    window.addEventListener('keydown', keep, true);
    window.addEventListener('pointerdown', keep, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      window.removeEventListener('pointerdown', keep, true);
    };
  }, []);

  return (
    <LastKey value={lastKey}>
      <Radix.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Radix.Provider>
    </LastKey>
  );
}

type Props = {
  readonly text: string;
  readonly shortcut?: string | undefined;
  readonly children: ReactNode;
};

export function Tooltip({ text, shortcut, children }: Props) {
  const lastKey = use(LastKey);
  // It would open behind the dialog, and take the Escape that should close it.
  if (use(InDialog)) return children;
  // A menu or a dialog that closes gives the focus back; nobody asked then what the button is called.
  const openForTabOnly = (event: FocusEvent) => {
    if (lastKey.current !== 'Tab') event.preventDefault();
  };
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={openForTabOnly}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-72 items-center gap-2 rounded-md bg-ink px-2 py-1 text-12 text-desk shadow-float"
        >
          {text}
          {shortcut !== undefined && <KeyCap>{shortcut}</KeyCap>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
