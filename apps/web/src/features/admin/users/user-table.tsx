import type { AccountRow } from '@greenpen/api-contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useNow } from '../../../components/browser/use-now.ts';
import { rowHeight, tableHeight, rowsWhileUnknown } from './table-height.ts';
import { UserRow } from './user-row.tsx';
import { Skeleton } from '../../../components/loading/skeleton.tsx';

/** Distance in rows from the end at which the next page is requested. */
const ahead = 30;

type Props = {
  /** Undefined while loading. */
  readonly users: readonly AccountRow[] | undefined;
  /** In pixels. */
  readonly height: number;
  readonly onNearEnd: () => void;
  readonly onCancel: (user: AccountRow) => void;
};

const headings = [
  { label: 'User', className: 'pr-2 pl-5' },
  { label: 'Email', className: 'hidden px-2 @3xl:table-cell' },
  { label: 'Status', className: 'px-2' },
  { label: 'Joined', className: 'hidden px-2 @lg:table-cell' },
  { label: 'Subscription', className: 'hidden px-2 @4xl:table-cell' },
  { label: 'Actions', className: 'pr-5 pl-2 text-right' },
] as const;

/** A scrolling, virtualised table. */
export function UserTable({ users, height, onNearEnd, onCancel }: Props) {
  const frame = useRef<HTMLElement>(null);
  const now = useNow();
  const count = users?.length ?? 0;
  // Its results change between calls; nothing here keeps one across renders.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;
  const isNearEnd = users !== undefined && last >= count - ahead;

  // Synchronises the fetched pages with the scroll position.
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);

  return (
    <section
      ref={frame}
      // A scrolling area must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Users, scrolls"
      style={{ height }}
      className="@container overflow-x-hidden overflow-y-auto -outline-offset-2"
    >
      <table
        aria-busy={users === undefined}
        aria-rowcount={users === undefined ? undefined : count + 1}
        className="w-full table-fixed border-separate border-spacing-0 text-left"
      >
        <TableHead />
        <tbody className={tableHeight(users?.length) === height ? '[&>:last-child>*]:border-b-0' : undefined}>
          {users === undefined ? (
            <UserSkeleton />
          ) : (
            <>
              <Spacer height={rows[0]?.start ?? 0} />
              {rows.map(({ index }) => {
                const user = users[index];
                return (
                  user !== undefined && (
                    <UserRow key={user.id} user={user} position={index + 1} now={now} onCancel={onCancel} />
                  )
                );
              })}
              <Spacer height={virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0)} />
            </>
          )}
        </tbody>
      </table>
    </section>
  );
}

function TableHead() {
  return (
    <>
      <caption className="sr-only">User Management</caption>
      <colgroup>
        <col />
        <col className="hidden w-[18%] @3xl:table-column" />
        <col className="w-26 @5xl:w-30" />
        <col className="hidden w-32 @lg:table-column @5xl:w-40" />
        <col className="hidden w-36 @4xl:table-column" />
        <col className="w-24 @lg:w-34 @4xl:w-58" />
      </colgroup>
      <thead className="sticky top-0 z-10 bg-sheet">
        <tr aria-rowindex={1} className="*:h-10 *:border-b *:border-rule">
          {headings.map(({ label, className }) => (
            <th key={label} scope="col" className={`text-13 font-medium text-pencil ${className}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** Spacer that keeps the full scroll height. */
function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return <tr aria-hidden style={{ height }} />;
}

/** Skeleton rows. */
function UserSkeleton() {
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
