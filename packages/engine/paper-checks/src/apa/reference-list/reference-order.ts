import { foldName } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { type ListEntry, listEntries } from './list-entries.ts';

export const referenceOrder: Check = {
  id: 'apa-reference-order',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor once',
  title: 'Entries not in alphabetical order',
  source: 'APA 7, 9.44',
  summary: 'Entries are in alphabetical order by first author.',
  advice: {
    noun: 'the order of the reference list',
    how: ['Sort the entries by the first author’s last name.'],
    unit: 'entry',
  },
  *run(paper) {
    const entries = listEntries(paper).map((listed) => ({ ...listed, key: sortKey(listed) }));
    const highest = entries.reduce<ListedKey[]>((rising, listed) => {
      const last = rising.at(-1);
      if (last === undefined || compareKeys(last.key, listed.key) < 0) rising.push(listed);
      return rising;
    }, []);
    for (const { entry, key } of outOfOrder(entries, (a, b) => compareKeys(a.key, b.key))) {
      // Whatever comes first after a key is higher than all before it.
      const next = highest.find((other) => compareKeys(key, other.key) < 0);
      const before = next?.entry.authors[0]?.family;
      yield {
        span: entry.span,
        message:
          before === undefined
            ? 'This entry is out of alphabetical order.'
            : `This entry is out of alphabetical order; it belongs before ${before}.`,
      };
    }
  },
};

type ListedKey = ListEntry & { readonly key: string };

/** Letter by letter, "nothing precedes something"; an article at the beginning of a title or group does not count. */
function sortKey({ entry, words }: ListEntry): string {
  const first = entry.authors[0];
  if (first !== undefined && first.given !== null)
    return `${squeeze(first.family)} ${foldName(first.given)[0] ?? ''}`;
  return squeeze(first?.family ?? words.slice(0, 80));
}

function squeeze(name: string): string {
  return foldName(name)
    .replace(/^(?:the|an|a) /u, '')
    .replaceAll(' ', '');
}

/** A person and a group are compared by the family name alone as far as it reaches. */
function compareKeys(a: string, b: string): number {
  const [familyA = '', initialA = ''] = a.split(' ');
  const [familyB = '', initialB = ''] = b.split(' ');
  if (familyA !== familyB) return familyA < familyB ? -1 : 1;
  return initialA < initialB ? -1 : Number(initialA > initialB);
}

/** The fewest items that must move to put the rest in order: those outside a longest increasing subsequence. */
export function outOfOrder<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): readonly Item[] {
  const tails: number[] = [];
  const previous: number[] = [];
  for (const [index, item] of items.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const tail = items[tails[middle] ?? 0];
      if (tail !== undefined && compare(tail, item) <= 0) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = index;
  }
  const kept = new Set<number>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) kept.add(index);
  return items.filter((_, index) => !kept.has(index));
}
