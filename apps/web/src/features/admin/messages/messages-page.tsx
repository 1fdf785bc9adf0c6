import { type CallBody, type ContactMessage, lookUp, setContactStatus } from '@greenpen/api-contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Inbox, Mail } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, buttonClass } from '../../../components/form/button.tsx';
import { Card } from '../../../components/card.tsx';
import { classNames } from '../../../components/class-names.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { LoadingArea } from '../../../components/loading/loading-area.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Skeleton } from '../../../components/loading/skeleton.tsx';
import { TextSkeleton } from '../../../components/loading/text-skeleton.tsx';
import { describeFailure } from '../../../api/api-failure.ts';
import { messagesQuery } from '../admin-queries.ts';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { callApi } from '../../../api/call-api.ts';
import { contactCategoryLabels } from '../../../components/contact-categories.ts';
import { formatAgo, formatDateTime } from '../../../components/format.ts';
import { useNow } from '../../../components/browser/use-now.ts';

const looks: Readonly<Record<Status, { readonly label: string; readonly tone: BadgeTone }>> = {
  new: { label: 'New', tone: 'blue' },
  answered: { label: 'Answered', tone: 'green' },
  closed: { label: 'Closed', tone: 'neutral' },
};

const steps: readonly { readonly status: Status; readonly label: string }[] = [
  { status: 'answered', label: 'Mark as answered' },
  { status: 'closed', label: 'Close' },
  { status: 'new', label: 'Mark as new' },
];

type ContactStatus = CallBody<typeof setContactStatus>['status'];

const choices: readonly { readonly label: string; readonly status: ContactStatus | undefined }[] = [
  { label: 'All', status: undefined },
  { label: 'New', status: 'new' },
  { label: 'Answered', status: 'answered' },
  { label: 'Closed', status: 'closed' },
];

/** Visitors' messages and their status. */
export function MessagesPage() {
  const [status, setStatus] = useState<ContactStatus | undefined>('new');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    messagesQuery(status),
  );
  const messages = useMemo(() => data?.pages.flatMap(({ items }) => items), [data]);
  return (
    <>
      <PageHeader title="Messages" description="Messages from the contact form; they are kept for a year." />
      <Card>
        <StatusChips status={status} onChange={setStatus} />
        {error !== null && messages === undefined ? (
          <ErrorState
            title="The messages did not load"
            message={describeFailure(error, 'Please try again.')}
            onRetry={() => void refetch()}
          />
        ) : messages === undefined ? (
          <MessagesSkeleton />
        ) : messages.length === 0 ? (
          <EmptyState
            icon={<Inbox size={20} />}
            title={status === undefined ? 'No messages yet' : 'Nothing here'}
            text={
              status === 'new' ? 'Every message has been handled.' : 'There are no messages with this status.'
            }
          />
        ) : (
          <ul>
            {messages.map((message) => (
              <MessageItem key={message.id} message={message} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <p className="px-5 py-3 text-right">
            <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show older
            </Button>
          </p>
        )}
      </Card>
    </>
  );
}

function MessagesSkeleton() {
  return (
    <LoadingArea label="Loading the messages" className="divide-y divide-rule">
      {['first', 'second'].map((message) => (
        <span key={message} className="grid gap-3 px-5 py-5">
          <span className="flex items-center gap-3">
            <Skeleton className="h-5 w-52 max-w-[60%]" />
            <Skeleton className="h-6 w-14 [--skeleton-radius:99px]" />
          </span>
          <Skeleton className="h-3.5 w-64 max-w-full" />
          <span className="block max-w-prose">
            <TextSkeleton lines={2} />
          </span>
          <Skeleton className="h-8 w-36" />
        </span>
      ))}
    </LoadingArea>
  );
}

function StatusChips({
  status,
  onChange,
}: {
  readonly status: ContactStatus | undefined;
  readonly onChange: (status: ContactStatus | undefined) => void;
}) {
  return (
    <fieldset aria-label="Status" className="flex flex-wrap gap-1 border-b border-rule px-5 py-4">
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          aria-pressed={choice.status === status}
          onClick={() => onChange(choice.status)}
          className={classNames(
            'h-8 rounded-full border px-3 text-13 font-medium transition-colors',
            choice.status === status
              ? 'border-pen bg-pen-wash text-pen'
              : 'border-rule text-pencil hover:bg-hover hover:text-ink',
          )}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

type Status = CallBody<typeof setContactStatus>['status'];

function MessageItem({ message }: { readonly message: ContactMessage }) {
  const queryClient = useQueryClient();
  const now = useNow();
  const { id, name, email, subject, category, receivedAt, status } = message;
  const look = lookUp(looks, status) ?? { label: status, tone: 'neutral' };
  const before = steps.find((step) => step.status === status);
  const change = useMutation({
    mutationFn: (next: Status) => callApi(setContactStatus, { params: { id }, body: { status: next } }),
    onSuccess: async (_, next) => {
      showToast({
        title: `Message ${looks[next].label}`,
        description: subject,
        ...(before === undefined
          ? {}
          : { action: { label: 'Undo', run: () => change.mutate(before.status) } }),
      });
      await queryClient.invalidateQueries({ queryKey: ['admin', 'messages'] });
    },
    onError: (error) => showError('Nothing Was Changed', describeFailure(error, 'Please try again.')),
  });
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <li className="border-b border-rule px-5 py-4 last:border-0">
      <article aria-label={subject}>
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-16 font-semibold break-words">
            <bdi>{subject}</bdi>
          </h2>
          <Badge tone={look.tone}>{look.label}</Badge>
          <Badge>{lookUp(contactCategoryLabels, category) ?? category}</Badge>
        </header>
        <p className="mt-1 text-13 break-words text-pencil">
          <bdi>{name}</bdi>, <bdi>{email}</bdi> ·{' '}
          <time dateTime={receivedAt} title={formatDateTime(receivedAt)}>
            {formatAgo(receivedAt, now)}
          </time>
        </p>
        <p className="mt-3 max-w-prose break-words whitespace-pre-wrap">{message.message}</p>
        <MessageActions isBusy={change.isPending} onChange={change.mutate} reply={reply} status={status} />
      </article>
    </li>
  );
}

type MessageActionsProps = {
  readonly isBusy: boolean;
  readonly onChange: (status: Status) => void;
  readonly reply: string;
  readonly status: ContactMessage['status'];
};

function MessageActions({ isBusy, onChange, reply, status }: MessageActionsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-x-1 gap-y-2">
      <a href={reply} className={buttonClass('secondary', 'small')}>
        <Mail size={14} aria-hidden /> Reply
        <span className="-ml-0.5 max-sm:sr-only">by e-mail</span>
      </a>
      {steps
        .filter((step) => step.status !== status)
        .map((step) => (
          <Button
            key={step.status}
            look="quiet"
            size="small"
            disabled={isBusy}
            onClick={() => onChange(step.status)}
          >
            {step.label}
          </Button>
        ))}
    </div>
  );
}
