import type { Assignment } from '@greenpen/api-contract';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../components/class-names.ts';
import { useNames } from '../../lib/hidden-names.ts';
import { useNow } from '../../lib/use-now.ts';
import { columns } from './columns.ts';
import { QueueRow } from './queue-row.tsx';
import { QueueSkeleton } from './queue-skeleton.tsx';
import type { QueueActions } from './use-queue-actions.ts';
import type { Rows } from './use-rows.ts';

type Props = {
  /** Undefined while they are on their way. */
  readonly items: readonly Assignment[] | undefined;
  readonly rows: Rows;
  readonly search: string;
  readonly selected: ReadonlySet<string>;
  readonly actions: QueueActions;
  /** Stands over the header while papers are selected. */
  readonly bar: ReactNode;
  readonly selectAll: ReactNode;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly onSelect: (id: string, isStretch: boolean) => void;
  readonly onVisit: (id: string) => void;
};

/** The papers as a table of which only the rows in view are in the page. */
export function QueueTable(props: Props) {
  const { items, rows, search, selected, actions, bar, selectAll, body, onSelect, onVisit } = props;
  const now = useNow();
  const names = useNames();
  const isBarred = selected.size > 0;
  return (
    <table
      className="w-full table-fixed border-separate border-spacing-0 text-left"
      aria-busy={items === undefined}
      aria-rowcount={items === undefined ? undefined : items.length + 1}
    >
      <caption className="sr-only">All Assignments</caption>
      <colgroup>
        <col className="w-10" />
        <col />
        <col className="hidden w-[22%] md:table-column" />
        <col className="w-26 sm:w-30" />
        <col className="hidden w-32 sm:table-column" />
        <col className="hidden w-42 lg:table-column" />
        <col className="w-12 sm:w-28" />
      </colgroup>
      <thead className="sticky top-13 z-10 bg-sheet md:top-0">
        <tr aria-rowindex={1} className="*:h-10 *:border-b *:border-rule">
          <td className="p-0">
            {selectAll}
            {bar}
          </td>
          {columns.map(({ id, label, className }) => (
            <th
              key={id}
              scope="col"
              className={classNames(
                'px-2 text-13 font-medium text-pencil first-of-type:pl-1',
                className,
                isBarred && 'invisible',
              )}
            >
              {label}
            </th>
          ))}
          <th
            scope="col"
            className={classNames('pr-5 text-right text-13 font-medium text-pencil', isBarred && 'invisible')}
          >
            <span className="max-sm:sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {items === undefined ? (
          <QueueSkeleton />
        ) : (
          <>
            <Spacer height={rows.before} />
            {rows.visible.map((index) => {
              const item = items[index];
              return (
                item !== undefined && (
                  <QueueRow
                    key={item.id}
                    item={item}
                    position={index + 1}
                    search={search}
                    now={now}
                    names={names}
                    isSelected={selected.has(item.id)}
                    actions={actions}
                    onSelect={onSelect}
                    onVisit={onVisit}
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

/** Keeps the scroll bar as long as all rows would make it. */
function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return <tr aria-hidden style={{ height }} />;
}
