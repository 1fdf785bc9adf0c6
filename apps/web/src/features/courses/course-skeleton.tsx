import { Skeleton } from '../../components/skeleton.tsx';

const weeks = ['w-44', 'w-36', 'w-40'] as const;

/** A course's card with the rows of its weeks. */
export function CourseSkeleton() {
  return (
    <span className="block rounded-lg border border-rule bg-sheet">
      <span className="flex h-14 items-center justify-between gap-4 border-b border-rule px-5">
        <Skeleton className="h-4.5 w-64 max-w-[60%]" />
        <Skeleton className="h-3.5 w-32 max-w-[30%]" />
      </span>
      <span className="block px-5 pt-5 pb-4">
        <Skeleton className="h-4 w-40" />
      </span>
      <span className="block divide-y divide-rule border-t border-rule">
        {weeks.map((width) => (
          <span key={width} className="flex h-11 items-center gap-3 px-5">
            <Skeleton className="size-4 shrink-0" />
            <span className="block min-w-0 grow">
              <Skeleton className={`h-3.5 max-w-full ${width}`} />
            </span>
            <Skeleton className="h-6 w-20 shrink-0 [--skeleton-radius:99px]" />
            <Skeleton className="h-3.5 w-12 shrink-0 max-sm:hidden" />
          </span>
        ))}
      </span>
    </span>
  );
}
