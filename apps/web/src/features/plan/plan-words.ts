import type { Plan } from '@greenpen/api-contract';
import { formatDate } from '../../components/format.ts';
import { product } from '../../product.ts';

/** "1 day left", "12 days left". */
export function daysLeftWords(days: number): string {
  return days === 1 ? '1 day left' : `${days} days left`;
}

export type PlanNoteWords = { readonly text: string; readonly tone: 'quiet' | 'calm' | 'urgent' };

/** The sidebar's text about a plan; null for none. */
export function planNote({ state, daysLeft, endsAt }: Plan): PlanNoteWords | null {
  switch (state) {
    case 'trial':
      if (daysLeft === null) return null;
      return { text: `Trial: ${daysLeftWords(daysLeft)}`, tone: daysLeft <= 3 ? 'urgent' : 'calm' };
    case 'cancelled':
      return { text: endsAt === null ? 'Cancelled' : `Ends ${formatDate(endsAt)}`, tone: 'calm' };
    case 'ended':
      return { text: 'Read and export only', tone: 'urgent' };
    case 'active':
      return { text: `${product.plan.name} plan`, tone: 'quiet' };
    case 'free':
    default:
      return null;
  }
}

export type PlanSummary = { readonly title: string; readonly text: string };

/** The status line of the plan page. */
export function planSummary({ state, daysLeft, endsAt, renewsAt }: Plan): PlanSummary {
  const price = `$${product.plan.dollarsPerMonth} a month`;
  switch (state) {
    case 'trial':
      return {
        title: daysLeft === null ? 'Trial' : `Trial: ${daysLeftWords(daysLeft)}`,
        text: `Everything is available${endsAt === null ? '' : ` until ${formatDate(endsAt)}`}. If you subscribe before then, nothing is charged until the trial ends.`,
      };
    case 'active':
      return {
        title: 'Active',
        text: renewsAt === null ? `You pay ${price}.` : `You pay ${price}; next on ${formatDate(renewsAt)}.`,
      };
    case 'cancelled':
      return {
        title: 'Cancelled',
        text: `Everything stays available until ${endsAt === null ? 'the end of the period' : formatDate(endsAt)}, and you will not be charged again.`,
      };
    case 'ended':
      return {
        title: 'Ended: read and export only',
        text: 'You can read and export everything as long as you like. Subscribe to start new grading.',
      };
    case 'free':
    default:
      return {
        title: 'Nothing to pay here',
        text: 'Payments are not set up on this installation, so everything is available and nothing is blocked.',
      };
  }
}
