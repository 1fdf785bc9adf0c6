import { describe, expect, it } from 'vitest';
import { findStudent } from './find-student.ts';

describe('findStudent', () => {
  it("believes the learning management system's file name before the title page", () => {
    const inPaper = { name: 'A. Diaz', email: 'ana@example.edu' };
    expect(findStudent('Ana Diaz_12_assignsubmission_file_x.docx', inPaper)).toEqual({
      name: 'Ana Diaz',
      email: 'ana@example.edu',
    });
    expect(findStudent('essay.docx', inPaper)).toEqual(inPaper);
  });

  it('keeps out what a table cannot hold', () => {
    const inPaper = { name: `A\0na${'a'.repeat(300)}`, email: `${'x'.repeat(400)}@example.edu` };
    const { name, email } = findStudent('essay.docx', inPaper);
    expect(name).toHaveLength(200);
    expect(name).not.toContain('\0');
    expect(email).toBeNull();
    expect(findStudent('essay.docx', { name: ' \0 ', email: null }).name).toBeNull();
  });
});
