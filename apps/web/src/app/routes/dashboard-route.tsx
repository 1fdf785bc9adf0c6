import { PageHeader } from '../../components/page/page-header.tsx';
import { Overview } from '../../features/dashboard/overview.tsx';
import { ToDo } from '../../features/dashboard/to-do.tsx';
import { Card } from '../../components/card.tsx';
import { formatMegabytes, formatNumber } from '../../components/format.ts';
import { FileList } from '../../features/upload/file-list.tsx';
import { UploadForm } from '../../features/upload/upload-form.tsx';
import { canStart, useUpload } from '../../features/upload/use-upload.ts';
import { type DashboardStats, seeModelChange } from '@greenpen/api-contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileCheck, Info, X } from 'lucide-react';
import { IconButton } from '../../components/form/icon-button.tsx';
import { showError } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { changeWords, checkWords } from '../../features/model/change-words.ts';
import { modelNoticeQuery } from '../../features/model/model-notice-query.ts';
import { FigureCard } from '../../components/chart/figure-card.tsx';
import { FiguresFailed } from '../../components/chart/figures-failed.tsx';
import { assignmentsQuery, statsQuery } from '../../api/assignments.ts';
import { Accordion } from 'radix-ui';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { RowSkeletons } from '../../components/loading/row-skeletons.tsx';
import { Spinner } from '../../components/loading/spinner.tsx';
import { listGraded } from '../../features/dashboard/list-graded.ts';

const atFirst = 10;

/** The code that covers hidden names is loaded with the first paper, to keep the first load small. */
const GradedItem = lazy(async () => ({
  default: (await import('../../features/dashboard/to-do.tsx')).GradedItem,
}));

const stats: readonly Stat[] = [
  { key: 'activeCourses', label: 'Active Courses', note: 'Current semester' },
  { key: 'totalAssignments', label: 'Total Assignments', note: 'Uploaded files' },
  { key: 'gradedToday', label: 'Graded Today', note: 'Completed today' },
  { key: 'pendingReview', label: 'Pending Review', note: 'Ready for review' },
  { key: 'averageGrade', label: 'Average Grade', note: 'Overall performance', unit: '%' },
  { key: 'totalCourses', label: 'Total Courses', note: 'All semesters' },
];

export function DashboardRoute() {
  return (
    <>
      <PageHeader title="Dashboard" description="Upload papers, review the drafts and approve the grades." />
      <div className="flex flex-col gap-6">
        <ModelNotice />
        <StatCards />
        <ToDo />
        <BulkUploadCard />
        <RecentlyGraded />
        <Overview />
      </div>
    </>
  );
}

/** The dashboard's bulk upload; without files its button does nothing. */
function BulkUploadCard() {
  const upload = useUpload();
  return (
    <Card title="Bulk Upload & Grading" description="One paper or a whole class at once">
      <UploadForm upload={upload} isDisabled={!canStart(upload.files)} onStart={upload.start}>
        <FileList upload={upload} formatSize={formatMegabytes} />
      </UploadForm>
    </Card>
  );
}

/** A dismissible notice that a different language model now writes the drafts. */
function ModelNotice() {
  const queryClient = useQueryClient();
  const { data: notice } = useQuery(modelNoticeQuery);
  const putAway = useMutation({
    mutationFn: (id: string) => callApi(seeModelChange, { body: { id } }),
    onSuccess: (seen) => queryClient.setQueryData(modelNoticeQuery.queryKey, seen),
    onError: (error) => showError('Notice Not Dismissed', describeFailure(error, 'Please try again.')),
  });
  const change = notice?.change ?? null;
  if (change === null || notice?.isSeen !== false) return null;
  return (
    <div
      role="note"
      className="flex items-start gap-3 rounded-lg border border-rule bg-sheet py-2 pr-2 pl-4 text-14"
    >
      <Info size={16} aria-hidden className="mt-2 shrink-0 text-pen" />
      <p className="min-w-0 grow py-1.5 break-words">
        {changeWords(change)} <span className="text-pencil">{checkWords(change)}</span>
      </p>
      <IconButton
        label="Dismiss this notice"
        icon={<X size={16} aria-hidden />}
        disabled={putAway.isPending}
        onClick={() => putAway.mutate(change.id)}
      />
    </div>
  );
}

type Stat = {
  readonly key: keyof DashboardStats;
  readonly label: string;
  readonly note: string;
  readonly unit?: '%';
};

/** The six figures; missing values are shown as 0. */
function StatCards() {
  const { data, isPending, isError, refetch } = useQuery(statsQuery);
  const state = isPending ? 'loading' : isError && data === undefined ? 'failed' : 'here';
  return (
    <section aria-label="Figures">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {stats.map(({ key, label, note, unit = '' }) => (
          <FigureCard
            key={key}
            label={label}
            state={state}
            value={`${formatNumber(data?.[key] ?? 0)}${unit}`}
            note={note}
          />
        ))}
      </dl>
      {isError && <FiguresFailed onRetry={() => void refetch()} />}
    </section>
  );
}

/** The newest papers that are completed and graded, each with its feedback ready to copy. */
function RecentlyGraded() {
  const { data, error, refetch } = useInfiniteQuery(assignmentsQuery({}, 200));
  const [shown, setShown] = useState(atFirst);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const isGrading = items.some(({ status }) => status === 'processing');
  const graded = listGraded(items);

  return (
    <Card
      title={
        data === undefined ? 'Recently Graded Assignments' : `Recently Graded Assignments (${graded.length})`
      }
    >
      {error !== null && data === undefined ? (
        <ErrorState
          title="The assignments did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <LoadingArea label="Loading assignments">
          <RowSkeletons count={3} />
        </LoadingArea>
      ) : graded.length === 0 ? (
        <EmptyState
          icon={isGrading ? <Spinner size={20} /> : <FileCheck size={20} />}
          title={isGrading ? 'Grading in progress' : 'Nothing graded yet'}
          text={
            isGrading
              ? 'Each paper appears here as soon as its draft is ready.'
              : 'Add papers above and start the grading; each one appears here as soon as its draft is ready.'
          }
        />
      ) : (
        <>
          <Accordion.Root type="multiple" className="divide-y divide-rule">
            <Suspense fallback={<RowSkeletons count={3} />}>
              {graded.slice(0, shown).map((item) => (
                <GradedItem key={item.id} item={item} />
              ))}
            </Suspense>
          </Accordion.Root>
          {graded.length > shown && (
            <div className="border-t border-rule p-3 text-center">
              <Button look="quiet" onClick={() => setShown(shown + 20)}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
