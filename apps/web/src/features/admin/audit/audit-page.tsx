import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/form/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { formatDateTime, formatNumber } from '../../../components/format.ts';
import { auditQuery } from '../admin-queries.ts';
import { AuditFilters } from './audit-filters.tsx';
import { readAuditFilter, writeAuditFilter } from './audit-filter.ts';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { Skeleton } from '../../../components/loading/skeleton.tsx';
import type { AuditEntry } from '@greenpen/api-contract';
import { Badge } from '../../../components/badge.tsx';
import { actionWords, detailWords, personWords } from './action-words.ts';

const linkClass = 'max-w-full truncate text-left hover:text-pen hover:underline';

/** Who did what, when and from where; the address carries the filter. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const shown = useMemo(() => readAuditFilter(search), [search]);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    auditQuery(shown.filter),
  );
  const entries = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  return (
    <>
      <PageHeader
        title="Audit Log"
        description="Who did what, when and from where. Entries are append-only; changing or removing one in the database breaks the chain that “operate verify-audit” checks."
      />
      <Card>
        <AuditFilters
          shown={shown}
          onChange={(next) => setSearch(writeAuditFilter(next), { replace: true })}
        />
        {error !== null && entries === undefined ? (
          <ErrorState
            title="The log did not load"
            message={describeFailure(error, 'Please try again.')}
            onRetry={() => void refetch()}
          />
        ) : entries === undefined ? (
          <AuditSkeleton />
        ) : entries.length === 0 ? (
          <EmptyState
            icon={<ScrollText size={20} />}
            title="No results"
            text="No log entries match these filters."
            action={<Button onClick={() => setSearch({}, { replace: true })}>Clear the filters</Button>}
          />
        ) : (
          <>
            <AuditTable
              entries={entries}
              onPerson={(person) => setSearch(writeAuditFilter({ ...shown, person }))}
              onAddress={(address) => setSearch(writeAuditFilter({ ...shown, address }))}
            />
            <footer className="flex items-center justify-between gap-4 px-4 py-3 text-13 text-pencil">
              {formatNumber(entries.length)} shown{hasNextPage ? '' : ' (all)'}
              {hasNextPage && (
                <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  Show older
                </Button>
              )}
            </footer>
          </>
        )}
      </Card>
    </>
  );
}

const widths = ['w-32', 'w-44', 'w-28', 'w-36', 'w-40', 'w-24', 'w-36', 'w-32'] as const;

/** Entries in the columns of the log's table. */
function AuditSkeleton() {
  return (
    <LoadingArea label="Loading the log" className="@container">
      {widths.map((width, row) => (
        <span
          // These rows never change order.
          // oxlint-disable-next-line react/no-array-index-key
          key={row}
          className="grid h-11 grid-cols-[34%_1fr] items-center border-b border-rule *:px-2 last:border-b-0 @3xl:grid-cols-[184px_1fr_26%_152px]"
        >
          <span className="pl-4!">
            <Skeleton className="h-3.5 w-36 max-w-full" />
          </span>
          <span>
            <Skeleton className={`h-3.5 max-w-full ${width}`} />
          </span>
          <span className="hidden @3xl:block">
            <Skeleton className="h-3.5 w-44 max-w-full" />
          </span>
          <span className="hidden @3xl:block">
            <Skeleton className="h-3.5 w-20" />
          </span>
        </span>
      ))}
    </LoadingArea>
  );
}

type Props = {
  readonly entries: readonly AuditEntry[];
  readonly onPerson: (id: string) => void;
  readonly onAddress: (address: string) => void;
};

/** The entries as a table; on a phone each is a small block. */
function AuditTable({ entries, onPerson, onAddress }: Props) {
  return (
    <div className="@container">
      <table className="w-full table-fixed border-separate border-spacing-0 text-left">
        <caption className="sr-only">Audit log</caption>
        <AuditHead />
        <tbody>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} onPerson={onPerson} onAddress={onAddress} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type AuditRowProps = Pick<Props, 'onPerson' | 'onAddress'> & { readonly entry: AuditEntry };

function AuditRow({ entry, onPerson, onAddress }: AuditRowProps) {
  const { id, at, action, result, actor, address } = entry;
  const who = personWords(actor);
  const details = detailsOf(entry);
  return (
    <tr className="hover:bg-hover *:border-b *:border-rule *:py-2 *:align-baseline">
      <td className="pr-2 pl-4 text-13 text-pencil" title={`Entry ${id}`}>
        {formatDateTime(at)}
      </td>
      <td className="px-2">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{actionWords(action)}</span>
          {result === 'refused' && <Badge tone="red">Refused</Badge>}
        </span>
        {details !== '' && <span className="block text-12 break-words text-pencil">{details}</span>}
        <span className="block truncate text-12 text-pencil @3xl:hidden">
          {who}
          {address === null ? '' : ` from ${address}`}
        </span>
      </td>
      <td className="hidden px-2 @3xl:table-cell">
        {actor.email === null ? (
          <span className="block truncate text-pencil">{who}</span>
        ) : (
          <button
            type="button"
            title={`Only ${who}`}
            onClick={() => onPerson(actor.id)}
            className={linkClass}
          >
            {who}
          </button>
        )}
      </td>
      <td className="hidden pr-4 pl-2 text-13 @3xl:table-cell">
        {address === null ? (
          <span className="text-pencil">Inside</span>
        ) : (
          <button
            type="button"
            title={`Only from ${address}`}
            onClick={() => onAddress(address)}
            className={linkClass}
          >
            {address}
          </button>
        )}
      </td>
    </tr>
  );
}

function AuditHead() {
  return (
    <>
      <colgroup>
        <col className="w-[34%] @3xl:w-46" />
        <col />
        <col className="hidden w-[26%] @3xl:table-column" />
        <col className="hidden w-38 @3xl:table-column" />
      </colgroup>
      <thead>
        <tr className="*:h-10 *:border-b *:border-rule *:text-13 *:font-medium *:text-pencil">
          <th scope="col" className="pr-2 pl-4">
            When
          </th>
          <th scope="col" className="px-2">
            What
          </th>
          <th scope="col" className="hidden px-2 @3xl:table-cell">
            Who
          </th>
          <th scope="col" className="hidden pr-4 pl-2 @3xl:table-cell">
            From
          </th>
        </tr>
      </thead>
    </>
  );
}

/** The other account, the paper and what else was recorded, as one line. */
function detailsOf({ actor, owner, submissionId, detail }: AuditEntry): string {
  const isAboutOther = owner.id !== '' && owner.id !== actor.id;
  return [
    ...(isAboutOther ? [`account ${personWords(owner)}`] : []),
    ...(submissionId === null ? [] : [`paper ${submissionId.slice(0, 8)}`]),
    ...(Object.keys(detail).length === 0 ? [] : [detailWords(detail)]),
  ].join(' · ');
}
