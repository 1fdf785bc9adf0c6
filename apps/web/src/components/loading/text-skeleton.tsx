import { Skeleton } from './skeleton.tsx';

const widths = ['w-full', 'w-[92%]', 'w-[97%]', 'w-3/5'] as const;

/** Lines of text; the last is shorter. */
export function TextSkeleton({ lines = 3 }: { readonly lines?: 1 | 2 | 3 | 4 }) {
  return (
    <span className="grid gap-2.5">
      {widths.slice(-lines).map((width) => (
        <Skeleton key={width} className={`h-3.5 ${width}`} />
      ))}
    </span>
  );
}
