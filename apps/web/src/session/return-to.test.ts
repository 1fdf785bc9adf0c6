import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

describe('safeReturnTo', () => {
  it('keeps a path of this site', () => {
    expect(safeReturnTo('/assignments/1?status=completed')).toBe('/assignments/1?status=completed');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\nb',
    '',
    null,
  ])('sends %j to the dashboard', (value) => {
    expect(safeReturnTo(value)).toBe('/dashboard');
  });
});
