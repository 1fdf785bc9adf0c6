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

/** Opens after 700 ms, or immediately within 300 ms of the last one. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  const lastKey = useRef('');

  // Synchronises with the last input event, in the capture phase.
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
  // It would open behind the dialog and intercept the Escape that should close it.
  if (use(InDialog)) return children;
  // A closing menu or dialog restores focus to its button, which is no reason to show the tooltip.
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
