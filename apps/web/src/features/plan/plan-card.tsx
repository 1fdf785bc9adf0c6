import { lookUp, type Plan, cancelPlan, openPortal, resumePlan, startCheckout } from '@greenpen/api-contract';
import { CreditCard, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { Button } from '../../components/form/button.tsx';
import { Card } from '../../components/card.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { formatDate } from '../../components/format.ts';
import { product } from '../../product.ts';
import { planSummary } from './plan-words.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { planQuery } from './plan-query.ts';

const tones = {
  free: 'green',
  trial: 'blue',
  active: 'green',
  cancelled: 'yellow',
  ended: 'red',
} as const satisfies Record<string, BadgeTone>;

/** The plan and its main action. */
export function PlanCard({ plan }: { readonly plan: Plan }) {
  const { state, startedAt, hasInvoices } = plan;
  const [isAsking, setAsking] = useState(false);
  const actions = usePlanActions(() => setAsking(false));
  const { title, text } = planSummary(plan);
  const mayBegin = state === 'trial' || state === 'ended';
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 p-5">
        <div>
          <h2 className="flex flex-wrap items-center gap-3 text-20 font-semibold">
            {product.plan.name} <Badge tone={lookUp(tones, state) ?? 'neutral'}>{title}</Badge>
          </h2>
          <p className="mt-2 max-w-md text-pencil">{text}</p>
          {startedAt !== null && state !== 'free' && (
            <p className="mt-1 text-13 text-pencil">Subscribed since {formatDate(startedAt)}.</p>
          )}
        </div>
        {state !== 'free' && (
          <p className="whitespace-nowrap">
            <span className="font-serif text-28 font-semibold">${product.plan.dollarsPerMonth}</span>
            <span className="text-pencil"> a month</span>
          </p>
        )}
      </div>
      {state !== 'free' && (
        <div className="flex flex-wrap gap-2 border-t border-rule px-5 py-4 max-sm:*:grow">
          {mayBegin && (
            <Button
              look="primary"
              icon={<CreditCard size={16} aria-hidden />}
              isBusy={actions.leave.isPending}
              onClick={() => actions.leave.mutate('checkout')}
            >
              Subscribe
            </Button>
          )}
          {state === 'cancelled' && (
            <Button
              look="primary"
              isBusy={actions.change.isPending}
              onClick={() => actions.change.mutate('resume')}
            >
              Keep the subscription
            </Button>
          )}
          {hasInvoices && (
            <Button
              icon={<ReceiptText size={16} aria-hidden />}
              isBusy={actions.leave.isPending}
              onClick={() => actions.leave.mutate('portal')}
            >
              Invoices and payment
            </Button>
          )}
          {state === 'active' && (
            <Button look="danger" onClick={() => setAsking(true)}>
              Cancel at the end of the period
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Cancel the subscription?"
          action="Cancel at the end of the period"
          wayOut="Keep it"
          isBusy={actions.change.isPending}
          onConfirm={() => actions.change.mutate('cancel')}
          onClose={() => setAsking(false)}
        >
          <p>Everything stays open until the end of the period that is paid for. Nothing more is charged.</p>
          <p className="text-pencil">
            Afterwards you can read and export everything you have, and subscribe again at any time.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Opens the payment service's page, or changes the subscription directly. */
function usePlanActions(onDone: () => void) {
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
          : { title: 'Subscription Kept', description: 'It continues as before.' },
      );
    },
    onError: (error) => showError('Nothing Was Changed', describeFailure(error, 'Please try again.')),
  });
  return { leave, change };
}
