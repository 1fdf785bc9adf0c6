import type { AccountRow } from '@greenpen/api-contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { usersQuery } from '../admin-queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { tableHeight } from './table-height.ts';
import { UserSearch } from './user-search.tsx';
import { UserTable } from './user-table.tsx';

/** Every account, newest first. */
export function UserManagement() {
  const [search, setSearch] = useState('');
  const [cancelled, setCancelled] = useState<AccountRow | null>(null);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(usersQuery(search));
  const { data: everybody } = useInfiniteQuery(usersQuery(''));
  const minHeight = tableHeight(everybody?.pages[0]?.items.length);
  const users = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  const mayFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const fetchMore = useCallback(() => {
    if (mayFetch) void fetchNextPage();
  }, [mayFetch, fetchNextPage]);

  return (
    <Card title="User Management" actions={<UserSearch onSearch={setSearch} />}>
      {error !== null && users === undefined ? (
        <div className="grid place-items-center" style={{ minHeight }}>
          <ErrorState
            title="The users did not load"
            message={describeFailure(error, 'Please try again.')}
            onRetry={() => void refetch()}
          />
        </div>
      ) : users?.length === 0 ? (
        <div className="grid place-items-center" style={{ minHeight }}>
          <EmptyState
            icon={<Users size={20} />}
            title="No Users Found"
            text={
              search === '' ? 'Accounts appear here when they are made.' : `Nobody here fits “${search}”.`
            }
          />
        </div>
      ) : (
        <UserTable users={users} height={minHeight} onNearEnd={fetchMore} onCancel={setCancelled} />
      )}
      {cancelled !== null && <CancelDialog user={cancelled} onClose={() => setCancelled(null)} />}
    </Card>
  );
}
