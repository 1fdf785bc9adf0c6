import { Skeleton } from './skeleton.tsx';

const widths = ['w-40', 'w-32', 'w-44', 'w-36', 'w-28'] as const;

type Props = {
  readonly count: number;
  /** Whether each row ends with a badge. */
  readonly hasBadge?: boolean;
};

/** Two-line rows, as in lists of papers and people. */
export function RowSkeletons({ count, hasBadge = true }: Props) {
  return (
    <span className="block divide-y divide-rule">
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className="flex h-14 items-center gap-3 px-5">
          <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-2">
            <Skeleton className={`h-3.5 max-w-full ${widths[row % widths.length]}`} />
            <Skeleton className="h-3 w-60 max-w-full" />
          </span>
          {hasBadge && <Skeleton className="h-6 w-14 shrink-0 [--skeleton-radius:99px]" />}
        </span>
      ))}
    </span>
  );
}
