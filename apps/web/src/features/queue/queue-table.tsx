import type { Assignment, AssignmentFilter } from '@greenpen/api-contract';
import { Skeleton } from '../../components/skeleton.tsx';
import { useNow } from '../../lib/use-now.ts';
import { QueueRow } from './queue-row.tsx';

const columns = [
  { label: 'Assignment', className: 'pl-5' },
  { label: 'Student', className: 'hidden md:table-cell' },
  { label: 'Grade', className: '' },
  { label: 'Status', className: 'hidden sm:table-cell' },
  { label: 'Uploaded', className: 'hidden lg:table-cell' },
] as const;

type Props = {
  /** Undefined while they are on their way. */
  readonly items: readonly Assignment[] | undefined;
  readonly filter: AssignmentFilter;
  /** Shows only the first n rows. */
  readonly limit?: number;
};

export function QueueTable({ items, filter, limit }: Props) {
  const now = useNow();
  return (
    <table className="w-full table-fixed border-collapse text-left" aria-busy={items === undefined}>
      <caption className="sr-only">All Assignments</caption>
      <colgroup>
        <col />
        <col className="hidden w-[22%] md:table-column" />
        <col className="w-26 sm:w-30" />
        <col className="hidden w-32 sm:table-column" />
        <col className="hidden w-42 lg:table-column" />
        <col className="w-12 sm:w-28" />
      </colgroup>
      <thead className="sticky top-13 z-10 bg-sheet md:top-0">
        <tr className="border-b border-rule">
          {columns.map(({ label, className }) => (
            <th key={label} scope="col" className={`h-10 px-2 text-13 font-medium text-pencil ${className}`}>
              {label}
            </th>
          ))}
          <th scope="col" className="h-10 pr-5 text-right text-13 font-medium text-pencil">
            <span className="max-sm:sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {items === undefined
          ? [1, 2, 3].map((row) => <SkeletonRow key={row} />)
          : items
              .slice(0, limit)
              .map((item) => <QueueRow key={item.id} item={item} filter={filter} now={now} />)}
      </tbody>
    </table>
  );
}

function SkeletonRow() {
  return (
    <tr className="h-15">
      <td className="pl-5">
        <Skeleton className="h-4 w-3/4" />
      </td>
      <td className="hidden px-2 md:table-cell">
        <Skeleton className="h-4 w-2/3" />
      </td>
      <td className="px-2">
        <Skeleton className="h-6 w-16 [--skeleton-radius:99px]" />
      </td>
      <td className="hidden px-2 sm:table-cell">
        <Skeleton className="h-6 w-20 [--skeleton-radius:99px]" />
      </td>
      <td className="hidden px-2 lg:table-cell">
        <Skeleton className="h-4 w-20" />
      </td>
      <td aria-hidden />
    </tr>
  );
}
