import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type Props = { readonly label: string; readonly className?: string; readonly children: ReactNode };

/** Holds the skeletons of what is on its way, and says so. */
export function LoadingArea({ label, className, children }: Props) {
  return (
    <output aria-label={label} aria-busy className={classNames('block', className)}>
      {children}
    </output>
  );
}
