import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../tooltip.tsx';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  readonly label: string;
  readonly icon: ReactNode;
  /** The keyboard shortcut. */
  readonly shortcut?: string;
};

export const iconButtonClass = (className?: string) =>
  classNames(
    'inline-flex size-8 shrink-0 items-center justify-center rounded-md text-pencil transition-colors',
    'hover:bg-hover hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent',
    'aria-pressed:bg-pen-wash aria-pressed:text-pen',
    className,
  );

/** A button that shows only an icon; its label is announced and shown as a tooltip. */
export function IconButton({ label, icon, shortcut, className, ...rest }: Props) {
  return (
    <Tooltip text={label} {...(shortcut === undefined ? {} : { shortcut })}>
      <button type="button" aria-label={label} {...rest} className={iconButtonClass(className)}>
        {icon}
      </button>
    </Tooltip>
  );
}
