import { mostRedrafts, redraftAssignments, type CallResponse } from '@greenpen/api-contract';
import type { FeedbackManner } from '@greenpen/grading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../../api/api-failure.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import { callApi } from '../../../api/call-api.ts';
import { formatCount } from '../../../components/format.ts';
import { sayManner } from '../../../components/redraft/manner-choices.tsx';
import { showError, showToast } from '../../../components/toast/toast-store.ts';

export type PaperManner = { readonly id: string; readonly manner: FeedbackManner };

type Answer = CallResponse<typeof redraftAssignments>;

/** Drafts the feedback of papers again, some at a time, with Undo. */
export function useRedrafting() {
  const queryClient = useQueryClient();
  const settle = {
    onError: (error: unknown) => showError('Not redrafted', describeFailure(error, 'Please try again.')),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['assignment'] });
      await refreshAssignments(queryClient);
    },
  };
  const { mutate: takeBack } = useMutation({
    ...settle,
    mutationFn: redraftPapers,
    onSuccess: ({ redrafted }) =>
      showToast({
        title: 'Taken back',
        description: `${formatCount(redrafted.length, 'draft')} as before.`,
      }),
  });
  const { mutate } = useMutation({
    ...settle,
    mutationFn: redraftPapers,
    onSuccess: ({ redrafted }, [first]) => {
      showToast({
        title: 'Redrafted',
        description: `${formatCount(redrafted.length, 'draft')}: ${sayManner(first?.manner ?? {}).toLowerCase()}.`,
        action: {
          label: 'Undo',
          run: () => takeBack(redrafted.map(({ id, manner }) => ({ id, manner }))),
        },
      });
    },
  });
  return mutate;
}

async function redraftPapers(papers: readonly PaperManner[]): Promise<Answer> {
  const answer: Answer = { redrafted: [], approved: [], notReady: [] };
  for (let at = 0; at < papers.length; at += mostRedrafts) {
    const some = papers.slice(at, at + mostRedrafts).map(({ id, manner }) => ({ id, manner: { ...manner } }));
    const { redrafted, approved, notReady } = await callApi(redraftAssignments, {
      body: { papers: some, isPreview: false },
    });
    answer.redrafted.push(...redrafted);
    answer.approved.push(...approved);
    answer.notReady.push(...notReady);
  }
  return answer;
}
