import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/page/error-state.tsx';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { PageHeader } from '../../components/page/page-header.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { Spinner } from '../../components/loading/spinner.tsx';
import { TextSkeleton } from '../../components/loading/text-skeleton.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { planQuery } from './plan-query.ts';
import { IncludedPoints } from '../../components/included-points.tsx';
import { product } from '../../product.ts';
import { type Plan, cancelPlan, lookUp, openPortal, resumePlan, startCheckout } from '@greenpen/api-contract';
import { CreditCard, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { Button } from '../../components/form/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { formatDate } from '../../components/format.ts';
import { planSummary } from './plan-words.ts';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { callApi } from '../../api/call-api.ts';

const tones = {
  free: 'green',
  trial: 'blue',
  active: 'green',
  cancelled: 'yellow',
  ended: 'red',
} as const satisfies Record<string, BadgeTone>;

const paidPollMs = 2000;

/** The subscription: price, status and actions. */
export function PlanPage() {
  const [search] = useSearchParams();
  const cameFromPaying = search.get('paid') === 'yes';
  const { data, error, refetch } = useQuery({
    ...planQuery,
    staleTime: 0,
    // The payment service notifies the server shortly after it redirects the customer back.
    refetchInterval: ({ state }) => {
      const isHere = state.data?.state === 'active' || state.data?.state === 'cancelled';
      return cameFromPaying && !isHere ? paidPollMs : false;
    },
  });
  const isOnItsWay = cameFromPaying && data?.state !== 'active' && data?.state !== 'cancelled';
  return (
    <>
      <PageHeader title="Plan" description="Your subscription, payments and invoices." />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-xl:max-w-2xl xl:grid-cols-2">
        {isOnItsWay && (
          <output className="flex items-center xl:col-span-2 gap-3 rounded-lg border border-rule bg-pen-wash px-5 py-3 text-pen">
            <Spinner /> Your payment is being processed; this page updates as soon as it arrives.
          </output>
        )}
        {error !== null && data === undefined ? (
          <Card>
            <ErrorState
              title="The plan did not load"
              message={describeFailure(error, 'Please try again.')}
              onRetry={() => void refetch()}
            />
          </Card>
        ) : data === undefined ? (
          <Card>
            <LoadingArea label="Loading the plan" className="grid gap-4 p-5">
              <span className="flex items-center gap-3">
                <Skeleton className="h-6 w-24" />
                <Skeleton className="h-6 w-28 [--skeleton-radius:99px]" />
              </span>
              <span className="block max-w-md">
                <TextSkeleton lines={2} />
              </span>
            </LoadingArea>
          </Card>
        ) : (
          <PlanCard plan={data} />
        )}
        <IncludedCard />
      </div>
    </>
  );
}

function IncludedCard() {
  return (
    <Card title={`What ${product.plan.name} includes`}>
      <IncludedPoints className="p-5" />
    </Card>
  );
}

/** The plan and its main action. */
function PlanCard({ plan }: { readonly plan: Plan }) {
  const { state, startedAt } = plan;
  const [isAsking, setAsking] = useState(false);
  const actions = usePlanActions(() => setAsking(false));
  const { title, text } = planSummary(plan);
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
      {state !== 'free' && <PlanButtons plan={plan} actions={actions} onCancel={() => setAsking(true)} />}
      {isAsking && (
        <ConfirmDialog
          title="Cancel the subscription?"
          action="Cancel at the end of the period"
          wayOut="Keep it"
          isBusy={actions.change.isPending}
          onConfirm={() => actions.change.mutate('cancel')}
          onClose={() => setAsking(false)}
        >
          <p>Everything stays available until the end of the paid period. You will not be charged again.</p>
          <p className="text-pencil">
            Afterwards you can read and export everything you have, and subscribe again at any time.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

type PlanButtonsProps = {
  readonly plan: Plan;
  readonly actions: ReturnType<typeof usePlanActions>;
  readonly onCancel: () => void;
};

/** The steps that fit the plan’s state. */
function PlanButtons({ plan: { state, hasInvoices }, actions, onCancel }: PlanButtonsProps) {
  const mayBegin = state === 'trial' || state === 'ended';
  return (
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
        <Button look="danger" onClick={onCancel}>
          Cancel at the end of the period
        </Button>
      )}
    </div>
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
          ? { title: 'Subscription Cancelled', description: 'It ends after the paid period.' }
          : { title: 'Subscription Kept', description: 'It continues as before.' },
      );
    },
    onError: (error) => showError('Nothing Was Changed', describeFailure(error, 'Please try again.')),
  });
  return { leave, change };
}
