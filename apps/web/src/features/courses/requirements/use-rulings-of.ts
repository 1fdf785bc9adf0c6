import { type CourseAssignment, deleteRuling, listRulings, type RulingOnWire } from '@greenpen/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { showError } from '../../../components/toast/toast-store.ts';

export type Rulings = {
  readonly all: readonly RulingOnWire[];
  readonly remove: (id: string) => void;
};

/** The passages of papers that the instructor ruled on; none for a course assignment that is not created yet. */
export function useRulingsOf(assignment: CourseAssignment | null): Rulings {
  const queryClient = useQueryClient();
  const queryKey = ['rulings', assignment?.id];
  const { data = [] } = useQuery({
    queryKey,
    enabled: assignment !== null,
    queryFn: ({ signal }) =>
      assignment === null
        ? []
        : callApi(listRulings, { params: { courseId: assignment.courseId, id: assignment.id }, signal }),
  });
  const { mutate } = useMutation({
    mutationFn: (id: string) => callApi(deleteRuling, { params: { id } }),
    onSuccess: (_, removed) =>
      queryClient.setQueryData<RulingOnWire[]>(queryKey, (list) => list?.filter(({ id }) => id !== removed)),
    onError: (error) => showError('Not removed', describeFailure(error, 'Please try again.')),
  });
  return { all: data, remove: mutate };
}
