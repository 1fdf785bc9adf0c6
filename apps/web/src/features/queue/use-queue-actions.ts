import { useMemo } from 'react';
import {
  type Assignment,
  approveAssignments,
  deleteAssignments,
  reopenAssignment,
  restoreAssignments,
} from '@greenpen/api-contract';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { type Comment, useCommenting } from './actions/use-commenting.ts';
import { type PaperManner, useRedrafting } from './actions/use-redrafting.ts';
import { useGrading } from './actions/use-grading.ts';
import { canApprove, canGrade } from './what-fits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { refreshAssignments } from '../../api/assignments.ts';
import { formatCount } from '../../components/format.ts';
import { newIdempotencyHeader } from '../../api/idempotency.ts';
import { inThousands } from './actions/in-thousands.ts';
import { askWhen } from './actions/grade-request.ts';

type Papers = readonly Assignment[];

export type QueueActions = {
  readonly gradeAgain: (papers: Papers) => void;
  readonly approve: (papers: Papers) => void;
  readonly comment: (papers: Papers, comment: Comment) => void;
  readonly redraft: (papers: readonly PaperManner[]) => void;
  readonly remove: (papers: Papers) => void;
  readonly putBack: (papers: Papers) => void;
  readonly stop: () => void;
};

const idsOf = (papers: Papers) => papers.map(({ id }) => id);

/** Actions on one or many papers; papers they do not apply to are skipped. */
export function useQueueActions(): QueueActions {
  const { grade, stop } = useGrading();
  const queryClient = useQueryClient();
  const approve = useApproving();
  const comment = useCommenting();
  const redraft = useRedrafting();
  const { remove, putBack } = useDeleting();

  return useMemo(
    () => ({
      gradeAgain: (papers: Papers) => {
        const fitting = papers.filter(canGrade);
        if (fitting.length === 0) {
          showError('Nothing to grade', 'Reopen approved grades first; the others are already being graded.');
          return;
        }
        // Somebody waits for a single paper.
        if (fitting.length === 1) grade({ ids: idsOf(fitting), isOvernight: false });
        else void askWhen(queryClient, fitting, (when) => grade({ ids: idsOf(fitting), ...when }));
      },
      approve: (papers: Papers) => {
        const drafts = papers.filter(canApprove);
        if (drafts.length > 0) approve(idsOf(drafts));
        else showError('Nothing to approve', 'None of these papers has a draft to approve.');
      },
      comment: (papers: Papers, words: Comment) =>
        comment({ ids: idsOf(papers.filter(canApprove)), ...words }),
      redraft: (papers: readonly PaperManner[]) => redraft(papers),
      remove: (papers: Papers) => {
        if (papers.length > 0) remove(idsOf(papers));
      },
      putBack: (papers: Papers) => putBack(idsOf(papers)),
      stop: () => stop(),
    }),
    [grade, stop, approve, comment, redraft, remove, putBack, queryClient],
  );
}

/** Deletes papers, which can be restored for a while. */
function useDeleting() {
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['assignment'] });
    await refreshAssignments(queryClient);
  };

  const { mutate: putBack } = useMutation({
    mutationFn: (papers: readonly string[]) =>
      inThousands(papers, (ids) =>
        callApi(restoreAssignments, { body: { ids }, headers: newIdempotencyHeader() }),
      ),
    onSuccess: (answers) => {
      const count = answers.reduce((sum, { restored }) => sum + restored.length, 0);
      showToast({ title: 'Restored', description: `${formatCount(count, 'paper')} restored.` });
    },
    onError: (error) => showError('Not restored', describeFailure(error, 'Please try again.')),
    onSettled: refresh,
  });

  const { mutate: remove } = useMutation({
    mutationFn: (papers: readonly string[]) =>
      inThousands(papers, (ids) =>
        callApi(deleteAssignments, { body: { ids }, headers: newIdempotencyHeader() }),
      ),
    onSuccess: (answers) => {
      const deleted = answers.flatMap((answer) => answer.deleted);
      showToast({
        title: 'Deleted',
        description: `${formatCount(deleted.length, 'paper')} deleted.`,
        action: { label: 'Undo', run: () => putBack(deleted) },
      });
    },
    onError: (error) => showError('Not deleted', describeFailure(error, 'Please try again.')),
    onSettled: refresh,
  });

  return { remove, putBack };
}

/** Approves grades, with Undo. */
function useApproving() {
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['assignment'] });
    await refreshAssignments(queryClient);
  };

  const { mutate: reopen } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      forEachPaper(ids, (id) => callApi(reopenAssignment, { params: { id } })),
    onSuccess: ({ done, failures: [failure] }) => {
      if (failure === undefined) {
        showToast({
          title: 'Reopened',
          description: `${formatCount(done.length, 'grade')} can be edited again.`,
        });
      } else showError('Not reopened', describeFailure(failure, 'Please try again.'));
    },
    onSettled: refresh,
  });

  const { mutate: approve } = useMutation({
    mutationFn: (papers: readonly string[]) =>
      inThousands(papers, (ids) =>
        callApi(approveAssignments, { body: { ids }, headers: newIdempotencyHeader() }),
      ),
    onSuccess: (answers) => {
      const approved = answers.flatMap((answer) => answer.approved);
      showToast({
        title: 'Approved',
        description: `${formatCount(approved.length, 'grade')} approved.`,
        action: { label: 'Undo', run: () => reopen(approved) },
      });
    },
    onError: (error) => showError('Not approved', describeFailure(error, 'Please try again.')),
    onSettled: refresh,
  });

  return approve;
}

type Tally = { readonly done: readonly string[]; readonly failures: readonly unknown[] };

/** Runs an action on each paper, a few at a time; a failure does not stop the others. */
export async function forEachPaper(
  ids: readonly string[],
  run: (id: string) => Promise<unknown>,
  atOnce = 4,
): Promise<Tally> {
  const done: string[] = [];
  const failures: unknown[] = [];
  const left = ids.values();
  const work = async () => {
    for (const id of left) {
      try {
        // Each runner handles its papers one after another.
        // oxlint-disable-next-line no-await-in-loop
        await run(id);
        done.push(id);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, failures };
}
