import { type CallResponse, spreadFindingEdit } from '@greenpen/api-contract';
import type { FindingEdit } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CopyCheck } from 'lucide-react';
import { describeFailure } from '../../../api/api-failure.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import { callApi } from '../../../api/call-api.ts';
import { Button } from '../../../components/form/button.tsx';
import { formatCount } from '../../../components/format.ts';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import type { Desk } from '../desk/use-desk.ts';

type Changed = CallResponse<typeof spreadFindingEdit>['changed'];

type Props = {
  readonly desk: Pick<Desk, 'assignment' | 'own'>;
  readonly original: Finding;
  readonly edit: FindingEdit;
};

/** Makes the edit to whatever the same check found in this paper and in the other unapproved ones of the assignment. */
export function ApplyToAll({ desk: { assignment, own }, original, edit }: Props) {
  const queryClient = useQueryClient();
  const call = (takeBack?: Changed) =>
    callApi(spreadFindingEdit, {
      params: { id: assignment.id },
      body: { findingId: original.id, edit, ...(takeBack && { takeBack }) },
    });
  const refresh = async ({ changed }: { readonly changed: Changed }) => {
    const ids = new Set(changed.map(({ id }) => id));
    await queryClient.invalidateQueries({
      predicate: ({ queryKey: [name, id] }) => name === 'assignment' && typeof id === 'string' && ids.has(id),
    });
    if (ids.size > 0) await refreshAssignments(queryClient);
  };
  const takeBack = useMutation({
    mutationFn: call,
    onSuccess: refresh,
    onError: (error) => showError('Not taken back', describeFailure(error, 'Please try again.')),
  });
  const apply = useMutation({
    mutationFn: () => call(),
    onSuccess: async (answer) => {
      const here = own.spread({ finding: original, edit });
      const elsewhere = answer.changed.reduce((sum, { findingIds }) => sum + findingIds.length, 0);
      const papers = answer.changed.length + (here.length > 0 ? 1 : 0);
      const count = here.length + elsewhere;
      const undo = () => {
        own.takeBack(here, { finding: original, edit });
        if (answer.changed.length > 0) takeBack.mutate(answer.changed);
      };
      showToast({
        title: count === 0 ? 'Nothing else to change' : 'Applied to all',
        description:
          count === 0
            ? 'This check found nothing else in the unapproved papers of this assignment.'
            : `Changed ${formatCount(count, 'more finding')} in ${formatCount(papers, 'paper')}.`,
        ...(count > 0 && { action: { label: 'Undo', run: undo } }),
      });
      await refresh(answer);
    },
    onError: (error) => showError('Not applied', describeFailure(error, 'Please try again.')),
  });
  return (
    <Button
      size="small"
      icon={<CopyCheck size={14} aria-hidden />}
      isBusy={apply.isPending}
      onClick={() => apply.mutate()}
    >
      {assignment.courseAssignment === null ? 'Apply to this whole paper' : 'Apply to all papers'}
    </Button>
  );
}
