import { Check, CircleAlert, Clock } from 'lucide-react';
import { Badge } from './badge.tsx';
import { Spinner } from './loading/spinner.tsx';

/** Pending, AI Grading, Completed, Error; any other status is shown as it is. */
export function StatusBadge({ status }: { readonly status: string }) {
  switch (status) {
    case 'pending':
      return <Badge icon={<Clock size={12} aria-hidden />}>Pending</Badge>;
    case 'processing':
      return (
        <Badge tone="blue" icon={<Spinner size={12} />}>
          AI Grading
        </Badge>
      );
    case 'completed':
      return (
        <Badge tone="green" icon={<Check size={12} aria-hidden />}>
          Completed
        </Badge>
      );
    case 'error':
      return (
        <Badge tone="red" icon={<CircleAlert size={12} aria-hidden />}>
          Error
        </Badge>
      );
    default:
      return <Badge>{status}</Badge>;
  }
}
