import { LoadingArea } from '../../../components/loading-area.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';

const widths = ['w-32', 'w-44', 'w-28', 'w-36', 'w-40', 'w-24', 'w-36', 'w-32'] as const;

/** Entries in the columns of the log's table. */
export function AuditSkeleton() {
  return (
    <LoadingArea label="Loading the log" className="@container">
      {widths.map((width, row) => (
        <span
          // Nothing of these rows changes places.
          // oxlint-disable-next-line react/no-array-index-key
          key={row}
          className="grid h-11 grid-cols-[34%_1fr] items-center border-b border-rule *:px-2 last:border-b-0 @3xl:grid-cols-[184px_1fr_26%_152px]"
        >
          <span className="pl-4!">
            <Skeleton className="h-3.5 w-36 max-w-full" />
          </span>
          <span>
            <Skeleton className={`h-3.5 max-w-full ${width}`} />
          </span>
          <span className="hidden @3xl:block">
            <Skeleton className="h-3.5 w-44 max-w-full" />
          </span>
          <span className="hidden @3xl:block">
            <Skeleton className="h-3.5 w-20" />
          </span>
        </span>
      ))}
    </LoadingArea>
  );
}
