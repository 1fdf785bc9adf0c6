import type { ModelChange } from '@greenpen/api-contract';
import { formatDate } from '../../components/format.ts';

/** "Drafts are written by B since Nov 20, 2026; before it was A." */
export function changeWords({ model, before, since }: ModelChange): string {
  return `Drafts are written by ${model} since ${formatDate(since)}; before it was ${before}.`;
}

/** How many of its drafts of the sample papers were usable. */
export function checkWords({ check }: ModelChange): string {
  if (check === null) return 'It has not been tested on sample papers yet.';
  const { papers, refused } = check;
  if (refused.length === 0) return `All its drafts for ${papers} sample papers passed.`;
  return `${refused.length} of ${papers} drafts for sample papers could not be used.`;
}
