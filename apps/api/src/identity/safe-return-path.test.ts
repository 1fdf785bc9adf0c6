import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

// ASVS-3.7.2
describe('safeReturnPath', () => {
  it.each(['/dashboard', '/assignments/1?approved=false#top', '/'])('keeps %j', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'dashboard',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example',
    '/%2f%2fevil.example/..//x',
    '/%2fevil.example',
    '/\t/evil.example',
    '/%0d%0aLocation:x',
    '/./\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/%E0%A4%A',
    '/api/logout',
  ])('does not follow %j', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });

  it('never leaves the site', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', ':', '.', '%2', '5', 'f', '@', '?', '#', '\t', 'h') }),
        (tail) => {
          const url = new URL(safeReturnPath(`/${tail}`), 'https://greenpen.example');
          expect(url.origin).toBe('https://greenpen.example');
        },
      ),
    );
  });
});
