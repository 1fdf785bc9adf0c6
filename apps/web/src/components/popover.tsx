import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Props = {
  readonly label: string;
  readonly trigger: ReactNode;
  /** Which edge it shares with what opens it. */
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
};

export function Popover({ label, trigger, align = 'end', children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-h-(--radix-popover-content-available-height) w-[min(420px,calc(100vw-24px))] animate-rise overflow-y-auto rounded-lg border border-rule bg-sheet p-4 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
