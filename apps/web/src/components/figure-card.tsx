import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

type Props = {
  readonly label: string;
  readonly Icon?: LucideIcon;
  readonly state: 'loading' | 'failed' | 'here';
  readonly value: string;
  readonly note: string;
};

/** One figure of a dashboard, in a list of definitions. */
export function FigureCard({ label, Icon, state, value, note }: Props) {
  return (
    <div className="flex min-w-0 flex-col rounded-lg border border-rule bg-sheet p-4">
      <dt className="flex items-start justify-between gap-2 text-13 font-medium text-pencil">
        {label}
        {Icon !== undefined && <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />}
      </dt>
      <dd className="mt-auto pt-1.5">
        {state === 'loading' ? (
          <Skeleton className="h-8.5 w-14" />
        ) : (
          <span
            className={classNames(
              'block font-serif text-28 font-semibold',
              state === 'failed' && 'text-pencil',
            )}
          >
            {value}
          </span>
        )}
        <span className="mt-1 block text-12 text-pencil">{note}</span>
      </dd>
    </div>
  );
}
