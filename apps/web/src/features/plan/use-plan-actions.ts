import { cancelPlan, openPortal, resumePlan, startCheckout } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../components/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { planQuery } from './plan-query.ts';

/** Leaves for a page of the payment service, or changes the subscription from here. */
export function usePlanActions(onDone: () => void) {
  const queryClient = useQueryClient();
  const leave = useMutation({
    mutationFn: (to: 'checkout' | 'portal') =>
      to === 'checkout' ? callApi(startCheckout, {}) : callApi(openPortal, {}),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => showError('The Page Did Not Open', describeFailure(error, 'Please try again.')),
  });
  const change = useMutation({
    mutationFn: (what: 'cancel' | 'resume') => callApi(what === 'cancel' ? cancelPlan : resumePlan, {}),
    onSuccess: (plan, what) => {
      queryClient.setQueryData(planQuery.queryKey, plan);
      onDone();
      showToast(
        what === 'cancel'
          ? { title: 'Subscription Cancelled', description: 'It ends with the period that is paid for.' }
          : { title: 'Subscription Kept', description: 'It goes on as before.' },
      );
    },
    onError: (error) => showError('Nothing Was Changed', describeFailure(error, 'Please try again.')),
  });
  return { leave, change };
}
