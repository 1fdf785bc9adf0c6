import { type AssignmentWithReview, getFile, gradeAssignments, lookUp } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Clock, Download } from 'lucide-react';
import { Button, buttonClass } from '../../components/form/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Spinner } from '../../components/loading/spinner.tsx';
import { showError } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { addressOf, callApi } from '../../api/call-api.ts';
import { writeFilter, type AssignmentList } from '../../api/assignment-filter.ts';
import { watchGrading } from '../../api/assignments.ts';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { newIdempotencyHeader } from '../../api/idempotency.ts';
import { useNow } from '../../components/browser/use-now.ts';
import { ReviewBar } from './desk/review-bar.tsx';
import { UnreadPaper } from './unread/unread-paper.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';

type Props = {
  readonly assignment: AssignmentWithReview;
  readonly filter: AssignmentList;
  readonly onGo: (id: string | null) => void;
};

const words = {
  pending: { title: 'Not graded yet', text: 'Start the grading; the draft appears here when it is ready.' },
  processing: { title: 'Grading in progress', text: 'The draft appears here as soon as it is ready.' },
  completed: { title: 'Nothing to review', text: 'The draft of this paper was deleted.' },
  error: { title: 'This paper could not be graded', text: 'Something went wrong while it was read.' },
};

/** A paper without a draft: the reason and the next step. */
export function NotGraded({ assignment, filter, onGo }: Props) {
  const queryClient = useQueryClient();
  const names = useNames();
  const now = useNow();
  const { id, status, statusDetail } = assignment;
  const { title, text } = lookUp(words, status) ?? {
    title: status,
    text: 'This paper has no draft to review.',
  };
  // Once retention has deleted the file there is nothing to show or grade.
  const isGone = Date.parse(assignment.deletesAt) < now;

  const grade = useMutation({
    mutationFn: () =>
      callApi(gradeAssignments, { body: { assignmentIds: [id] }, headers: newIdempotencyHeader() }),
    onSuccess: async () => {
      await watchGrading(queryClient);
      await queryClient.invalidateQueries({ queryKey: ['assignment', id] });
    },
    onError: (error) =>
      showError('Grading Failed', describeFailure(error, 'Failed to start grading process.')),
  });

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
          text={statusDetail ?? text}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              {status !== 'processing' && (
                <Button look="primary" isBusy={grade.isPending} onClick={() => grade.mutate()}>
                  {status === 'pending' ? 'Start grading' : 'Grade again'}
                </Button>
              )}
              {!isGone && original}
            </span>
          }
        />
      </div>
    </div>
  );
}
