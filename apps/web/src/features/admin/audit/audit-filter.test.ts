import { expect, it } from 'vitest';
import { readAuditFilter, writeAuditFilter } from './audit-filter.ts';

it('builds the query from the address, including the whole last day', () => {
  const search = new URLSearchParams({
    action: 'sign-in',
    result: 'refused',
    from: '2026-11-01',
    to: '2026-11-30',
  });
  const { filter, ...shown } = readAuditFilter(search);
  expect(filter).toEqual({
    action: 'sign-in',
    result: 'refused',
    from: new Date(2026, 10, 1).toISOString(),
    until: new Date(2026, 11, 1).toISOString(),
  });
  expect(writeAuditFilter(shown)).toEqual(Object.fromEntries(search));
});

it('drops unknown values', () => {
  const { filter } = readAuditFilter(new URLSearchParams({ result: 'maybe', from: 'yesterday', other: 'x' }));
  expect(filter).toEqual({});
});
