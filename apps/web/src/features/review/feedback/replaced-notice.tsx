import { restoreGrade, type AssignmentWithReview } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { refreshAssignments } from '../../../api/assignments.ts';
import type { GradeEditing } from '../saving/use-grade-editing.ts';

type Props = {
  readonly assignment: AssignmentWithReview;
  readonly editing: GradeEditing;
};

/** Regrading replaced the instructor's text; one click swaps the two versions. */
export function ReplacedNotice({ assignment: { id, replacedAt }, editing: { saver } }: Props) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: async () => {
      if (!(await saver.flush())) throw new Error('unsaved');
      const { version } = saver.getState().server;
      return callApi(restoreGrade, { params: { id }, body: { version } });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['assignment', id] });
      await refreshAssignments(queryClient);
      showToast({ title: 'Restored', description: 'The other version is kept, so you can switch back.' });
    },
    onError: (error) => showError('Not restored', describeFailure(error, 'Please try again.')),
  });
  if (replacedAt === null) return null;
  return (
    <p className="mx-4 mb-2 flex items-center gap-2.5 rounded-md bg-yellow-wash px-3 py-2 text-13 text-yellow">
      <History size={16} aria-hidden className="shrink-0" />
      <span className="grow">Grading again replaced an earlier version.</span>
      <Button size="small" isBusy={restore.isPending} onClick={() => restore.mutate()}>
        Restore it
      </Button>
    </p>
  );
}
