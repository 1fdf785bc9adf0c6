import { Tooltip as Radix } from 'radix-ui';
import { use, type ReactNode } from 'react';
import { InDialog } from './in-dialog.ts';
import { KeyCap } from './key-cap.tsx';

/** Opens after 700 ms, or at once within 300 ms of the last one. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type Props = {
  readonly text: string;
  readonly shortcut?: string | undefined;
  readonly children: ReactNode;
};

export function Tooltip({ text, shortcut, children }: Props) {
  // It would open behind the dialog, and take the Escape that should close it.
  if (use(InDialog)) return children;
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
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
