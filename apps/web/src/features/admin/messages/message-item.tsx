import { type CallBody, type ContactMessage, lookUp, setContactStatus } from '@greenpen/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';
import { Button, buttonClass } from '../../../components/form/button.tsx';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { describeFailure } from '../../../api/api-failure.ts';
import { callApi } from '../../../api/call-api.ts';
import { contactCategoryLabels } from '../../../components/contact-categories.ts';
import { formatAgo, formatDateTime } from '../../../components/format.ts';
import { useNow } from '../../../components/browser/use-now.ts';

type Status = CallBody<typeof setContactStatus>['status'];

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

export function MessageItem({ message }: { readonly message: ContactMessage }) {
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
                disabled={change.isPending}
                onClick={() => change.mutate(step.status)}
              >
                {step.label}
              </Button>
            ))}
        </div>
      </article>
    </li>
  );
}
