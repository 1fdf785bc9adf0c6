import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { Skeleton } from '../../../components/loading/skeleton.tsx';
import { formatAgo } from '../../../components/format.ts';
import { useNow } from '../../../components/browser/use-now.ts';
import { auditQuery } from '../admin-queries.ts';
import { actionWords } from '../audit/action-words.ts';

const shown = 8;

/** The last things that happened on an account. */
export function UserActivity({ userId }: { readonly userId: string }) {
  const { data, isError } = useInfiniteQuery(auditQuery({ person: userId }));
  const now = useNow();
  const entries = data?.pages[0]?.items.slice(0, shown);
  return (
    <Card
      title="Lately"
      actions={
        <Link to={`/admin/audit?person=${encodeURIComponent(userId)}`} className="text-13 text-pen">
          All in the audit log
        </Link>
      }
    >
      <ul className="grid gap-2 p-5 text-13">
        {isError && <li className="text-pencil">The log did not load.</li>}
        {entries?.length === 0 && <li className="text-pencil">Nothing yet.</li>}
        {entries === undefined &&
          !isError &&
          ['w-40', 'w-28', 'w-36', 'w-24'].map((width) => (
            <li key={width} aria-hidden className="flex h-5 items-center justify-between gap-4">
              <Skeleton className={`h-3.5 ${width}`} />
              <Skeleton className="h-3.5 w-20" />
            </li>
          ))}
        {entries?.map(({ id, action, result, at }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>
              {actionWords(action)}
              {result === 'refused' && <span className="text-red"> (refused)</span>}
            </span>
            <span className="shrink-0 text-pencil">{formatAgo(at, now)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
