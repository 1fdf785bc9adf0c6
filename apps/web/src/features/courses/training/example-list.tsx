import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { RecentlyDeleted } from '../../../components/recently-deleted.tsx';
import { RowSkeletons } from '../../../components/loading/row-skeletons.tsx';
import { describeFailure } from '../../../api/api-failure.ts';

type Item = { readonly id: string };
type Props<T extends Item> = {
  readonly label: string;
  readonly items: readonly T[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly empty: string;
  readonly titleOf: (item: T) => string;
  readonly factsOf: (item: T) => ReactNode;
  readonly onEdit: (item: T) => void;
  readonly onDelete: (item: T) => void;
  readonly deleted: readonly T[];
  readonly onPutBack: (item: T) => void;
};

/** Training examples of one kind, each with its edit and delete. */
export function ExampleList<T extends Item>({
  label,
  items,
  error,
  onRetry,
  empty,
  titleOf,
  factsOf,
  onEdit,
  onDelete,
  deleted,
  onPutBack,
}: Props<T>) {
  if (error !== null && items === undefined) {
    return (
      <ErrorState
        title="The examples did not load"
        message={describeFailure(error, 'Please try again.')}
        onRetry={onRetry}
      />
    );
  }
  if (items === undefined) {
    return (
      <LoadingArea label="Loading examples" className="rounded-md border border-rule">
        <RowSkeletons count={1} hasBadge={false} />
      </LoadingArea>
    );
  }
  return (
    <div className="rounded-md border border-rule">
      {items.length === 0 ? (
        <p className="px-4 py-3 text-pencil">{empty}</p>
      ) : (
        <ul aria-label={label} className="divide-y divide-rule">
          {items.map((item) => (
            <ExampleRow
              key={item.id}
              title={titleOf(item)}
              facts={factsOf(item)}
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
            />
          ))}
        </ul>
      )}
      <RecentlyDeleted
        items={deleted.map((item) => ({ id: item.id, label: titleOf(item) }))}
        onPutBack={(id) => {
          const item = deleted.find((one) => one.id === id);
          if (item !== undefined) onPutBack(item);
        }}
      />
    </div>
  );
}

type ExampleRowProps = {
  readonly title: string;
  readonly facts: ReactNode;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

function ExampleRow({ title, facts, onEdit, onDelete }: ExampleRowProps) {
  return (
    <li className="flex items-center gap-1 py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 grow">
        <p className="truncate">{title}</p>
        <p className="truncate text-13 text-pencil">{facts}</p>
      </div>
      <IconButton label={`Edit ${title}`} icon={<Pencil size={16} aria-hidden />} onClick={onEdit} />
      <IconButton label={`Delete ${title}`} icon={<Trash2 size={16} aria-hidden />} onClick={onDelete} />
    </li>
  );
}
