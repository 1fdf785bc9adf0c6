import { byHand } from '@greenpen/grading';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { Button, buttonClass } from '../../components/form/button.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { type AssignmentList, readFilter, writeFilter } from '../../api/assignment-filter.ts';
import { assignmentQuery, paperQuery, stacked, watchGrading } from '../../api/assignments.ts';
import { PaperSkeleton } from './desk/paper-skeleton.tsx';
import { ReviewDesk } from './desk/review-desk.tsx';
import { isGraded } from './saving/saver-of.ts';
import { type AssignmentWithReview, getFile, gradeAssignments, lookUp } from '@greenpen/api-contract';
import { CircleAlert, Clock, Download } from 'lucide-react';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Spinner } from '../../components/loading/spinner.tsx';
import { showError } from '../../components/toast/toast-store.ts';
import { addressOf, callApi } from '../../api/call-api.ts';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { newIdempotencyHeader } from '../../api/idempotency.ts';
import { useNow } from '../../components/browser/use-now.ts';
import { ReviewBar } from './desk/review-bar.tsx';
import { UnreadPaper } from './unread/unread-paper.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';

const words = {
  pending: { title: 'Not graded yet', text: 'Start the grading; the draft appears here when it is ready.' },
  processing: { title: 'Grading in progress', text: 'The draft appears here as soon as it is ready.' },
  completed: { title: 'Nothing to review', text: 'The draft of this paper was deleted.' },
  error: { title: 'This paper could not be graded', text: 'Something went wrong while reading it.' },
};

/** The address /assignments/:id. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const list = useMemo(() => stacked(filter), [filter]);
  const { data: assignment, error, refetch } = useQuery(assignmentQuery(id, list));
  const nextId = assignment?.neighbours.nextId ?? null;

  // Synchronises the cache with reading order: the next paper is fetched while this one is read.
  useEffect(() => {
    if (nextId === null) return;
    const next = assignmentQuery(nextId, list);
    const prefetch = async (): Promise<void> => {
      await queryClient.prefetchQuery(next);
      const review = queryClient.getQueryData(next.queryKey)?.review ?? null;
      // Papers graded by hand have no text.
      if (review !== null && review.engine !== byHand) await queryClient.prefetchQuery(paperQuery(nextId));
    };
    void prefetch();
  }, [nextId, list, queryClient]);

  const go = (to: string | null) => {
    if (to !== null) void navigate({ pathname: `/assignments/${to}`, search: search.toString() });
  };

  if (error !== null && assignment === undefined) {
    return (
      <div className="grid h-dvh place-items-center">
        <ErrorState
          isScreen
          title="This review did not load"
          message={describeFailure(error, 'Please try again.')}
          onRetry={() => void refetch()}
          wayOut={
            <Link
              to={{ pathname: '/grading-queue', search: search.toString() }}
              className={buttonClass('quiet')}
            >
              Back to the queue
            </Link>
          }
        />
      </div>
    );
  }
  if (assignment === undefined) return <ReviewSkeleton />;
  if (!isGraded(assignment)) return <NotGraded assignment={assignment} filter={filter} onGo={go} />;
  return (
    <ReviewDesk
      key={`${assignment.id}-${assignment.review.number}`}
      assignment={assignment}
      filter={filter}
      onGo={go}
    />
  );
}

function ReviewSkeleton() {
  return (
    <LoadingArea label="Loading the review" className="flex h-dvh flex-col">
      <div className="flex h-13 shrink-0 items-center justify-between gap-4 border-b border-rule px-4">
        <Skeleton className="h-4 w-64 max-w-[50%]" />
        <Skeleton className="h-9 w-24" />
      </div>
      <div className="h-11.5 shrink-0 border-b border-rule min-[900px]:hidden" />
      <div className="flex min-h-0 grow">
        <div className="min-w-0 basis-full min-[900px]:basis-[58%]">
          <PaperSkeleton />
        </div>
        <div className="hidden grow content-start gap-4 border-l border-rule bg-sheet p-4 min-[900px]:grid">
          <span className="flex items-center gap-2">
            <Skeleton className="h-9 w-16" />
            <Skeleton className="mr-auto size-8" />
            {['grammar', 'apa', 'content'].map((area) => (
              <Skeleton key={area} className="h-12 w-22" />
            ))}
          </span>
          {['feedback', 'findings', 'more findings'].map((part) => (
            <span key={part} className="grid gap-2.5 border-t border-rule pt-4">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="mt-1 h-3.5 w-full" />
              <Skeleton className="h-3.5 w-[92%]" />
              <Skeleton className="h-3.5 w-[97%]" />
              <Skeleton className="h-3.5 w-3/5" />
            </span>
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}

type Props = {
  readonly assignment: AssignmentWithReview;
  readonly filter: AssignmentList;
  readonly onGo: (id: string | null) => void;
};

/** A paper without a draft: the reason and the next step. */
function NotGraded({ assignment, filter, onGo }: Props) {
  const names = useNames();
  const now = useNow();
  const { id, status, statusDetail } = assignment;
  const { title, text } = lookUp(words, status) ?? {
    title: status,
    text: 'This paper has no draft to review.',
  };
  // Once retention has deleted the file there is nothing to show or grade.
  const isGone = Date.parse(assignment.deletesAt) < now;

  const grade = useGrading(id);

  const original = (
    <a href={addressOf(getFile, { params: { id } })} download className={buttonClass('secondary')}>
      <Download size={16} aria-hidden /> Original file
    </a>
  );

  if (status === 'error' && assignment.grade === null && !isGone) {
    return (
      <div className="flex h-dvh min-h-0 flex-col">
        <PageTitle title={names.authorOf(assignment)} />
        <ReviewBar assignment={assignment} search={writeFilter(filter).toString()} onGo={onGo} />
        <UnreadPaper
          assignment={assignment}
          text={statusDetail ?? text}
          isBusy={grade.isPending}
          onGrade={() => grade.mutate()}
        />
      </div>
    );
  }

  return (
    <div className="flex h-dvh flex-col">
      <PageTitle title={names.authorOf(assignment)} />
      <ReviewBar assignment={assignment} search={writeFilter(filter).toString()} onGo={onGo} />
      <NoDraft
        text={statusDetail ?? text}
        isBusy={grade.isPending}
        onGrade={() => grade.mutate()}
        status={status}
        title={title}
        isGone={isGone}
        original={original}
      />
    </div>
  );
}

/** Starts the grading of one paper. */
function useGrading(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi(gradeAssignments, {
        // Somebody waits for it.
        body: { assignmentIds: [id], isOvernight: false },
        headers: newIdempotencyHeader(),
      }),
    onSuccess: async () => {
      await watchGrading(queryClient);
      await queryClient.invalidateQueries({ queryKey: ['assignment', id] });
    },
    onError: (error) =>
      showError('Grading Failed', describeFailure(error, 'Failed to start grading process.')),
  });
}

type NoDraftProps = {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onGrade: () => void;
  readonly status: AssignmentWithReview['status'];
  readonly title: string;
  readonly isGone: boolean;
  readonly original: ReactNode;
};

/** The reason and the next step, in place of the review. */
function NoDraft({ text, isBusy, onGrade, status, title, isGone, original }: NoDraftProps) {
  return (
    <div className="my-auto">
      <EmptyState
        icon={
          status === 'processing' ? (
            <Spinner size={20} />
          ) : status === 'error' ? (
            <CircleAlert size={20} />
          ) : (
            <Clock size={20} />
          )
        }
        tone={status === 'error' ? 'wrong' : 'calm'}
        title={title}
        text={text}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {status !== 'processing' && (
              <Button look="primary" isBusy={isBusy} onClick={onGrade}>
                {status === 'pending' ? 'Start grading' : 'Grade again'}
              </Button>
            )}
            {!isGone && original}
          </span>
        }
      />
    </div>
  );
}
