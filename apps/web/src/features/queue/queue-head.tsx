import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import type { AssignmentList } from '../../api/assignment-filter.ts';
import { columns } from './columns.ts';
import { rowLayout } from './row-layout.ts';
import { SortHeading } from './sort-heading.tsx';
import { orderOf, sortBy } from './sort-list.ts';

type Props = {
  readonly list: AssignmentList;
  readonly selectAll: ReactNode;
  /** Stands over the headings while papers are selected. */
  readonly bar: ReactNode;
  readonly onList: (list: AssignmentList) => void;
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The table's head, which stays while the rows scroll. */
export function QueueHead({ list, selectAll, bar, onList }: Props) {
  const isBarred = bar !== null;
  // The cells themselves stay: they paint the ground that the rows scroll under.
  return (
    <thead className={`sticky top-13 z-10 bg-sheet md:top-0 ${rowLayout.group}`}>
      <tr aria-rowindex={1} className={rowLayout.head}>
        <td className="p-0">
          {selectAll}
          {bar}
        </td>
        {columns.map(({ label, sort, className }) => {
          const order = orderOf(list, sort);
          return (
            <th
              key={label}
              scope="col"
              aria-sort={order === null ? undefined : ariaSort[order]}
              className={classNames('text-13 font-medium text-pencil', className, isBarred && '*:invisible')}
            >
              <SortHeading label={label} order={order} onSort={() => onList(sortBy(list, sort, order))} />
            </th>
          );
        })}
        <th
          scope="col"
          className={classNames('pr-5 text-right text-13 font-medium text-pencil', isBarred && '*:invisible')}
        >
          <span className="@max-lg:sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  );
}
