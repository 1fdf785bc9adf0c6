import { Skeleton } from '../../../components/skeleton.tsx';
import { rowsWhileUnknown } from './table-height.ts';

/** Rows of the size of what comes. */
export function UserSkeleton() {
  return Array.from({ length: rowsWhileUnknown }, (_, row) => (
    <tr key={row} className="*:h-16 *:border-b *:border-rule">
      <td className="pr-2 pl-5">
        <div className="flex items-center gap-3">
          <Skeleton className="size-9 shrink-0 rounded-full @max-5xl:hidden" />
          <div className="min-w-0 grow">
            <Skeleton className="h-4 w-32 max-w-full" />
            <Skeleton className="mt-1.5 h-3 w-16" />
          </div>
        </div>
      </td>
      <td className="hidden px-2 @3xl:table-cell">
        <Skeleton className="h-4 w-40 max-w-full" />
      </td>
      <td className="px-2">
        <Skeleton className="h-6 w-16 [--skeleton-radius:99px]" />
      </td>
      <td className="hidden px-2 @lg:table-cell">
        <Skeleton className="h-4 w-20" />
      </td>
      <td className="hidden px-2 @4xl:table-cell">
        <Skeleton className="h-4 w-24" />
      </td>
      <td className="pr-5 pl-2">
        <Skeleton className="ml-auto h-8 w-16 @lg:w-26" />
      </td>
    </tr>
  ));
}
