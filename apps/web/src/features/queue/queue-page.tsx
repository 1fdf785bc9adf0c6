import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleAlert, Download, EyeOff, FileText, SearchX, Trash2 } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, buttonClass } from '../../components/form/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { type AssignmentList, isNarrowed, readFilter, writeFilter } from '../../api/assignment-filter.ts';
import { assignmentsQuery, stacked } from '../../api/assignments.ts';
import { requestExport } from '../../components/feedback/export-request.ts';
import { endGradeRequest, gradeRequest, subscribeToGradeRequest } from './actions/grade-request.ts';
import { DeletedPapers } from './deleted-papers.tsx';
import { OvernightLine } from './overnight-line.tsx';
import { PilotLine } from './pilot/pilot-line.tsx';
import { QuestionsLine } from './questions/questions-line.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { type QueueActions, useQueueActions } from './use-queue-actions.ts';
import { classNames } from '../../components/class-names.ts';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { chipClass } from './filter-chip.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ProgressLine } from '../../components/loading/progress-line.tsx';
import { progressSentence, useBatchProgress, usePapersWithStatus } from '../../api/batch-progress.ts';
import { formatCount } from '../../components/format.ts';

const GradeManyDialog = lazy(async () => ({
  default: (await import('./grade-many-dialog.tsx')).GradeManyDialog,
}));

/** All uploaded papers, with the filters in the address. */
export function QueuePage() {
  const [search, setSearch] = useSearchParams();
  const searchInput = useRef<HTMLInputElement>(null);
  const filter = useMemo(() => readFilter(search), [search]);
  const { query, items } = usePapers(filter);
  const actions = useQueueActions();
  const show = (list: AssignmentList) => setSearch(writeFilter(list), { replace: true });
  const isOnDeleted = search.get('deleted') === 'true';

  return (
    <>
      <PageHeader
        title="Grading Queue"
        description="Every paper, from upload to approval."
        isNarrow={!isOnDeleted}
        actions={
          isOnDeleted ? (
            <Button icon={<ArrowLeft size={16} aria-hidden />} onClick={() => setSearch({})}>
              Back to the queue
            </Button>
          ) : (
            <ExportButton filter={filter} isDisabled={items === undefined || items.length === 0} />
          )
        }
      />
      {isOnDeleted ? (
        <Card title="Recently deleted">
          <DeletedPapers actions={actions} />
        </Card>
      ) : (
        <Card
          title="All Assignments"
          className="@container"
          actions={<CardActions onDeleted={() => setSearch({ deleted: 'true' })} />}
        >
          <QueueFilters filter={filter} searchInput={searchInput} onChange={show} />
          <BatchLine filter={filter} actions={actions} />
          <OvernightLine />
          <PilotLine filter={filter} onList={show} />
          <QuestionsLine filter={filter} />
          <Papers
            filter={filter}
            actions={actions}
            query={query}
            items={items}
            searchInput={searchInput}
            onList={show}
            onClear={() => setSearch({}, { replace: true })}
          />
        </Card>
      )}
      <GradeRequestDialog />
    </>
  );
}

/** Asks when the language model reads the chosen papers, once they are to be graded. */
function GradeRequestDialog() {
  const asked = useSyncExternalStore(subscribeToGradeRequest, gradeRequest);
  // What was asked here is not asked on the next screen.
  useEffect(() => endGradeRequest, []);
  if (asked === null) return null;
  const { papers, choice, grade } = asked;
  return (
    <Suspense>
      <GradeManyDialog
        papers={papers}
        choice={choice}
        onGrade={(isOvernight) => grade({ isOvernight })}
        onClose={endGradeRequest}
      />
    </Suspense>
  );
}

type ExportButtonProps = { readonly filter: AssignmentList; readonly isDisabled: boolean };

/** Exports the papers that match the filter. */
function ExportButton({ filter, isDisabled }: ExportButtonProps) {
  const { sort: _sort, order: _order, ...exported } = filter;
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      disabled={isDisabled}
      onClick={() => requestExport({ kind: 'many', choice: { filter: exported } })}
    >
      Export
    </Button>
  );
}

type PapersProps = {
  readonly filter: AssignmentList;
  readonly actions: QueueActions;
  readonly query: ReturnType<typeof usePapers>['query'];
  readonly items: ReturnType<typeof usePapers>['items'];
  readonly searchInput: RefObject<HTMLInputElement | null>;
  readonly onList: (list: AssignmentList) => void;
  readonly onClear: () => void;
};

/** The list, or why there is none. */
function Papers({ filter, actions, query, items, searchInput, onList, onClear }: PapersProps) {
  return (
    <>
      {query.isError && items === undefined ? (
        <ErrorState
          title="The assignments did not load"
          message={describeFailure(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
        />
      ) : items?.length === 0 ? (
        <QueueEmpty isFiltered={isNarrowed(filter)} onClear={onClear} />
      ) : (
        <QueueList
          items={items}
          pages={query}
          actions={actions}
          list={filter}
          searchInput={searchInput}
          onList={onList}
        />
      )}
      {query.isFetchNextPageError && (
        <div className="p-3 text-center">
          <Button look="quiet" onClick={() => void query.fetchNextPage()}>
            The rest did not load. Try again
          </Button>
        </div>
      )}
    </>
  );
}

/** The papers that match the filter, page by page. */
function usePapers(filter: AssignmentList) {
  const query = useInfiniteQuery(assignmentsQuery(stacked(filter)));
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items), [query.data]);
  return { query, items };
}

function CardActions({ onDeleted }: { readonly onDeleted: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <HideNames />
      <Button look="quiet" size="small" icon={<Trash2 size={14} aria-hidden />} onClick={onDeleted}>
        <span className="max-sm:sr-only">Recently deleted</span>
      </Button>
    </div>
  );
}

/** Hides student names for anonymous grading. */
function HideNames() {
  const names = useNames();
  return (
    <button
      type="button"
      aria-pressed={names.isHidden}
      title="The paper itself may still show a name"
      onClick={names.toggle}
      className={classNames(chipClass(names.isHidden), 'inline-flex items-center gap-1.5')}
    >
      <EyeOff size={14} aria-hidden /> Hide names
    </button>
  );
}

type Props = { readonly isFiltered: boolean; readonly onClear: () => void };

function QueueEmpty({ isFiltered, onClear }: Props) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={<SearchX size={20} />}
        title="No results"
        text="Try other words, or clear the filter to show all assignments."
        action={<Button onClick={onClear}>Clear the filter</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<FileText size={20} />}
      title="No assignments yet"
      text="Upload some assignments to get started with AI grading."
      action={
        <Link to="/upload" className={buttonClass('primary')}>
          Upload Assignments
        </Link>
      }
    />
  );
}

type BatchLineProps = { readonly filter: AssignmentList; readonly actions: QueueActions };

/** The batch being graded and earlier failures. */
function BatchLine({ filter, actions }: BatchLineProps) {
  const progress = useBatchProgress();
  const failed = usePapersWithStatus('error') ?? [];

  return (
    <>
      {progress.left > 0 && (
        <div className="border-b border-rule">
          <ProgressLine
            label="Papers graded"
            sentence={progressSentence(progress)}
            total={progress.total}
            done={progress.total - progress.left}
            action={
              <Button size="small" onClick={actions.stop}>
                Stop
              </Button>
            }
          />
        </div>
      )}
      {failed.length > 0 && (
        <div className="flex items-center gap-3 border-b border-rule px-5 py-1.5 text-13">
          <CircleAlert size={16} aria-hidden className="shrink-0 text-red" />
          <span className="grow">
            {formatCount(failed.length, 'paper')} could not be graded.{' '}
            {filter.status !== 'error' && (
              <Link
                to={{ search: writeFilter({ status: 'error' }).toString() }}
                replace
                className="text-pen underline-offset-2"
              >
                Show
              </Link>
            )}
          </span>
          <Button size="small" onClick={() => actions.gradeAgain(failed)}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
