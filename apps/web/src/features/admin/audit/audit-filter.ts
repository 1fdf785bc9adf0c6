import type { AuditFilter } from '../admin-queries.ts';

/** The log's filters; days are in local time, "2026-11-20". */
export type ShownFilter = {
  readonly action: string;
  readonly result: 'ok' | 'refused' | '';
  readonly person: string;
  readonly address: string;
  readonly from: string;
  readonly to: string;
};

const names = ['action', 'person', 'address', 'from', 'to'] as const;
const day = /^\d{4}-\d{2}-\d{2}$/u;

/** The filter from the address, as shown and as sent to the server. */
export function readAuditFilter(search: URLSearchParams): ShownFilter & { readonly filter: AuditFilter } {
  const [action = '', person = '', address = '', from = '', to = ''] = names.map(
    (name) => search.get(name)?.slice(0, 100) ?? '',
  );
  const given = search.get('result');
  const result = given === 'ok' || given === 'refused' ? given : '';
  const begin = startOf(from, 0);
  const end = startOf(to, 1);
  return {
    action,
    result,
    person,
    address,
    from,
    to,
    filter: {
      ...(action === '' ? {} : { action }),
      ...(result === '' ? {} : { result }),
      ...(person === '' ? {} : { person }),
      ...(address === '' ? {} : { address }),
      ...(begin === null ? {} : { from: begin }),
      ...(end === null ? {} : { until: end }),
    },
  };
}

export function writeAuditFilter(shown: ShownFilter): Record<string, string> {
  const { action, result, person, address, from, to } = shown;
  return Object.fromEntries(
    Object.entries({ action, result, person, address, from, to }).filter(([, value]) => value !== ''),
  );
}

/** Local midnight of a day, or of a later one. */
function startOf(text: string, later: number): string | null {
  if (!day.test(text)) return null;
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
