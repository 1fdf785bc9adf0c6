import type { Assignment } from '@greenpen/api-contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { assignmentsQuery } from '../../api/assignments.ts';
import { formatAgo } from '../../components/format.ts';
import { type Names, useNames } from '../../hidden-names/hidden-names.ts';
import { useNow } from '../../components/browser/use-now.ts';
import type { QueueActions } from './use-queue-actions.ts';

type Props = { readonly actions: QueueActions };

/** Deleted papers that can still be restored, for users who missed the toast's Undo. */
export function DeletedPapers({ actions }: Props) {
  const query = useInfiniteQuery(assignmentsQuery({ deleted: 'true', texts: 'none' }, 200));
  const items = query.data?.pages.flatMap((page) => page.items);
  const names = useNames();
  const now = useNow();

  if (query.isError && items === undefined) {
    return (
      <ErrorState
        title="The deleted papers did not load"
        message={describeFailure(query.error, 'Please try again.')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (items === undefined) {
    return (
      <LoadingArea label="Loading the deleted papers" className="divide-y divide-rule">
        {['w-80', 'w-64'].map((width) => (
          <span key={width} className="flex h-11 items-center justify-between gap-4 px-5">
            <Skeleton className={`h-3.5 max-w-[60%] ${width}`} />
            <Skeleton className="h-3.5 w-20" />
          </span>
        ))}
      </LoadingArea>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<Trash2 size={20} />}
        title="No recently deleted papers"
        text="Deleted papers are listed here for ten minutes, so that you can restore them."
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-rule px-5 py-2">
        <p className="text-13 text-pencil">
          Papers can be restored for ten minutes after they are deleted; after that they are gone permanently.
        </p>
        <Button size="small" onClick={() => actions.putBack(items)}>
          Restore all
        </Button>
      </div>
      <ul aria-label="Recently deleted">
        {items.map((item) => (
          <DeletedPaper key={item.id} item={item} names={names} now={now} actions={actions} />
        ))}
      </ul>
    </>
  );
}

type DeletedPaperProps = {
  readonly item: Assignment;
  readonly names: Names;
  readonly now: number;
  readonly actions: QueueActions;
};

function DeletedPaper({ item, names, now, actions }: DeletedPaperProps) {
  return (
    <li className="flex min-h-11 items-center gap-4 border-b border-rule px-5 py-1 last:border-b-0 max-sm:py-2">
      <span className="min-w-0 grow max-sm:*:block sm:truncate">
        <bdi className="font-medium max-sm:truncate">{names.fileOf(item)}</bdi>{' '}
        <span className="text-13 text-pencil sm:ml-1">
          {names.studentOf(item)}
          {item.deletedAt !== null && ` · deleted ${formatAgo(item.deletedAt, now)}`}
        </span>
      </span>
      <Button
        look="quiet"
        size="small"
        className="-mr-2.5"
        icon={<Undo2 size={14} aria-hidden />}
        aria-label={`Restore ${names.fileOf(item)}`}
        onClick={() => actions.putBack([item])}
      >
        Restore
      </Button>
    </li>
  );
}
