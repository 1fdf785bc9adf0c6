import { describe, expect, it } from 'vitest';
import { studentForTable } from './grade-submission.ts';

describe('studentForTable', () => {
  it('keeps what the review found', () => {
    const found = { name: 'Ana Diaz', email: 'ana@example.edu', otherName: 'Ben Lee' };
    expect(studentForTable(found)).toEqual(found);
    expect(studentForTable({ name: null, email: null })).toEqual({
      name: null,
      email: null,
      otherName: null,
    });
  });

  it('keeps out what a table cannot hold', () => {
    const inPaper = {
      name: `A\0na${'a'.repeat(300)}`,
      email: `${'x'.repeat(400)}@example.edu`,
      otherName: 'b'.repeat(300),
    };
    const { name, email, otherName } = studentForTable(inPaper);
    expect(name).toHaveLength(200);
    expect(name).not.toContain('\0');
    expect(email).toBeNull();
    expect(otherName).toHaveLength(200);
    expect(studentForTable({ name: ' \0 ', email: null }).name).toBeNull();
  });
});
