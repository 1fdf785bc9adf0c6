import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';

const sections = [
  { id: 'profile', fields: 2 },
  { id: 'password', fields: 2 },
  { id: 'second-factor', fields: 1 },
  { id: 'sessions', fields: 1 },
] as const;

/** Skeletons of the first sections. */
export function AccountSkeleton() {
  return (
    <LoadingArea label="Loading your account" className="max-w-230">
      {sections.map(({ id, fields }) => (
        <span
          key={id}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 border-t border-rule py-8 first:border-t-0 first:pt-2 lg:grid-cols-[240px_minmax(0,640px)]"
        >
          <span className="grid content-start gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-4 w-48" />
          </span>
          <span className="grid gap-5 self-start rounded-lg border border-rule bg-sheet p-5">
            {Array.from({ length: fields }, (_, field) => (
              <span key={field} className="grid gap-2">
                <Skeleton className="h-3.5 w-24" />
                <Skeleton className="h-9 w-full" />
              </span>
            ))}
          </span>
        </span>
      ))}
    </LoadingArea>
  );
}
