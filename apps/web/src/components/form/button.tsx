import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../loading/spinner.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-pen text-on-pen hover:bg-pen-deep border-transparent',
  secondary: 'bg-sheet text-ink border-edge hover:bg-hover',
  quiet: 'text-ink border-transparent hover:bg-hover',
  danger: 'bg-sheet text-red border-edge hover:bg-red-wash',
};

const sizes = {
  small: 'h-8 px-2.5 text-13 gap-1.5',
  medium: 'h-9 px-3.5 text-14 gap-2',
  large: 'h-11 px-5 text-16 gap-2',
};

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'secondary', size: keyof typeof sizes = 'medium'): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center rounded-md border font-medium whitespace-nowrap no-underline transition-colors',
    'disabled:opacity-55 aria-disabled:opacity-55',
    looks[look],
    sizes[size],
  );
}

type Props = ComponentProps<'button'> & {
  readonly look?: ButtonLook;
  readonly size?: keyof typeof sizes;
  readonly icon?: ReactNode;
  readonly isBusy?: boolean;
};

export function Button({ look, size, icon, isBusy = false, className, children, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || isBusy}
      className={classNames(buttonClass(look, size), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
