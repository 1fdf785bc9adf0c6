import { Skeleton } from '../loading/skeleton.tsx';

const heights = ['h-6', 'h-10', 'h-4', 'h-16', 'h-8', 'h-20', 'h-12', 'h-5', 'h-14', 'h-9'] as const;

/** Columns on their ground line, of the height of a column chart. */
export function ChartSkeleton({ columns }: { readonly columns: number }) {
  return (
    <span className="flex h-35.5 items-end gap-1 pb-6">
      {Array.from({ length: columns }, (_, at) => (
        <Skeleton key={at} className={`min-w-0 grow basis-0 ${heights[at % heights.length]}`} />
      ))}
    </span>
  );
}
