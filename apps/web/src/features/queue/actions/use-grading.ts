import {
  cancelAssignments,
  gradeAssignments,
  listAssignments,
  nextCursorHeader,
} from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi, callWithHeaders } from '../../../api/call-api.ts';
import { refreshAssignments, watchGrading } from '../../../api/assignments.ts';
import { overnightQuery } from '../../../api/model.ts';
import { formatCount } from '../../../components/format.ts';
import { newIdempotencyHeader } from '../../../api/idempotency.ts';
import { inThousands } from './in-thousands.ts';

type ToGrade = {
  readonly ids: readonly string[];
  /** When the language model reads them; absent: as each paper's course says. */
  readonly isOvernight?: boolean;
};

/** Starts grading papers and cancels queued ones. */
export function useGrading() {
  const queryClient = useQueryClient();

  const { mutate: grade } = useMutation({
    mutationFn: ({ ids, isOvernight }: ToGrade) =>
      inThousands(ids, (assignmentIds) =>
        callApi(gradeAssignments, {
          body: { assignmentIds, ...(isOvernight !== undefined && { isOvernight }) },
          headers: newIdempotencyHeader(),
        }),
      ),
    onSuccess: (answers) => {
      const count = answers.reduce((sum, answer) => sum + answer.count, 0);
      showToast({
        title: 'Grading Started',
        description: `AI grading started for ${formatCount(count, 'assignment')}. This may take a few minutes.`,
      });
    },
    onError: (error) =>
      showError('Grading Failed', describeFailure(error, 'Failed to start grading process.')),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['assignment'] });
      await queryClient.invalidateQueries({ queryKey: overnightQuery.queryKey });
      await watchGrading(queryClient);
    },
  });

  const { mutate: stop } = useMutation({
    mutationFn: async () =>
      inThousands(await listUnderWay(), (ids) =>
        callApi(cancelAssignments, { body: { ids }, headers: newIdempotencyHeader() }),
      ),
    onSuccess: (answers) => {
      const stopped = answers.reduce((sum, { cancelled }) => sum + cancelled.length, 0);
      const finishing = answers.reduce((sum, { finishing: last }) => sum + last.length, 0);
      showToast({
        title: 'Grading Stopped',
        description: `${formatCount(stopped, 'paper')} taken out of the queue.${
          finishing > 0 ? ` ${formatCount(finishing, 'paper')} will be finished in a moment.` : ''
        }`,
      });
    },
    onError: (error) => showError('Not stopped', describeFailure(error, 'Please try again.')),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['assignment'] });
      await refreshAssignments(queryClient);
    },
  });

  return { grade, stop };
}

/** All papers being graded, across pages. */
async function listUnderWay(): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: { status: 'processing'; cursor?: string } = {
      status: 'processing',
      ...(cursor === null ? {} : { cursor }),
    };
    // Each page holds the cursor of the next.
    // oxlint-disable-next-line no-await-in-loop
    const { data, headers } = await callWithHeaders(listAssignments, { query });
    ids.push(...data.map(({ id }) => id));
    cursor = headers.get(nextCursorHeader);
  } while (cursor !== null);
  return ids;
}
