import { LoadingArea } from '../../components/loading-area.tsx';
import { Skeleton } from '../../components/skeleton.tsx';

/** Of the size of the first sections. */
export function AccountSkeleton() {
  return (
    <LoadingArea label="Loading your account" className="grid gap-8">
      {['h-56', 'h-40', 'h-20', 'h-44'].map((height) => (
        <span key={height} className="grid gap-x-10 gap-y-3 lg:grid-cols-[240px_minmax(0,640px)]">
          <span className="grid content-start gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-4 w-48" />
          </span>
          <Skeleton className={`w-full ${height}`} />
        </span>
      ))}
    </LoadingArea>
  );
}
