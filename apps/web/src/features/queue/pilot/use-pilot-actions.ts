import { calibrateClass, dismissPilot, type Pilot, restorePilot, startPilot } from '@greenpen/api-contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../../api/api-failure.ts';
import { watchGrading } from '../../../api/assignments.ts';
import { callApi } from '../../../api/call-api.ts';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { pilotsQuery } from './pilot-query.ts';

const paramsOf = ({ courseId, courseAssignmentId: id }: Pilot) => ({ courseId, id });

async function refresh(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: pilotsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['assignments'] }),
  ]);
}

/** What can be done with the papers to grade first. */
export function usePilotActions(onStarted: (pilot: Pilot) => void) {
  const queryClient = useQueryClient();
  const onSettled = () => refresh(queryClient);

  const start = useMutation({
    mutationFn: (pilot: Pilot) => callApi(startPilot, { params: paramsOf(pilot) }),
    onSuccess: (_answer, pilot) => onStarted(pilot),
    onError: (error) => showError('No papers chosen', describeFailure(error, 'Please try again.')),
    onSettled,
  });
  const calibrate = useMutation({
    mutationFn: (pilot: Pilot) => callApi(calibrateClass, { params: paramsOf(pilot) }),
    onError: (error) => showError('Not calibrated', describeFailure(error, 'Please try again.')),
    onSettled: async () => {
      await onSettled();
      await watchGrading(queryClient);
    },
  });
  const { mutate: restore } = useMutation({
    mutationFn: (pilot: Pilot) => callApi(restorePilot, { params: paramsOf(pilot) }),
    onError: (error) => showError('Not brought back', describeFailure(error, 'Please try again.')),
    onSettled,
  });
  const dismiss = useMutation({
    mutationFn: (pilot: Pilot) => callApi(dismissPilot, { params: paramsOf(pilot) }),
    onSuccess: (_answer, pilot) =>
      showToast({
        title: 'Put away',
        description: `You grade ${pilot.courseCode} - ${pilot.title} in any order.`,
        action: { label: 'Undo', run: () => restore(pilot) },
      }),
    onError: (error) => showError('Not put away', describeFailure(error, 'Please try again.')),
    onSettled,
  });

  return {
    start: start.mutate,
    calibrate: calibrate.mutate,
    dismiss: dismiss.mutate,
    isBusy: start.isPending || calibrate.isPending || dismiss.isPending,
  };
}
