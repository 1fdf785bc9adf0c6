import { Skeleton } from '../../components/skeleton.tsx';

/** Three rows of the size of what comes. */
export function QueueSkeleton() {
  return [1, 2, 3].map((row) => (
    // Empty rows are nothing to hear about.
    <tr key={row} aria-hidden className="*:h-11 *:border-b *:border-rule">
      <td aria-hidden />
      <td className="pl-1">
        <Skeleton className="h-4 w-3/4" />
      </td>
      <td className="hidden px-2 @2xl:table-cell">
        <Skeleton className="h-4 w-2/3" />
      </td>
      <td className="px-2">
        <Skeleton className="h-6 w-16 [--skeleton-radius:99px]" />
      </td>
      <td className="hidden px-2 @lg:table-cell">
        <Skeleton className="h-6 w-20 [--skeleton-radius:99px]" />
      </td>
      <td className="hidden px-2 @4xl:table-cell">
        <Skeleton className="h-4 w-20" />
      </td>
      <td aria-hidden />
    </tr>
  ));
}
