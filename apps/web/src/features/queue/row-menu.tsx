import { exportFeedback, getFile, gradeAssignments, type Assignment } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Ellipsis, FileDown, RotateCw } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuDownload, MenuItem } from '../../components/menu.tsx';
import { showError, showToast } from '../../components/toast-store.ts';
import { describeFailure } from '../../lib/api-failure.ts';
import { addressOf, callApi } from '../../lib/api.ts';
import { watchGrading } from '../../lib/assignments.ts';
import { formatCount } from '../../lib/format.ts';
import { newIdempotencyHeader } from '../../lib/idempotency.ts';

/** What else can be done with a paper. */
export function RowMenu({ item }: { readonly item: Assignment }) {
  const queryClient = useQueryClient();
  const isApproved = item.grade !== null && item.grade.approvedAt !== null;
  const params = { id: item.id };

  const gradeAgain = useMutation({
    mutationFn: () =>
      callApi(gradeAssignments, { body: { assignmentIds: [item.id] }, headers: newIdempotencyHeader() }),
    onSuccess: async ({ count }) => {
      showToast({
        title: 'Grading Started',
        description: `AI grading started for ${formatCount(count, 'assignment')}. This may take a few minutes.`,
      });
      await queryClient.invalidateQueries({ queryKey: ['assignment', item.id] });
      await watchGrading(queryClient);
    },
    onError: (error) =>
      showError('Grading Failed', describeFailure(error, 'Failed to start grading process.')),
  });

  return (
    <Menu
      trigger={
        <IconButton label={`More for ${item.originalName}`} icon={<Ellipsis size={18} aria-hidden />} />
      }
    >
      <MenuItem
        icon={<RotateCw size={16} aria-hidden />}
        isDisabled={isApproved || item.status === 'processing'}
        onSelect={() => gradeAgain.mutate()}
      >
        {item.grade === null ? 'Grade' : isApproved ? 'Grade again (reopen it first)' : 'Grade again'}
      </MenuItem>
      <MenuDownload icon={<Download size={16} aria-hidden />} href={addressOf(getFile, { params })}>
        Download the original
      </MenuDownload>
      {item.grade !== null && (
        <MenuDownload icon={<FileDown size={16} aria-hidden />} href={addressOf(exportFeedback, { params })}>
          Export feedback
        </MenuDownload>
      )}
    </Menu>
  );
}
