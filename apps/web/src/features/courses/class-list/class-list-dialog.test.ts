import { expect, it } from 'vitest';
import { classListRow } from './class-list-dialog.tsx';

it('writes a student as one line, quotes and commas kept', () => {
  expect(classListRow({ name: 'Diaz, Ana "Anita"', email: 'ana@example.edu' })).toBe(
    '"Diaz, Ana ""Anita""","ana@example.edu"',
  );
  expect(classListRow({ name: 'Bo Lee', email: null })).toBe('"Bo Lee",""');
});
