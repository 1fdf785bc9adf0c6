import { deleteStudent, importStudents, type Student } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { showError, showToast } from '../../../components/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { classListRow } from './class-list-row.ts';

type Props = { readonly courseId: string; readonly student: Student };

/** Takes one student off the class list; Undo puts name and address back. */
export function RemoveStudent({ courseId, student }: Props) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['courses'] });
  const putBack = async () => {
    try {
      await callApi(importStudents, { params: { courseId }, body: { csv: classListRow(student) } });
      await refresh();
    } catch (error) {
      showError('Not Put Back', describeFailure(error, 'Import the class list again to add them.'));
    }
  };
  const remove = useMutation({
    mutationFn: () => callApi(deleteStudent, { params: { courseId, id: student.id } }),
    onSuccess: async () => {
      showToast({
        title: 'Student Removed',
        description: `${student.name} is off the class list. Their papers stay.`,
        action: { label: 'Undo', run: () => void putBack() },
      });
      await refresh();
    },
    onError: (error) =>
      showError('Failed to Remove Student', describeFailure(error, 'Could not change the class list.')),
  });

  return (
    <IconButton
      label={`Remove ${student.name}`}
      icon={<X size={16} aria-hidden />}
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
    />
  );
}
