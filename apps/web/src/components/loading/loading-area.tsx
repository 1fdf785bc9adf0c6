import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type Props = { readonly label: string; readonly className?: string; readonly children: ReactNode };

/** Wraps skeletons and announces that content is loading. */
export function LoadingArea({ label, className, children }: Props) {
  return (
    <output aria-label={label} aria-busy className={classNames('block', className)}>
      {children}
    </output>
  );
}
