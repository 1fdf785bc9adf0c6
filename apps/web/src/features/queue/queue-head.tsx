import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import type { AssignmentList } from '../../api/assignment-filter.ts';
import { rowLayout } from './row-layout.ts';
import {
  ArrowDown,
  ArrowUp,
  Check,
  Download,
  MessageSquarePlus,
  RotateCw,
  Trash2,
  WandSparkles,
  X,
} from 'lucide-react';
import { usualOrder, type Assignment } from '@greenpen/api-contract';
import { Button } from '../../components/form/button.tsx';
import { IconButton } from '../../components/form/icon-button.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { approveKey } from '../../keyboard/approve-key.ts';
import { requestExport } from '../../components/feedback/export-request.ts';
import type { QueueActions } from './use-queue-actions.ts';
import { canApprove, canGrade } from './what-fits.ts';
import { formatNumber } from '../../components/format.ts';

type TableColumn = {
  readonly label: string;
  /** The server's sort key. */
  readonly sort: Column;
  /** The width from which it is shown. */
  readonly className: string;
};

/** The table's columns between the check box and the actions. */
const columns: readonly TableColumn[] = [
  { label: 'Assignment', sort: 'name', className: 'pl-1' },
  { label: 'Student', sort: 'student', className: 'hidden px-2 @2xl:table-cell' },
  { label: 'Grade', sort: 'grade', className: 'px-2 @max-lg:*:flex-row-reverse' },
  { label: 'Status', sort: 'status', className: 'hidden px-2 @lg:table-cell' },
  { label: 'Uploaded', sort: 'uploaded', className: 'hidden px-2 @4xl:table-cell' },
];

type Props = {
  readonly list: AssignmentList;
  readonly selectAll: ReactNode;
  /** Covers the headings while papers are selected. */
  readonly bar: ReactNode;
  readonly onList: (list: AssignmentList) => void;
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The table's head, which stays while the rows scroll. */
export function QueueHead({ list, selectAll, bar, onList }: Props) {
  const isBarred = bar !== null;
  // The cells stay visible: their background hides the rows that scroll below.
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

type SortHeadingProps = {
  readonly label: string;
  readonly order: 'asc' | 'desc' | null;
  readonly onSort: () => void;
};

/** A sortable column heading with an arrow for the current order. */
function SortHeading({ label, order, onSort }: SortHeadingProps) {
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={onSort}
      className={classNames(
        'group/sort -mx-1.5 inline-flex h-7 items-center gap-1 rounded-md px-1.5 text-13 font-medium hover:bg-hover hover:text-ink',
        order === null ? 'text-pencil' : 'text-ink',
      )}
    >
      {label}
      <Arrow
        size={14}
        aria-hidden
        className={classNames(
          'shrink-0',
          order === null &&
            'opacity-0 transition-opacity group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
        )}
      />
    </button>
  );
}

type Column = NonNullable<AssignmentList['sort']>;

type Order = NonNullable<AssignmentList['order']>;

/** The sort order of a list by this column; null if it is sorted by another one. */
export function orderOf({ sort = 'uploaded', order }: AssignmentList, column: Column): Order | null {
  return sort === column ? (order ?? usualOrder[column]) : null;
}

/** The list after a click on a column heading: sorted by it, or reversed. */
export function sortBy(
  { sort: _sort, order: _order, ...filter }: AssignmentList,
  column: Column,
  now: Order | null,
): AssignmentList {
  const next = now === null ? usualOrder[column] : now === 'asc' ? 'desc' : 'asc';
  return {
    ...filter,
    ...(column === 'uploaded' ? {} : { sort: column }),
    ...(next === usualOrder[column] ? {} : { order: next }),
  };
}

type SelectionBarProps = {
  readonly selected: readonly Assignment[];
  readonly actions: QueueActions;
  readonly onComment: () => void;
  readonly onRedraft: () => void;
  readonly onClear: () => void;
};

/** Actions on the selected papers; it replaces the header, so that no row moves. */
export function SelectionBar({ selected, actions, onComment, onRedraft, onClear }: SelectionBarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Selected papers"
      className="absolute inset-y-0 right-0 left-11 flex animate-rise items-center border-b border-rule bg-sheet pr-2 pl-1 sm:gap-1 sm:pr-4"
    >
      <output className="mr-2 text-13 font-medium whitespace-nowrap tabular-nums">
        {formatNumber(selected.length)}
        <span className="max-sm:sr-only"> selected</span>
      </output>
      <Action
        label="Approve"
        shortcut={approveKey}
        icon={<Check size={16} aria-hidden />}
        isDisabled={!selected.some(canApprove)}
        onClick={() => actions.approve(selected)}
      />
      <Action
        label="Grade again"
        shortcut="G"
        icon={<RotateCw size={16} aria-hidden />}
        isDisabled={!selected.some(canGrade)}
        onClick={() => actions.gradeAgain(selected)}
      />
      <Action
        label="Add comment"
        shortcut="C"
        icon={<MessageSquarePlus size={16} aria-hidden />}
        isDisabled={!selected.some(canApprove)}
        onClick={onComment}
      />
      <Action
        label="Redraft"
        shortcut="R"
        icon={<WandSparkles size={16} aria-hidden />}
        isDisabled={!selected.some(canApprove)}
        onClick={onRedraft}
      />
      <Action
        label="Export"
        icon={<Download size={16} aria-hidden />}
        onClick={() => requestExport({ kind: 'many', choice: { ids: selected.map(({ id }) => id) } })}
      />
      <Action
        label="Delete"
        shortcut="Del"
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => actions.remove(selected)}
      />
      <IconButton
        label="Clear the selection"
        shortcut="Esc"
        className="ml-auto"
        icon={<X size={18} aria-hidden />}
        onClick={onClear}
      />
    </div>
  );
}

type ActionProps = {
  readonly label: string;
  readonly shortcut?: string;
  readonly icon: ReactNode;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
};

function Action({ label, shortcut, icon, isDisabled = false, onClick }: ActionProps) {
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <Button
        look="quiet"
        size="small"
        icon={icon}
        aria-label={label}
        className="max-sm:px-2"
        disabled={isDisabled}
        onClick={onClick}
      >
        <span className="@max-2xl:hidden">{label}</span>
      </Button>
    </Tooltip>
  );
}
