import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { useNow } from '../../components/browser/use-now.ts';
import type { QueueRowItem } from './attempts/stack-rows.ts';
import { papersToGradeFirst, pilotsQuery } from './pilot/pilot-query.ts';
import { QueueRow } from './queue-row.tsx';
import { rowLayout } from './row-layout.ts';
import type { QueueActions } from './use-queue-actions.ts';
import type { Rows } from './use-rows.ts';
import { Skeleton } from '../../components/loading/skeleton.tsx';

type Props = {
  /** Undefined while loading. */
  readonly items: readonly QueueRowItem[] | undefined;
  readonly rows: Rows;
  readonly search: string;
  readonly selected: ReadonlySet<string>;
  /** Papers whose other attempts are shown. */
  readonly opened: ReadonlySet<string>;
  readonly actions: QueueActions;
  readonly head: ReactNode;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly onSelect: (id: string, isStretch: boolean) => void;
  readonly onVisit: (id: string) => void;
  readonly onStack: (id: string) => void;
  readonly onChanges: (id: string) => void;
};

/** The papers as a virtualised table. */
export function QueueTable(props: Props) {
  const { items, rows, search, selected, opened, actions, head, body } = props;
  const { onSelect, onVisit, onStack, onChanges } = props;
  const now = useNow();
  const names = useNames();
  const { data: pilots } = useQuery(pilotsQuery);
  const first = useMemo(() => papersToGradeFirst(pilots), [pilots]);
  return (
    <table
      className={rowLayout.table}
      aria-busy={items === undefined}
      aria-rowcount={items === undefined ? undefined : items.length + 1}
    >
      <caption className="sr-only">All Assignments</caption>
      <Columns />
      {head}
      <tbody
        ref={body}
        className={`${rowLayout.group} [&>:last-child>*]:border-b-0 @max-lg:[&>:last-child]:border-b-0`}
      >
        {items === undefined ? (
          <QueueSkeleton />
        ) : (
          <>
            <Spacer height={rows.before} />
            {rows.visible.map((index) => {
              const row = items[index];
              return (
                row !== undefined && (
                  <QueueRow
                    key={row.item.id}
                    item={row.item}
                    isUnder={row.isUnder}
                    isOpen={opened.has(row.item.id)}
                    isFirst={first.has(row.item.id) && row.item.grade?.approvedAt === null}
                    position={index + 1}
                    search={search}
                    now={now}
                    names={names}
                    isSelected={selected.has(row.item.id)}
                    actions={actions}
                    onSelect={onSelect}
                    onVisit={onVisit}
                    onStack={onStack}
                    onChanges={onChanges}
                  />
                )
              );
            })}
            <Spacer height={rows.after} />
          </>
        )}
      </tbody>
    </table>
  );
}

function Columns() {
  return (
    <colgroup>
      <col className="w-11" />
      <col />
      <col className="hidden w-[17%] @2xl:table-column" />
      <col className="w-30" />
      <col className="w-32" />
      <col className="hidden w-41 @4xl:table-column" />
      <col className="w-28" />
    </colgroup>
  );
}

/** Spacer that keeps the full scroll height. */
function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return <tr aria-hidden className={rowLayout.group} style={{ height }} />;
}

/** Three skeleton rows. */
function QueueSkeleton() {
  return [1, 2, 3].map((row) => (
    // Screen readers skip empty rows.
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
