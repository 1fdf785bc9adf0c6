import type { ModelChange } from '@greenpen/api-contract';
import { formatDate } from '../../components/format.ts';

/** "Drafts are written by B since Nov 20, 2026; before it was A." */
export function changeWords({ model, before, since }: ModelChange): string {
  return `Drafts are written by ${model} since ${formatDate(since)}; before it was ${before}.`;
}

/** How many of its drafts of the sample papers were usable. */
export function checkWords({ check }: ModelChange): string {
  if (check === null) return 'It is still to be tried on sample papers.';
  const { papers, refused } = check;
  if (refused.length === 0) return `Its drafts of ${papers} sample papers could all be used.`;
  return `Of its drafts of ${papers} sample papers ${refused.length} could not be used.`;
}
