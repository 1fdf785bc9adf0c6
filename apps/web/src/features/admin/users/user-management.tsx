import type { AccountRow } from '@greenpen/api-contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search, Users } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { usersQuery } from '../admin-queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { tableHeight } from './table-height.ts';
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
              search === '' ? 'Accounts appear here once they are created.' : `No users match “${search}”.`
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

type Props = { readonly onSearch: (text: string) => void };

function UserSearch({ onSearch }: Props) {
  const [text, setText] = useState('');

  // Synchronises the list with the search text, debounced.
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), 250);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <span className="relative w-full sm:w-64">
      <Search
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-pencil"
      />
      <input
        type="search"
        aria-label="Search users by name, e-mail or id"
        placeholder="Name, e-mail or id"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        className="field pl-9"
      />
    </span>
  );
}
