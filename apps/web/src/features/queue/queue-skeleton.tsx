import { Skeleton } from '../../components/skeleton.tsx';
import { rowLayout } from './row-layout.ts';

/** Three rows of the size of what comes. */
export function QueueSkeleton() {
  return [1, 2, 3].map((row) => (
    // Empty rows are nothing to hear about.
    <tr key={row} aria-hidden className={rowLayout.row}>
      <td aria-hidden className={rowLayout.choice} />
      <td className={rowLayout.name}>
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="mt-3 h-3.5 w-2/5 @lg:hidden" />
      </td>
      <td className="hidden px-2 @2xl:table-cell">
        <Skeleton className="h-4 w-2/3" />
      </td>
      <td className={rowLayout.state}>
        <Skeleton className="h-6 w-16 [--skeleton-radius:99px]" />
      </td>
      <td className="hidden px-2 @lg:table-cell">
        <Skeleton className="h-6 w-20 [--skeleton-radius:99px]" />
      </td>
      <td className="hidden px-2 @4xl:table-cell">
        <Skeleton className="h-4 w-20" />
      </td>
      <td aria-hidden className={rowLayout.actions} />
    </tr>
  ));
}
