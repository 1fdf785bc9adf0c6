import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'green' | 'blue' | 'yellow' | 'red';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-hover text-pencil inset-ring inset-ring-rule',
  green: 'bg-green-wash text-green',
  blue: 'bg-blue-wash text-blue',
  yellow: 'bg-yellow-wash text-yellow',
  red: 'bg-red-wash text-red',
};

type Props = { readonly tone?: BadgeTone; readonly icon?: ReactNode; readonly children: ReactNode };

export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center justify-center gap-1.5 rounded-full px-2.5 text-12 font-medium whitespace-nowrap tabular-nums',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
