import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

type Props = { readonly trigger: ReactNode; readonly isOpenAtFirst?: boolean; readonly children: ReactNode };

/** A menu under a button. Not modal: Radix's scroll lock would inject a style element. */
export function Menu({ trigger, isOpenAtFirst = false, children }: Props) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 min-w-52 animate-rise rounded-lg border border-rule bg-sheet p-1 shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemClass =
  'flex h-9 w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-14 text-ink no-underline outline-none data-disabled:opacity-50 data-highlighted:bg-hover';

type ItemProps = {
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
};

export function MenuItem({ icon, onSelect, isDisabled = false, children }: ItemProps) {
  return (
    <DropdownMenu.Item disabled={isDisabled} onSelect={onSelect} className={itemClass}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

type DownloadProps = { readonly icon: ReactNode; readonly href: string; readonly children: ReactNode };

/** An item that downloads a file. */
export function MenuDownload({ icon, href, children }: DownloadProps) {
  return (
    <DropdownMenu.Item asChild>
      <a href={href} download className={itemClass}>
        {icon}
        {children}
      </a>
    </DropdownMenu.Item>
  );
}
