import { plan } from '@greenpen/grading';

const trialMs = plan.trialDays * 24 * 60 * 60 * 1000;

export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + trialMs);
}
