import { expect, it } from 'vitest';
import { readAuditFilter, writeAuditFilter } from './audit-filter.ts';

it('asks for what the address says, both days with their last moment', () => {
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

it('leaves out what it does not know', () => {
  const { filter } = readAuditFilter(new URLSearchParams({ result: 'maybe', from: 'yesterday', other: 'x' }));
  expect(filter).toEqual({});
});
