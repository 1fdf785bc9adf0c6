import type { Facts } from './facts.ts';
import { amount } from './words.ts';

/** What of citations and references was looked at: "three citations and two reference entries". */
export function checkedWorks({ citations, entries, isAnnotated }: Facts): string {
  const listed = isAnnotated
    ? amount(entries, 'annotated entry', 'annotated entries')
    : amount(entries, 'reference entry', 'reference entries');
  return isAnnotated && citations === 0 ? listed : `${amount(citations, 'citation')} and ${listed}`;
}
