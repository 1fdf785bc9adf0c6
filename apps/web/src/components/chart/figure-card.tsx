import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../loading/skeleton.tsx';

type Props = {
  readonly label: string;
  readonly Icon?: LucideIcon;
  readonly state: 'loading' | 'failed' | 'here';
  readonly value: string;
  /** Undefined until loaded. */
  readonly note: string | undefined;
};

/** One statistic of a dashboard, as an item of a description list. */
export function FigureCard({ label, Icon, state, value, note }: Props) {
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0 rounded-lg border border-rule bg-sheet p-4">
      <dt className="flex items-start justify-between gap-2 text-13 font-medium text-pencil">
        {label}
        {Icon !== undefined && <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />}
      </dt>
      <dd className="pt-1.5 tabular-nums">
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
        {note === undefined ? (
          <Skeleton className="mt-1.5 h-3 w-24 max-w-full" />
        ) : (
          <span className="mt-1 block text-12 text-pencil">{note}</span>
        )}
      </dd>
    </div>
  );
}
