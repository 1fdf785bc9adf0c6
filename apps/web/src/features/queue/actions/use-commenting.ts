import { commentOnAssignments, type CallBody } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import { formatCount } from '../../../components/format.ts';
import { newIdempotencyHeader } from '../../../api/idempotency.ts';
import { inThousands } from './in-thousands.ts';

export type Comment = Pick<CallBody<typeof commentOnAssignments>, 'text' | 'area'>;

/** Adds one comment to the feedback of many drafts. */
export function useCommenting() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ ids: papers, ...comment }: Comment & { readonly ids: readonly string[] }) =>
      inThousands(papers, (ids) =>
        callApi(commentOnAssignments, { body: { ids, ...comment }, headers: newIdempotencyHeader() }),
      ),
    onSuccess: (answers) => {
      const added = answers.reduce((sum, { commented }) => sum + commented.length, 0);
      const full = answers.reduce((sum, { tooLong }) => sum + tooLong.length, 0);
      showToast({
        title: 'Comment Added',
        description: `It was added to the feedback of ${formatCount(added, 'draft')}.${
          full > 0 ? ` ${formatCount(full, 'draft')} had no room for it.` : ''
        }`,
      });
    },
    onError: (error) => showError('Comment not added', describeFailure(error, 'Please try again.')),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['assignment'] });
      await refreshAssignments(queryClient);
    },
  });
  return mutate;
}
